import type { ApiModule } from '../../module.ts';
import { jobPolicy } from './job.policy.ts';
import './jobs.events.ts';
import { GivenUpEvent } from './resolvers/GivenUpEvent.ts';
import { Job } from './resolvers/Job.ts';
import { root } from './resolvers/root.ts';

/** Background work as administrators see and mend it. Doing it is the platform's work. */
export const jobs: ApiModule = {
  name: 'jobs',
  resolvers: { ...root, Job, GivenUpEvent },
  policy: jobPolicy,
};
