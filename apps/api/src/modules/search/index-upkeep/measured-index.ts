import type { MeasuredValue } from '../../../platform/metrics/metrics.ts';
import { listingIndex } from './listing-index.ts';

/** What is asked of an index that counts everything and nothing in particular. */
const everything = {
  group: null,
  conditions: [],
  total: { without: [] },
  counts: [],
  ranges: [],
  limit: 1,
};

/** Whether listings can be searched, and how many there are to find. */
export const measuredIndex: readonly MeasuredValue[] = [
  {
    name: 'search_index_ready',
    help: 'Whether the search index of this process is built (1) or not yet (0).',
    read: async () => (listingIndex.built ? 1 : 0),
  },
  {
    name: 'search_index_documents',
    help: 'Listings in the search index of this process.',
    async read() {
      const index = listingIndex.built;
      return index ? (await index.facets(everything)).total : null;
    },
  },
];
