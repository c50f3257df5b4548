import { Refusal, type UserError } from '../../../platform/errors/errors.ts';
import type { ListingRecord } from '../listing.model.ts';

/** What became of one of several listings. */
export interface Outcome {
  listingId: string;
  /** As it is now; null when deleted or refused. */
  listing: ListingRecord | null;
  userErrors: UserError[];
}

/** Does something to each of several listings, one after the other: a refusal keeps none of the others. */
export async function outcomesOf(
  listingIds: readonly string[],
  act: (listingId: string) => Promise<ListingRecord | null>,
): Promise<{ outcomes: Outcome[] }> {
  const outcomes: Outcome[] = [];
  for (const listingId of listingIds) {
    try {
      outcomes.push({ listingId, listing: await act(listingId), userErrors: [] });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcomes.push({ listingId, listing: null, userErrors: error.userErrors });
    }
  }
  return { outcomes };
}
