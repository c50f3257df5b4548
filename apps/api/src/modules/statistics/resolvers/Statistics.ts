import { addDays, startOfDay } from '@wiki/domain';
import type { StatisticsResolvers } from '../../../graphql/generated/resolvers.ts';
import { searchedInVain } from '../../search/index.ts';

const mostSearches = 10;

export const Statistics: StatisticsResolvers = {
  searchesInVain: ({ timeZone, dateFrom, dateUntil }) =>
    searchedInVain(
      startOfDay(timeZone, dateFrom),
      startOfDay(timeZone, addDays(dateUntil, 1)),
      mostSearches,
    ),
};
