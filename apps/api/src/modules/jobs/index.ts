import type { ApiModule } from '../../module.ts';
import { jobPolicy } from './job.policy.ts';
import { Job } from './resolvers/Job.ts';
import { jobs as listJobs } from './resolvers/Query/jobs.ts';

/** Background jobs, visible to administrators. Running them is the platform's work. */
export const jobs: ApiModule = {
  name: 'jobs',
  resolvers: { Query: { jobs: listJobs }, Job },
  policy: jobPolicy,
};
