import type { ReasonGiven } from '@wiki/domain';
import type { ListingRecord } from '../listing.model.ts';

/** A listing once it is removed: it keeps the state that it comes back in. */
export const removedListing = (
  before: ListingRecord,
  reason: ReasonGiven | null,
): ListingRecord => ({
  ...before,
  status: 'removed',
  statusBefore: before.status === 'removed' ? (before.statusBefore ?? null) : before.status,
  removalReason: reason,
});

/** A removed listing given back in the state it had; paused where that is not known. */
export const restoredListing = (before: ListingRecord): ListingRecord => ({
  ...before,
  status: before.statusBefore ?? 'paused',
  statusBefore: null,
  removalReason: null,
});
