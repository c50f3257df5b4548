import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../../graphql/context.ts';
import type { Page } from '../../../platform/database/page.ts';
import { askedFields, isAsked } from '../../../platform/reads/index.ts';
import type { ListingRecord } from '../listing.model.ts';

/** A page of listings, with the businesses that an answer shows beside them read in one go. */
export async function withSellers<Listings extends Page<ListingRecord>>(
  page: Listings,
  { loaders }: Pick<Context, 'loaders'>,
  info: GraphQLResolveInfo,
): Promise<Listings> {
  const asked = askedFields(info, 'edges.node.business');
  if (!isAsked(asked)) return page;
  await loaders.businessById.ahead(
    page.edges.map(({ node }) => node.businessId),
    asked,
  );
  return page;
}
