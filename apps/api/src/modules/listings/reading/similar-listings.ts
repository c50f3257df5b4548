import { limits } from '@wiki/domain';
import type { PipelineStage, QueryFilter } from 'mongoose';
import { unionOf } from '../../../platform/database/union.ts';
import { type AskedFields, partOf, unionOfAsked } from '../../../platform/reads/index.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { publicListings } from '../listing.policy.ts';

/** One more than are shown: the listing itself may be among them. */
const taken = limits.listing.similar + 1;

type Group = Pick<ListingRecord, 'type'> & { category?: string };

/** A listing to find others like, and what is read of those; the whole of them for null. */
export interface LikeListing {
  listing: Compared;
  asked: AskedFields;
}

type Compared = Pick<ListingRecord, '_id' | 'type' | 'category'>;

/**
 * For each listing the public ones like it: of its category first, then others of its type, each the
 * newest first, never itself. One command for all of them, which reads at most 13 of each group.
 */
export async function similarListings(wanted: readonly LikeListing[]): Promise<ListingRecord[][]> {
  const groups = new Map<string, Group>();
  for (const {
    listing: { type, category },
  } of wanted) {
    groups.set(type, { type });
    if (category !== null) groups.set(`${type}:${category}`, { type, category });
  }
  const part = partOf(
    ListingModel,
    wanted.reduce<AskedFields>((all, { asked }) => unionOfAsked(all, asked), new Set()),
    ['type', 'category', 'datePublished'],
  );
  const shown = part ? [{ $project: part.projection }] : [];
  const pipelines = [...groups.values()].map((group) => [...newestOf(group), ...shown]);
  const found = await unionOf<ListingRecord>(ListingModel, pipelines);
  // What is in two groups came twice; a map keeps it once.
  const distinct = [...new Map(found.map((listing) => [String(listing._id), listing])).values()];
  if (part) distinct.forEach(part.mark);
  return wanted.map(({ listing }) => likeIt(listing, distinct));
}

const newestOf = (group: Group) =>
  [
    { $match: { ...publicListings, ...group } satisfies QueryFilter<ListingRecord> },
    { $sort: { datePublished: -1, _id: -1 } },
    { $limit: taken },
  ] satisfies PipelineStage[];

function likeIt(listing: Compared, found: readonly ListingRecord[]): ListingRecord[] {
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
