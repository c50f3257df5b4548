import type { ApiModule } from '../../module.ts';
import { narrowListsBy } from '../listings/index.ts';
import { fewListings } from './few-listings.ts';
import { watchListings } from './listing-index.ts';
import { FacetValue } from './resolvers/FacetValue.ts';
import { listingFacets } from './resolvers/Query/listingFacets.ts';
import { search as searchQuery } from './resolvers/Query/search.ts';
import { SearchHit } from './resolvers/SearchHit.ts';

narrowListsBy(fewListings);

export const search: ApiModule = {
  name: 'search',
  resolvers: { Query: { listingFacets, search: searchQuery }, FacetValue, SearchHit },
  watch: watchListings,
};
