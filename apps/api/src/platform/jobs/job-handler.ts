import type { Config } from '../../config.ts';
import type { JobRecord } from './job.model.ts';

/** What a job is run with. */
export interface JobContext {
  config: Config;
  /**
   * Aborts when the job's time is over or the process stops. Whoever waits for something that may
   * never answer passes it on: the runner goes on without the job then, whatever the job does.
   */
  signal: AbortSignal;
}

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
  /** How many of the type a process runs side by side: they take no room from other types. 2 by default. */
  places?: number;
  /** How long one may take before it counts as failed, in milliseconds. One minute by default. */
  timeLimitMilliseconds?: number;
  run(job: JobRecord, context: JobContext): Promise<void>;
  /** Notes elsewhere that a job was given up, just before it is. */
  giveUp?(job: JobRecord): Promise<void>;
  /**
   * Prepares a job that was given up for being run again, in the transaction that does so; false
   * when what it needs is no longer kept.
   */
  retry?(job: JobRecord): Promise<boolean>;
  /**
   * The setting that jobs of the type wait for, where this installation does not have it: they are
   * not tried until it is there. Null where nothing is missing.
   */
  awaits?(config: Config): 'SMTP_URL' | 'BILLING_URL' | null;
}

/** What a job was for is over, which its message says: it is left undone, and nothing is wrong. */
export class ObsoleteError extends Error {}

/** No later try can help, as whoever was asked said: the job is given up at once. */
export class FinalError extends Error {}

/**
 * An outside service can't be reached or doesn't answer at all, which is not the job's fault: it is
 * tried again every minute or more often, and these tries don't count.
 */
export class ServiceAwayError extends Error {
  constructor(service: string, cause: unknown) {
    super(`${service} is away: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'ServiceAwayError';
  }
}
