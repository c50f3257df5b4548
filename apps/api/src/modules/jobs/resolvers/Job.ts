import type { JobResolvers } from '../../../graphql/generated/resolvers.ts';
import type { Config } from '../../../config.ts';
import type { JobRecord } from '../../../platform/jobs/job.model.ts';
import { jobHandlers } from '../../../platform/jobs/known-handlers.ts';

export const Job: JobResolvers = {
  id: ({ _id }) => _id.toString(),
  dateRun: ({ runAt }) => runAt,
  timesPostponed: ({ postponed }) => postponed ?? 0,
  isParked: (job, _args, { config }) => awaitedSetting(job, config) !== null,
  awaitedSetting: (job, _args, { config }) => awaitedSetting(job, config),
};

const awaitedSetting = ({ status, type }: JobRecord, config: Config): string | null =>
  (status === 'PENDING' && jobHandlers.get(type)?.awaits?.(config)) || null;
