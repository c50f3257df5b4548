import type { Viewer } from '../../../authz/session.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { derivedOf, skuOf } from '../listing.derived.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { isPublic } from '../listing.policy.ts';

type Change = EventMap['listing.changed']['change'];
/** Who does it; null when reports hide a listing. */
type Actor = Pick<Viewer, 'memberType'> & { userId: string | null };

/**
 * Writes a listing that was changed, with what is derived of it, and records the change. Joins the
 * caller's transaction.
 * @throws Refusal `CONFLICT` when it is not in the state any more that it was read in.
 */
export async function saveChange(
  actor: Actor,
  before: ListingRecord,
  after: ListingRecord,
  change: Change,
): Promise<ListingRecord> {
  // What it copies of its counts changes beside this and is not written back.
  const { _id, sortedViews: _views, sortedContacts: _contacts, ...fields } = after;
  const saved = await ListingModel.findOneAndUpdate(
    { _id, status: before.status },
    {
      $set: { ...fields, ...derivedOf(after), ...keptSku(before, after), dateChanged: new Date() },
    },
    { returnDocument: 'after' },
  ).lean<ListingRecord | null>();
  if (!saved) throw refuse('CONFLICT');
  await recordChange(actor, before, saved, change);
  return saved;
}

/** One that kept its SKU from when case made two of them is only asked for another when it changes. */
const keptSku = (before: ListingRecord, after: ListingRecord): Partial<ListingRecord> =>
  skuOf(before) === skuOf(after) ? { skuKey: before.skuKey } : {};

/** Records what became of a listing; null stands for before it was and after it is gone. */
export async function recordChange(
  actor: Actor,
  before: ListingRecord | null,
  after: ListingRecord | null,
  change: Change,
): Promise<void> {
  const listing = after ?? before;
  if (!listing) return;
  await recordEvent('listing.changed', actor.userId, {
    listingId: listing._id.toHexString(),
    businessId: listing.businessId,
    listingType: listing.type,
    change,
    byAdministrator: actor.memberType === 'wikiAdmin',
    reasonKey: change === 'removed' ? (listing.removalReason?.key ?? null) : null,
    wasPublic: before !== null && isPublic(before),
    isPublic: after !== null && isPublic(after),
    isNew: after?.datePublished != null && before?.datePublished == null,
  });
}

/**
 * Runs a transaction that writes listings.
 * @throws Refusal `SKU_IN_USE` when another listing of the business has the SKU.
 */
export async function writingListings<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (isDuplicateKey(error)) throw refuse('SKU_IN_USE', 'sku');
    throw error;
  }
}
