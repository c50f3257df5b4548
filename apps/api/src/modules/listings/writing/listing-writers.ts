import { limits } from '@wiki/domain';
import { assertCan, can } from '../../../authz/actions.ts';
import { type MaybeViewer, signedIn, type Viewer } from '../../../authz/session.ts';
import { assertVerifiedEmail } from '../../../authz/verified-email.ts';
import type { Context } from '../../../graphql/context.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { type BusinessRecord, findBusiness } from '../../businesses/index.ts';
import type { ListingRecord } from '../listing.model.ts';
import { findListing } from '../listing.store.ts';

/** Who calls the services of this module. */
export type Caller = Pick<Context, 'viewer' | 'config'>;

/** The caller, who may write for others to read. Refused with `EMAIL_NOT_VERIFIED` where that is demanded. */
export function writer(ctx: Caller): Viewer {
  const person = signedIn(ctx.viewer);
  assertVerifiedEmail(ctx);
  return person;
}

/**
 * The business to list for: the caller's own, or the one that an administrator names. Refused with
 * `FIELD_REQUIRED` and `NOT_FOUND` on `businessId`.
 * @throws `FORBIDDEN` for those who do not work for it.
 */
export async function sellerFor(
  viewer: Viewer,
  given: string | null | undefined,
): Promise<BusinessRecord> {
  const isAdministrator = can(viewer, 'listing.administer', null);
  if (isAdministrator && !given) throw refuse('FIELD_REQUIRED', 'businessId');
  const businessId = given ?? viewer.businessId ?? '';
  assertCan(viewer, 'listing.manage', { businessId });
  const business = await findBusiness(businessId);
  if (!business) throw refuse('NOT_FOUND', 'businessId');
  return business;
}

/** A listing that the caller manages; those of others are refused with `NOT_FOUND` like unknown ids. */
export async function managedListing(viewer: Viewer, listingId: string): Promise<ListingRecord> {
  const listing = await findListing(listingId);
  if (!listing || !can(viewer, 'listing.manage', listing)) throw refuse('NOT_FOUND', 'listingId');
  return listing;
}

/** Whether somebody may change what a listing says: what an administrator removed only administrators. */
export const canEdit = (
  viewer: MaybeViewer,
  listing: Pick<ListingRecord, 'businessId' | 'status'>,
): boolean =>
  can(viewer, 'listing.manage', listing) &&
  (listing.status !== 'removed' || can(viewer, 'listing.administer', null));

const { createdPerHour, savedPerMinute, actedPerHour } = limits.listing;
const quotas = {
  created: { points: createdPerHour, durationSeconds: 3_600 },
  saved: { points: savedPerMinute, durationSeconds: 60 },
  acted: { points: actedPerHour, durationSeconds: 3_600 },
  imported: { points: limits.import.perMinute, durationSeconds: 60 },
};

/**
 * Counts listings that a person begins, saves or acts on, or tables that are read.
 * @throws Refusal `TOO_MANY_REQUESTS`.
 */
export async function countWriting(
  what: keyof typeof quotas,
  userId: string,
  count = 1,
): Promise<void> {
  await limit(`listing-${what}`, userId, quotas[what], count);
}
