import {
  createBusinessSchema,
  setBusinessStatusSchema,
  setBusinessVerifiedSchema,
} from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { BusinessRecord } from '../business.model.ts';
import { type BusinessChanges, changeBusiness, createBusiness } from '../business.store.ts';
import { assertOwnBusinessName, checkListed } from '../profile/check-profile.ts';
import type { BusinessChange } from '../business.events.ts';
import { memberIdsOf } from '../people/people.store.ts';
import { isSameBusiness, verificationOf } from './verification.ts';

type Caller = Pick<Context, 'viewer'>;
interface Result {
  business: BusinessRecord;
}

/**
 * Creates an active business without an application, for administrators. It has no membership: its
 * listings show once it has one. Refused with the codes of the input's fields.
 */
export async function createBusinessByHand({ viewer }: Caller, input: unknown): Promise<Result> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'business.administer', null);
  const { description, lineOfBusiness = null, ...given } = parseInput(createBusinessSchema, input);
  assertOwnBusinessName(viewer, given.name);
  await checkListed({ ...given, lineOfBusiness });
  const _id = new Types.ObjectId();
  const businessId = _id.toHexString();
  return inTransaction(async () => {
    const business = await createBusiness({
      ...given,
      _id,
      description: {
        ...(description.en ? { en: description.en } : {}),
        ...(description.es ? { es: description.es } : {}),
      },
      services: { en: [], es: [] },
      address: null,
      contactEmail: null,
      contactPhone: null,
      links: { website: null, instagram: null, whatsapp: null, linkedin: null, facebook: null },
      lineOfBusiness,
      size: null,
      logo: null,
      cover: null,
      gallery: [],
      artwork: { seed: businessId, palette: 'jade' },
      status: 'active',
      isVerified: false,
      membership: null,
      applicationId: null,
      dateCreated: new Date(),
    });
    await recordEvent('business.created', userId, { businessId });
    return { business };
  });
}

/**
 * Marks a business as verified, as the administrator saw it, or takes the mark away. Refused with
 * `NOT_FOUND`, `FIELD_REQUIRED` without what was checked, and `CONFLICT` when the business goes by
 * another name or place meanwhile.
 */
export async function setVerified(ctx: Caller, input: unknown): Promise<Result> {
  const { businessId, isVerified, checked } = parseInput(setBusinessVerifiedSchema, input);
  const { userId } = signedIn(ctx.viewer);
  return administer(ctx, businessId, isVerified ? 'verified' : 'unverified', (business) => {
    if (!isVerified) return { isVerified, needsConfirmation: false };
    if (!checked || !isSameBusiness(business, checked)) throw refuse('CONFLICT', 'checked');
    const taxId = business.verification?.facts.taxId ?? null;
    const verification = verificationOf(business, { taxId, by: userId });
    return { isVerified, needsConfirmation: false, verification };
  });
}

/** Hides a business together with its listings, or shows it again, for administrators. Refused with `NOT_FOUND`. */
export async function setStatus(ctx: Caller, input: unknown): Promise<Result> {
  const { businessId, status } = parseInput(setBusinessStatusSchema, input);
  return administer(ctx, businessId, status === 'active' ? 'shown' : 'hidden', () => ({ status }));
}

async function administer(
  { viewer }: Caller,
  businessId: string,
  change: BusinessChange,
  changesFor: (business: BusinessRecord) => BusinessChanges,
): Promise<Result> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'business.administer', null);
  return inTransaction(async () => {
    const business = await changeBusiness(businessId, changesFor);
    if (!business) throw refuse('NOT_FOUND', 'businessId');
    await recordEvent('business.changed', userId, {
      businessId,
      userIds: await memberIdsOf(businessId),
      change,
    });
    return { business };
  });
}
