import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { askedFields } from '../../../platform/reads/index.ts';
import { popularSearches } from '../popular-searches/popular-searches.ts';
import { searchListings } from '../search.service.ts';
import { listingFacets } from './Query/listingFacets.ts';

export const root = {
  Query: {
    listingFacets,
    popularSearches: (_parent, { language }, ctx) =>
      popularSearches(language ?? ctx.request.language),
    search: (_parent, args, ctx, info) =>
      searchListings(ctx, args, askedFields(info, 'edges.node.listing')),
  },
} satisfies Resolvers;
