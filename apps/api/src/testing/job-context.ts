import type { Config } from '../config.ts';
import type { JobContext } from '../platform/jobs/job-handler.ts';

/** What a job is run with by hand: nothing ends it. */
export const jobContext = (config: Config): JobContext => ({
  config,
  signal: new AbortController().signal,
});
