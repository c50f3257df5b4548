import { managersOf } from '../businesses/index.ts';
import { notifyLater } from '../notifications/index.ts';
import type { ListingRecord } from './listing.model.ts';

/** What administrators do to a listing that its business is told. */
type Told = 'remove' | 'restore';

/**
 * Tells those who manage the business that its listing was removed, and why, or given back. Joins the
 * caller's transaction.
 */
export async function tellManagers(action: Told, listing: ListingRecord): Promise<void> {
  const { _id, businessId, name, removalReason, dateChanged } = listing;
  const listingId = _id.toHexString();
  await notifyLater(await managersOf(businessId), {
    type: action === 'remove' ? 'listingRemoved' : 'listingRestored',
    params: {
      listingId,
      nameEn: name.en ?? name.es ?? '',
      nameEs: name.es ?? name.en ?? '',
      reasonKey: removalReason?.key ?? '',
      reasonText: removalReason?.text ?? '',
    },
    // It may be removed, restored and removed again, which is told each time.
    cause: `listing:${action}:${listingId}:${dateChanged.getTime()}`,
  });
}
