import type { Types } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import {
  assertPageSize,
  openCursor,
  type Page,
  pageInfoOf,
  sealCursor,
} from '../../platform/database/keyset.ts';
import { newestBusinesses } from '../businesses/index.ts';
import { newestListings } from '../listings/index.ts';
import { newestReviews } from '../reviews/index.ts';
import {
  type CommunityUpdateView,
  newestFirst,
  ofBusiness,
  ofListing,
  ofReview,
} from './community-update.ts';

const list = 'communityUpdates';

/**
 * A page of what happened in the network, the newest first: the newest of each kind, merged. What is
 * not public is never read. Throws `BAD_REQUEST` and `INVALID_CURSOR`.
 */
export async function listUpdates(
  { config }: Pick<Context, 'config'>,
  { first, after }: { first: number; after?: string | null | undefined },
): Promise<Page<CommunityUpdateView>> {
  assertPageSize(first);
  const before = after == null ? null : (openCursor(config, list, after) as [Date, Types.ObjectId]);
  const wanted = { before, first: first + 1 };
  const [listings, businesses, reviews] = await Promise.all([
    newestListings(wanted),
    newestBusinesses(wanted),
    newestReviews(wanted),
  ]);
  const found = [
    ...listings.map(ofListing),
    ...businesses.map(ofBusiness),
    ...reviews.map(ofReview),
  ].toSorted(newestFirst);
  const edges = found.slice(0, first).map((node) => ({
    node,
    get cursor() {
      return sealCursor(config, list, node.position);
    },
  }));
  return {
    edges,
    pageInfo: pageInfoOf(edges, {
      hasNextPage: found.length > first,
      hasPreviousPage: before !== null,
    }),
  };
}
