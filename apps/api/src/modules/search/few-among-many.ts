import { type ListingType, listingTypes } from '@wiki/domain';
import type { ListingFilter } from '@wiki/domain/schemas';
import { conditionsOf } from './facets/facet-conditions.ts';
import { listingIndex } from './index-upkeep/listing-index.ts';

/** A page of a list may read so many listings that meet its filter and put them in order. */
const few = 500;

/** Of no more than so many the database finds those that meet a filter by looking at each. */
const many = 1_000;

/**
 * The ids of the public listings of a type, or of all, that meet a filter, when they are so few
 * among so many that a list would look at most listings to fill a page; else null, as without an
 * index. The index may be a moment behind the database.
 */
export async function fewListings(
  type: ListingType | null,
  filter: ListingFilter,
): Promise<readonly string[] | null> {
  const index = listingIndex.built;
  const conditions = conditionsOf(filter);
  if (!index || conditions.length === 0) return null;
  const answers = await Promise.all(
    (type ? [type] : listingTypes).map((group) => index.matching({ group, conditions, most: few })),
  );
  if (answers.reduce((sum, { among }) => sum + among, 0) <= many) return null;
  const ids = answers.map((answer) => answer.ids);
  if (ids.includes(null)) return null;
  const all = ids.flatMap((own) => own ?? []);
  return all.length > few ? null : all;
}
