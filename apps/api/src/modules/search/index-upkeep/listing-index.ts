import { KeptIndex } from '../../../platform/search/index/kept-index.ts';
import { IndexUpkeep, upkeepEvents } from './index-upkeep.ts';
import { listingIndexSchema, taxonomyNames } from './listing-document.ts';

/** The index of the public listings. */
export const listingIndex = new KeptIndex({
  name: 'listings',
  schema: async () => ({ ...listingIndexSchema, names: await taxonomyNames() }),
  events: upkeepEvents,
  upkeep: (index) => new IndexUpkeep(index),
});
