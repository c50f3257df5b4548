import { setTimeout as delay } from 'node:timers/promises';
import type { Types } from 'mongoose';
import type { Config } from '../../config.ts';
import { databaseUnavailable } from '../database/connect.ts';
import { processId } from '../database/lease.ts';
import { logger } from '../logging/logger.ts';
import { scrub } from '../logging/redact.ts';
import type { JobHandler } from './job-handler.ts';
import { JobModel, type JobRecord } from './job.model.ts';

/** Settings that tests make smaller. */
export interface JobOptions {
  /** How long a job stays with a process that died, in milliseconds. */
  leaseMilliseconds: number;
  /** How often waiting jobs are looked for, in milliseconds. */
  pollMilliseconds: number;
  /** How many jobs run side by side in this process. */
  concurrency: number;
  /** The first delay after a failure, in milliseconds; it doubles each time, up to an hour. */
  firstDelayMilliseconds: number;
}

const defaults: JobOptions = {
  leaseMilliseconds: 10_000,
  pollMilliseconds: 250,
  concurrency: 4,
  firstDelayMilliseconds: 1_000,
};

const longestDelay = 3_600_000;

/** Runs the jobs of the given types, one of possibly several processes that do. */
export class JobRunner {
  readonly #handlers: Map<string, JobHandler>;
  readonly #config: Config;
  readonly #options: JobOptions;
  readonly #stopping = new AbortController();
  #working: Promise<void> = Promise.resolve();

  constructor(handlers: readonly JobHandler[], config: Config, options: Partial<JobOptions> = {}) {
    this.#handlers = new Map(handlers.map((handler) => [handler.type, handler]));
    this.#config = config;
    this.#options = { ...defaults, ...options };
  }

  start(): void {
    if (this.#handlers.size === 0) return;
    this.#working = this.#work();
  }

  /** Lets the jobs at hand finish and takes no more. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  /** Takes one job after the other as long as there is room, and looks again when one has ended. */
  async #work(): Promise<void> {
    const { concurrency } = this.#options;
    const running = new Set<Promise<void>>();
    while (!this.#stopping.signal.aborted) {
      const isFull = running.size >= concurrency;
      const job = isFull ? null : await this.#claim().catch(interrupted);
      if (job) {
        const work = this.#run(job)
          .catch(interrupted)
          .then(() => void running.delete(work));
        running.add(work);
      } else await Promise.race(isFull ? running : [this.#pause(), ...running]);
    }
    await Promise.all(running);
  }

  async #claim(): Promise<JobRecord | null> {
    const now = new Date();
    return JobModel.findOneAndUpdate(
      {
        status: 'PENDING',
        runAt: { $lte: now },
        type: { $in: [...this.#handlers.keys()] },
        $or: [{ leaseUntil: null }, { leaseUntil: { $lt: now } }],
      },
      { $set: { leaseOwner: processId, leaseUntil: this.#leaseEnd() }, $inc: { attempts: 1 } },
      { sort: { runAt: 1 }, returnDocument: 'after' },
    ).lean<JobRecord>();
  }

  async #run(job: JobRecord): Promise<void> {
    const handler = this.#handlers.get(job.type);
    if (!handler) return;
    // Only a process that died while trying leaves more attempts behind than a handler allows.
    if (job.attempts > handler.maxAttempts) {
      await this.#end(job, handler, { status: 'FAILED', lastError: 'Interrupted' });
      return;
    }
    const renewal = setInterval(() => {
      void this.#update(job._id, { leaseUntil: this.#leaseEnd() }).catch(() => {});
    }, this.#options.leaseMilliseconds / 3);
    try {
      await handler.run(job, { config: this.#config });
      // What was worked with is nobody's any more: its key alone stops a repeat.
      await this.#end(job, handler, { status: 'DONE', finishedAt: new Date(), payload: {} });
    } catch (error) {
      const lastError = describe(error);
      const failed = job.attempts >= handler.maxAttempts;
      if (failed) logger.error({ err: error, job: job._id, type: job.type }, 'job given up');
      else logger.warn({ err: error, job: job._id, type: job.type }, 'job failed, trying again');
      if (failed) await this.#end(job, handler, { status: 'FAILED', lastError });
      else {
        const runAt = new Date(Date.now() + this.#delayAfter(job.attempts));
        await this.#update(job._id, { ...released, lastError, runAt });
      }
    } finally {
      clearInterval(renewal);
    }
  }

  /** Closes a job, or lets one that comes back wait for its interval. */
  async #end(
    { _id, key }: JobRecord,
    { type, intervalMilliseconds }: JobHandler,
    outcome: Pick<JobRecord, 'status'> & Partial<JobRecord>,
  ): Promise<void> {
    // Only the one job of the type comes back, which has its name as its key.
    if (intervalMilliseconds === undefined || key !== type) {
      await this.#update(_id, { ...released, ...outcome });
      return;
    }
    const runAt = new Date(Date.now() + intervalMilliseconds);
    const lastError = outcome.lastError ?? null;
    await this.#update(_id, { ...released, attempts: 0, lastError, runAt });
  }

  /** Changes a job only while it is still ours. */
  async #update(_id: Types.ObjectId, change: Partial<JobRecord>): Promise<void> {
    await JobModel.updateOne({ _id, leaseOwner: processId, status: 'PENDING' }, { $set: change });
  }

  #leaseEnd(): Date {
    return new Date(Date.now() + this.#options.leaseMilliseconds);
  }

  /** A growing delay, up to a fifth shorter or longer so that jobs do not come back together. */
  #delayAfter(attempts: number): number {
    const delays = this.#options.firstDelayMilliseconds * 2 ** Math.min(attempts - 1, 30);
    return Math.min(delays, longestDelay) * (0.8 + Math.random() * 0.4);
  }

  async #pause(): Promise<void> {
    const { pollMilliseconds } = this.#options;
    await delay(pollMilliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

const released = { leaseOwner: null, leaseUntil: null };

/** A database that cannot be reached is asked again; anything else is worth a word. */
function interrupted(error: unknown): null {
  if (!databaseUnavailable(error)) logger.error({ err: error }, 'job runner interrupted');
  return null;
}

const describe = (error: unknown): string =>
  scrub(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 500);
