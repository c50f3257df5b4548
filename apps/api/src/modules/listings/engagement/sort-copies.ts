import type { Types } from 'mongoose';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import {
  type EngagementCounts,
  EngagementModel,
  type EngagementRecord,
} from './engagement.model.ts';

/** What a listing copies of its counts, to sort by. */
export type SortCopies = Pick<ListingRecord, 'sortedViews' | 'sortedContacts'>;

/** The copies that belong to counts. */
export const copiesOf = ({ views, contacts }: EngagementCounts): SortCopies => ({
  sortedViews: views,
  sortedContacts: contacts,
});

type Copies = SortCopies & { _id: Types.ObjectId };

/**
 * Has listings sorted by what is counted of them now: reads the counts of all, and writes to those whose
 * copies differ. Joins the caller's transaction and records no event.
 */
export async function sortByCounts(listingIds: readonly string[]): Promise<void> {
  const ids = [...new Set(listingIds)].map(parseObjectId).filter((id) => id !== null);
  if (ids.length === 0) return;
  const among = { _id: { $in: ids } };
  const few = { limit: ids.length };
  const counted = await documentsOf<EngagementRecord>(EngagementModel).find(among, few);
  const projection = { sortedViews: 1, sortedContacts: 1 };
  const found = await documentsOf<Copies>(ListingModel).find(among, { ...few, projection });
  const copied = new Map(found.map((copies) => [copies._id.toHexString(), copies]));
  const differing = counted.flatMap((counts) => {
    const now = copiesOf(counts);
    const then = copied.get(counts._id.toHexString());
    const isSame =
      then?.sortedViews === now.sortedViews && then.sortedContacts === now.sortedContacts;
    return isSame ? [] : [{ updateOne: { filter: { _id: counts._id }, update: { $set: now } } }];
  });
  if (differing.length > 0) await ListingModel.bulkWrite(differing, { ordered: false });
}
