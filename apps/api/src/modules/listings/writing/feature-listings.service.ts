import { mayFeature } from '@wiki/domain';
import { featureListingsSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { saveChange, writingListings } from './listing-changes.ts';
import { type Caller, managedListing } from './listing-writers.ts';
import { type Outcome, outcomesOf } from './act-on-each.ts';

/**
 * Features listings or ends it, for administrators: featured ones come first. Each is refused by
 * itself with `NOT_FOUND`, and drafts and removed ones with `ILLEGAL_TRANSITION`; one that is so
 * already stays as it is.
 */
export async function featureListings(
  ctx: Caller,
  input: unknown,
): Promise<{ outcomes: Outcome[] }> {
  const viewer = signedIn(ctx.viewer);
  assertCan(viewer, 'listing.administer', null);
  const { listingIds, isFeatured } = parseInput(featureListingsSchema, input);
  return outcomesOf(listingIds, (listingId) =>
    writingListings(async () => {
      const before = await managedListing(viewer, listingId);
      if (before.isFeatured === isFeatured) return before;
      if (isFeatured && !mayFeature(before.status)) throw refuse('ILLEGAL_TRANSITION');
      const change = isFeatured ? 'featured' : 'unfeatured';
      return saveChange(viewer, before, { ...before, isFeatured }, change);
    }),
  );
}
