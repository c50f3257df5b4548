import { limits } from '@wiki/domain';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { unionOf } from '../../platform/database/union.ts';
import { ListingModel, type ListingRecord } from './listing.model.ts';
import { publicListings } from './listing.policy.ts';

/** One more than are shown: the listing itself may be among them. */
const taken = limits.listing.similar + 1;

type Group = Pick<ListingRecord, 'type'> & { category?: string };

/**
 * For each listing the public ones like it: of its category first, then others of its type, each the
 * newest first, never itself. One command for all of them, which reads at most 13 of each group.
 */
export async function similarListings(
  listings: readonly ListingRecord[],
): Promise<ListingRecord[][]> {
  const groups = new Map<string, Group>();
  for (const { type, category } of listings) {
    groups.set(type, { type });
    if (category !== null) groups.set(`${type}:${category}`, { type, category });
  }
  const found = await unionOf<ListingRecord>(ListingModel, [...groups.values()].map(newestOf));
  // What is in two groups came twice; a map keeps it once.
  const distinct = [...new Map(found.map((listing) => [String(listing._id), listing])).values()];
  return listings.map((listing) => likeIt(listing, distinct));
}

const newestOf = (group: Group) =>
  [
    { $match: { ...publicListings, ...group } satisfies QueryFilter<ListingRecord> },
    { $sort: { datePublished: -1, _id: -1 } },
    { $limit: taken },
  ] satisfies PipelineStage[];

function likeIt(listing: ListingRecord, found: readonly ListingRecord[]): ListingRecord[] {
  const others = found
    .filter(({ _id, type }) => type === listing.type && !_id.equals(listing._id))
    .toSorted(newestFirst);
  return [
    ...others.filter(({ category }) => category === listing.category),
    ...others.filter(({ category }) => category !== listing.category),
  ];
}

const newestFirst = (one: ListingRecord, other: ListingRecord) =>
  Number(other.datePublished) - Number(one.datePublished) ||
  String(other._id).localeCompare(String(one._id));
