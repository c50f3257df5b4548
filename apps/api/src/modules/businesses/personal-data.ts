import { parseObjectId } from '../../platform/database/object-id.ts';
import { findUser, type UserRecord } from '../users/index.ts';
import { BusinessModel } from './business.model.ts';
import { findBusiness } from './business.store.ts';
import { InvitationModel, type InvitationRecord } from './people/invitation.model.ts';
import { eraseInvitationsTo } from './people/invitation.store.ts';
import { holdPeople } from './people/people.store.ts';

/** The business a person works for and the invitations to them, for the export of their data. */
export async function businessDataOf(userId: string): Promise<Record<string, unknown>> {
  const user = await findUser(userId);
  const invitations = user?.email ? await InvitationModel.find({ email: user.email }).lean() : [];
  return {
    business: user?.businessId ? await worksFor(user, user.businessId) : null,
    businessInvitations: await Promise.all(invitations.map(portable)),
  };
}

async function worksFor({ memberType, shownAs }: UserRecord, businessId: string) {
  const business = await findBusiness(businessId);
  // Those who manage the business may know how its membership stands.
  const managed = memberType === 'businessAdmin' ? { membership: business?.membership } : {};
  return business && { businessId, name: business.name, role: memberType, shownAs, ...managed };
}

async function portable({ businessId, ...invitation }: InvitationRecord) {
  const { _id, tokenHash: _secret, email: _own, ...rest } = invitation;
  return { businessId, business: (await findBusiness(businessId))?.name ?? null, ...rest };
}

/**
 * Who deletes their account leaves the business; what invited them is withdrawn and forgotten, and
 * the business's page does not show their own address and number any more. Joins the caller's
 * transaction.
 */
export async function erasePerson({ email, phone, businessId }: UserRecord): Promise<void> {
  if (email) await eraseInvitationsTo(email);
  if (!businessId) return;
  const business = await holdPeople(businessId);
  if (!business) return;
  const { contactEmail, contactPhone, links } = business;
  await BusinessModel.updateOne(
    { _id: parseObjectId(businessId) },
    {
      $set: {
        ...(email && contactEmail?.toLowerCase() === email ? { contactEmail: null } : {}),
        ...(phone && contactPhone === phone ? { contactPhone: null } : {}),
        ...(phone && links.whatsapp === phone ? { 'links.whatsapp': null } : {}),
      },
    },
  );
}
