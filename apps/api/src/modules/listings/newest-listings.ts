import type { QueryFilter, Types } from 'mongoose';
import { seek } from '../../platform/database/keyset.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { publicListings } from './listing.policy.ts';

/** The public listings published last, of every type, from a position (date and id) on back. */
export async function newestListings({
  before,
  first,
}: {
  before: readonly [Date, Types.ObjectId] | null;
  first: number;
}): Promise<ListingRecord[]> {
  const start = before ? seek(before, { field: 'datePublished', direction: -1 }) : {};
  return ListingModel.find({ ...publicListings, ...start } as QueryFilter<ListingRecord>)
    .sort({ datePublished: -1, _id: -1 })
    .limit(first)
    .lean<ListingRecord[]>();
}
