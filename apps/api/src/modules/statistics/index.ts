import type { ApiModule } from '../../module.ts';
import { activityConsumer, activityDataOf, activityStatistics } from './activity.ts';
import { root } from './resolvers/root.ts';
import { Statistics } from './resolvers/Statistics.ts';
import { statisticsMigrations } from './statistics.migrations.ts';
import { statisticsPolicy } from './statistics.policy.ts';

export { activitiesOf, insertActivities } from './activity.ts';
export type { ActivityRecord } from './activity.model.ts';

/** The figures of the network, by day: each module declares its own, this one counts and shows them. */
export const statistics: ApiModule = {
  name: 'statistics',
  statistics: [activityStatistics],
  resolvers: { ...root, Statistics },
  policy: statisticsPolicy,
  personalData: activityDataOf,
  migrations: statisticsMigrations,
  consumers: [activityConsumer],
};
