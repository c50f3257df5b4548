import { addDays, startOfDay } from '@wiki/domain';
import type { StatisticsResolvers } from '../../../graphql/generated/resolvers.ts';
import { searchedInVain } from '../../search/index.ts';

const mostSearches = 10;

export const Statistics: StatisticsResolvers = {
  searchesInVain: ({ timeZone, from, until }) =>
    searchedInVain(
      startOfDay(timeZone, from),
      startOfDay(timeZone, addDays(until, 1)),
      mostSearches,
    ),
};
