import { parseObjectId } from '../../../platform/database/object-id.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { publicListings } from '../listing.policy.ts';

/** All public listings, or in every state those of a business or with some ids. */
export type ListingSelection = 'public' | { businessId: string } | { ids: readonly string[] };

/** What one answer of the database holds: how many are given at a time says nothing of it. */
const batchSize = 500;

/** Reads listings in no order, so many at a time: for those who keep something of all of them. */
export async function* listingSlices(
  selection: ListingSelection,
  size: number,
): AsyncGenerator<ListingRecord[]> {
  // The driver's own cursor: no model is made of any of so many.
  const found = ListingModel.collection.find<ListingRecord>(filterOf(selection), { batchSize });
  let slice: ListingRecord[] = [];
  for await (const listing of found) {
    slice.push(listing);
    if (slice.length === size) {
      yield slice;
      slice = [];
    }
  }
  if (slice.length > 0) yield slice;
}

function filterOf(selection: ListingSelection) {
  if (selection === 'public') return { ...publicListings };
  if ('businessId' in selection) return { businessId: selection.businessId };
  return { _id: { $in: selection.ids.map(parseObjectId).filter((id) => id !== null) } };
}
