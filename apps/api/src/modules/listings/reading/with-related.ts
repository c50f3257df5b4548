import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Page } from '../../../platform/database/page.ts';
import { askedFields, isAsked } from '../../../platform/reads/index.ts';
import type { ListingRecord } from '../listing.model.ts';

/**
 * A page of listings, with what an answer shows beside them read in one go each, at the same time: their
 * businesses and their counts.
 */
export async function withRelated<Listings extends Page<ListingRecord>>(
  page: Listings,
  { loaders: { businessById, engagementOfListing } }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
): Promise<Listings> {
  const ofSellers = askedFields(info, 'edges.node.business');
  const ofCounts = askedFields(info, 'edges.node.engagement');
  const listings = page.edges.map(({ node }) => node);
  await Promise.all([
    isAsked(ofSellers) &&
      businessById.ahead(
        listings.map(({ businessId }) => businessId),
        ofSellers,
      ),
    isAsked(ofCounts) &&
      engagementOfListing.ahead(
        listings.map(({ _id }) => _id.toHexString()),
        ofCounts,
      ),
  ]);
  return page;
}
