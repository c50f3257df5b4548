import type { StatisticSource } from '../../kits/statistics/index.ts';
import { FavouriteModel } from './attention/favourite.model.ts';
import { ViewModel } from './attention/view.model.ts';

/** How often listings were looked at and kept. What is taken back marks its day where that happens. */
export const engagementStatistics: StatisticSource = {
  name: 'engagement',
  tallies: [
    { model: ViewModel, date: 'date', sums: { views: 1 } },
    { model: FavouriteModel, date: 'dateSaved', sums: { saves: 1 } },
  ],
  // Views are collected for a second: what is counted after midnight may be of the day before.
  touchedBy: { 'engagement.changed': (_data, at) => [at, new Date(at.getTime() - 60_000)] },
};
