import type { ListingType } from '@wiki/domain';
import type { ListingFilter } from '@wiki/domain/schemas';

/**
 * Answers the ids of all public listings of a type, or of every type, that meet a filter when they
 * are few among many, else null. It may be a moment behind the database.
 */
type FindFew = (
  type: ListingType | null,
  filter: ListingFilter,
) => Promise<readonly string[] | null>;

let find: FindFew | null = null;

/** Lets somebody who knows how many listings meet a filter spare lists the search for a few of many. */
export function narrowListsBy(by: FindFew): void {
  find = by;
}

/** The ids to look among, or null for all. A list works without them. */
export async function fewListings(
  type: ListingType | null,
  filter: ListingFilter,
): Promise<readonly string[] | null> {
  try {
    return (await find?.(type, filter)) ?? null;
  } catch {
    return null;
  }
}
