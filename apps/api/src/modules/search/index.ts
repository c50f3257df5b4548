import type { ApiModule } from '../../module.ts';
import { narrowListsBy } from '../listings/index.ts';
import { fewListings } from './few-listings.ts';
import { listingIndex } from './listing-index.ts';
import { measuredIndex } from './measured-index.ts';
import { FacetValue } from './resolvers/FacetValue.ts';
import { root } from './resolvers/root.ts';
import { searchMigrations, searchStatistics } from './search-counting.ts';
import { SearchHit } from './resolvers/SearchHit.ts';

export { plantPopularSearches } from './popular-searches.ts';
export { plantSearches, searchedInVain } from './search-counting.ts';

narrowListsBy(fewListings);

export const search: ApiModule = {
  name: 'search',
  statistics: [searchStatistics],
  migrations: searchMigrations,
  resolvers: {
    ...root,
    FacetValue,
    SearchHit,
  },
  measured: measuredIndex,
  watch: (live) => listingIndex.watch(live),
};
