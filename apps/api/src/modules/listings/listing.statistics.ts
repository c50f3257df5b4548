import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ListingModel } from './listing.model.ts';

/** What was published for the first time, by type. */
export const listingStatistics: StatisticSource = {
  name: 'listings',
  tallies: [
    {
      model: ListingModel,
      date: 'datePublished',
      sums: { published: 1 },
      by: { published: 'type' },
    },
  ],
  touchedBy: {
    'listing.changed': async ({ listingId }, at) => {
      const _id = parseObjectId(listingId);
      const found = _id && (await ListingModel.findOne({ _id }, { datePublished: 1 }).lean());
      return [at, found?.datePublished];
    },
  },
};
