import type { Config } from '../../config.ts';
import type { JobRecord } from './job.model.ts';

/** Does the work of one type of job. May run twice after a crash, so it is idempotent. */
export interface JobHandler {
  type: string;
  /** How often it is tried before it is given up; delays grow from a second to an hour. */
  maxAttempts: number;
  /**
   * How long after it was done, or given up, it comes back, in milliseconds. The server begins such a
   * job by itself, and there is one of the type. Without it each job is done once.
   */
  intervalMilliseconds?: number;
  run(job: JobRecord, platform: { config: Config }): Promise<void>;
}
