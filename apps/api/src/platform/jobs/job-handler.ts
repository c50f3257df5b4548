import type { Config } from '../../config.ts';
import type { JobRecord } from './job.model.ts';

/** Does the work of one type of job. May run twice after a crash, so it is idempotent. */
export interface JobHandler {
  type: string;
  /** How often it is tried before it is given up; delays grow from a second to an hour. */
  maxAttempts: number;
  run(job: JobRecord, platform: { config: Config }): Promise<void>;
}
