import { Types } from 'mongoose';
import { refuse } from '../../../platform/errors/errors.ts';
import { changeUser } from '../../users/index.ts';
import type { BusinessProfile } from '../business.model.ts';
import { createBusiness } from '../business.store.ts';
import { createInvitation } from '../people/invitation.store.ts';
import { showImages } from '../profile/profile-images.ts';
import { verificationOf } from './verification.ts';

/** Somebody an application names to act for its business. */
export interface AuthorizedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

/** An application that becomes a business. */
export interface Activation {
  applicationId: string;
  /** The applicant, who becomes its business administrator. */
  ownerId: string;
  /** The public part of the application. */
  profile: BusinessProfile;
  /** What its documents were checked against, beside the name and the place. */
  taxId: string | null;
  /** The administrator who checked them. */
  verifiedBy: string;
  authorizedUsers: readonly AuthorizedPerson[];
  /** The first month of the membership. */
  periodStart: Date;
  periodEnd: Date;
}

/**
 * Makes a verified business with an active membership of an application, its applicant the business
 * administrator, and invites the people it names. Joins the caller's transaction and records no
 * event. Refused with `ALREADY_MEMBER` for an applicant who belongs to a business meanwhile or
 * administers the platform. A second activation of an application fails with the unique index's
 * error (code 11000).
 */
export async function activateBusiness({
  applicationId,
  ownerId,
  profile,
  taxId,
  verifiedBy,
  authorizedUsers,
  periodStart,
  periodEnd,
}: Activation): Promise<{ businessId: string }> {
  const _id = new Types.ObjectId();
  const businessId = _id.toHexString();
  const owner = await changeUser(
    ownerId,
    { businessId, memberType: 'businessAdmin' },
    { businessId: null, memberType: 'user' },
  );
  if (!owner) throw refuse('ALREADY_MEMBER');
  await createBusiness({
    ...profile,
    _id,
    artwork: { seed: businessId, palette: 'jade' },
    status: 'active',
    isVerified: true,
    verification: verificationOf(profile, { taxId, by: verifiedBy }),
    membership: {
      plan: 'business',
      status: 'active',
      periodStart,
      periodEnd,
      graceEnd: null,
      endsAtPeriodEnd: false,
      suspensionReason: null,
    },
    applicationId,
    dateCreated: new Date(),
  });
  await showImages(businessId, ownerId, profile);
  const invited = new Set([owner.email]);
  for (const { firstName, lastName, email } of authorizedUsers) {
    const address = email.trim().toLowerCase();
    if (invited.has(address)) continue;
    invited.add(address);
    const { language } = owner;
    await createInvitation({
      businessId,
      email: address,
      firstName,
      lastName,
      role: 'business',
      language,
    });
  }
  return { businessId };
}
