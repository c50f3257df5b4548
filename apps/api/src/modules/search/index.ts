import type { ApiModule } from '../../module.ts';
import { indexPlace } from '../../platform/search/index-place.ts';
import { narrowListsBy } from '../listings/index.ts';
import { fewListings } from './few-among-many.ts';
import { listingIndex } from './index-upkeep/listing-index.ts';
import { measuredIndex } from './index-upkeep/measured-index.ts';
import { FacetValue } from './resolvers/FacetValue.ts';
import { root } from './resolvers/root.ts';
import { searchMigrations, searchStatistics } from './popular-searches/search-counting.ts';
import { SearchHit } from './resolvers/SearchHit.ts';

export { insertPopularSearches } from './popular-searches/popular-searches.ts';
export { insertSearches, searchedInVain } from './popular-searches/search-counting.ts';

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
  watch: (live, config) => listingIndex.watch(live, indexPlace(config, 'search')),
  built: { search: () => listingIndex.built !== null },
  settle: () => listingIndex.settle(),
};
