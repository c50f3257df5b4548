import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { query } from '../../../kits/resource/index.ts';
import { popularSearches } from '../popular-searches.ts';
import { searchListings } from '../search.service.ts';
import { listingFacets } from './Query/listingFacets.ts';

export const root = {
  Query: {
    listingFacets,
    popularSearches: () => popularSearches(),
    search: query(searchListings),
  },
} satisfies Resolvers;
