import type { Types } from 'mongoose';
import type { Context } from '../../graphql/context.ts';
import {
  openCursor,
  pageSizeOf,
  sealCursor,
  type Stretch,
} from '../../platform/database/keyset.ts';
import { Edge, type Page, type PageArguments, PageInfo } from '../../platform/database/page.ts';
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
 * A page of what happened in the network, the newest first: the nearest of each kind, merged. What is
 * not public is never read. Throws `BAD_REQUEST` and `INVALID_CURSOR`.
 */
export async function listUpdates(
  { config }: Pick<Context, 'config'>,
  page: PageArguments,
): Promise<Page<CommunityUpdateView>> {
  const { size, backwards } = pageSizeOf(page);
  const start = backwards ? page.before : page.after;
  const from = start == null ? null : (openCursor(config, list, start) as [Date, Types.ObjectId]);
  const stretch: Stretch = { from, towards: backwards ? 'newer' : 'older', limit: size + 1 };
  const [listings, businesses, reviews] = await Promise.all([
    newestListings(stretch),
    newestBusinesses(stretch),
    newestReviews(stretch),
  ]);
  const found = [
    ...listings.map(ofListing),
    ...businesses.map(ofBusiness),
    ...reviews.map(ofReview),
  ].toSorted((one, other) => (backwards ? newestFirst(other, one) : newestFirst(one, other)));
  const nodes = found.slice(0, size);
  if (backwards) nodes.reverse();
  const cursorOf = ({ position }: CommunityUpdateView) => sealCursor(config, list, position);
  const edges = nodes.map((node) => new Edge(node, cursorOf));
  const more = found.length > size;
  return {
    edges,
    pageInfo: new PageInfo(edges, {
      hasNextPage: backwards ? from !== null : more,
      hasPreviousPage: backwards ? more : from !== null,
    }),
  };
}
