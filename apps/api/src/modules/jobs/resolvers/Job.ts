import type { JobResolvers } from '../../../graphql/generated/resolvers.ts';
import { jobHandlers } from '../../../platform/jobs/known-handlers.ts';

export const Job: JobResolvers = {
  id: ({ _id }) => _id.toString(),
  dateRun: ({ runAt }) => runAt,
  timesPostponed: ({ postponed }) => postponed ?? 0,
  isParked: ({ status, type }, _args, { config }) =>
    status === 'PENDING' && jobHandlers.get(type)?.isParked?.(config) === true,
};
