import type { QueryFilter } from 'mongoose';
import { along, type Stretch } from '../../../platform/database/keyset.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { publicListings } from '../listing.policy.ts';

/** The public listings published last, of every type, from a position on one way or the other. */
export async function newestListings(stretch: Stretch): Promise<ListingRecord[]> {
  const { within, sort } = along('datePublished', stretch);
  return ListingModel.find({ ...publicListings, ...within } as QueryFilter<ListingRecord>, null, {
    sort,
    limit: stretch.limit,
  }).lean<ListingRecord[]>();
}
