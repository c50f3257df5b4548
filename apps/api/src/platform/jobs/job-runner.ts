import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from '../../config.ts';
import { databaseTime } from '../database/connect.ts';
import { storageUnavailable } from '../database/faults.ts';
import { logger } from '../logging/logger.ts';
import { inSpan } from '../tracing/spans.ts';
import { scrub } from '../logging/redact.ts';
import { onJobAdded } from './added-jobs.ts';
import { clockDifference } from './clock-difference.ts';
import { bringBackFutureJobs } from './future-jobs.ts';
import { FinalError, type JobHandler, ObsoleteError, ServiceAwayError } from './job-handler.ts';
import type { JobRecord } from './job.model.ts';
import { peopleFirst } from './people-first.ts';
import { claimJob, closeJob, delayJob, type JobEnd, renewJob } from './job.store.ts';

/** Settings that tests make smaller. */
export interface JobOptions {
  /** How long a job stays with a process that died, in milliseconds. */
  leaseMilliseconds: number;
  /** How often jobs are looked for that another process added or that waited, in milliseconds. */
  pollMilliseconds: number;
  /** The first delay after a failure, in milliseconds; it doubles each time, up to an hour. */
  firstDelayMilliseconds: number;
  /** How long jobs at hand may go on when the process stops, in milliseconds. */
  stopMilliseconds: number;
}

const defaults: JobOptions = {
  leaseMilliseconds: 10_000,
  pollMilliseconds: 1_000,
  firstDelayMilliseconds: 1_000,
  stopMilliseconds: 3_000,
};

const defaultPlaces = 2;
const defaultTimeLimit = 60_000;

const longestDelay = 3_600_000;

/** How rarely a job looks whether a storage or service is back, in milliseconds. */
const longestWait = 60_000;

/** For how long a service may be away before tries count, in milliseconds: four days. */
const outagePatience = 4 * 24 * 3_600_000;

/** How often the clock is compared with the database's, in milliseconds. */
const clockMilliseconds = 15_000;

/** The process stops: what was not done is another's now. */
class StoppingError extends Error {}

/** How one try of a job ended, before that is stored. */
interface Outcome {
  done: boolean;
  /** What was thrown when it was not done. */
  error: unknown;
}

/** Runs the jobs of the given types, one of possibly several processes that do. */
export class JobRunner {
  readonly #handlers: Map<string, JobHandler>;
  readonly #config: Config;
  readonly #options: JobOptions;
  /** Aborts when no more jobs are to be taken. */
  readonly #stopping = new AbortController();
  /** Aborts when the jobs at hand are to be left to others. */
  readonly #leaving = new AbortController();
  readonly #running = new Map<Promise<void>, string>();
  #working: Promise<void> = Promise.resolve();
  /** Settles when a job is added or no more are to be taken. */
  #news = Promise.withResolvers<void>();
  #endNews: () => void = () => {};
  /** How much later it is for the database than for this process, in milliseconds. */
  #clockOffset = 0;
  #clockTimer: NodeJS.Timeout | undefined;

  constructor(handlers: readonly JobHandler[], config: Config, options: Partial<JobOptions> = {}) {
    // Parked jobs are not even looked at: they wait until the setting is there.
    const working = handlers.filter((handler) => (handler.awaits?.(config) ?? null) === null);
    this.#handlers = new Map(working.map((handler) => [handler.type, handler]));
    this.#config = config;
    this.#options = { ...defaults, ...options };
  }

  start(): void {
    if (this.#handlers.size === 0) return;
    this.#endNews = onJobAdded(() => this.#news.resolve());
    this.#working = this.#compareClocks().then(() => this.#work());
    this.#clockTimer = setInterval(() => void this.#compareClocks(), clockMilliseconds).unref();
  }

  /**
   * Takes no more jobs, gives those at hand a few seconds to finish, and leaves what still hangs then
   * to another process.
   */
  async stop(): Promise<void> {
    clearInterval(this.#clockTimer);
    this.#endNews();
    this.#stopping.abort();
    this.#news.resolve();
    const late = setTimeout(() => this.#leaving.abort(), this.#options.stopMilliseconds);
    await this.#working;
    clearTimeout(late);
  }

  /** Takes one job after the other as long as its type has room, and looks again when one has ended. */
  async #work(): Promise<void> {
    for (;;) {
      await peopleFirst(this.#stopping.signal);
      if (this.#stopping.signal.aborted) break;
      // Before it is looked: what is added meanwhile is looked for again.
      this.#news = Promise.withResolvers();
      const types = this.#typesWithRoom();
      const job = await this.#claim(types).catch(interrupted);
      if (job) {
        const work = this.#run(job)
          .catch(interrupted)
          .then(() => void this.#running.delete(work));
        this.#running.set(work, job.type);
      } else await this.#untilNews();
    }
    await Promise.all(this.#running.keys());
  }

  /** Waits until a job may be there, or a place for one. */
  async #untilNews(): Promise<void> {
    if (this.#stopping.signal.aborted) return;
    const timer = setTimeout(() => this.#news.resolve(), this.#options.pollMilliseconds);
    await Promise.race([this.#news.promise, ...this.#running.keys()]);
    clearTimeout(timer);
  }

  #typesWithRoom(): string[] {
    const taken = [...this.#running.values()];
    return [...this.#handlers.values()]
      .filter(
        ({ type, places = defaultPlaces }) => taken.filter((of) => of === type).length < places,
      )
      .map(({ type }) => type);
  }

  async #claim(types: string[]): Promise<JobRecord | null> {
    if (types.length === 0) return null;
    const now = new Date(Date.now() + this.#clockOffset);
    return claimJob(types, this.#options.leaseMilliseconds, now);
  }

  async #run(job: JobRecord): Promise<void> {
    const handler = this.#handlers.get(job.type);
    if (!handler) return;
    // Only a process that died while trying leaves more attempts behind than a handler allows.
    if (job.attempts > handler.maxAttempts) {
      await this.#untilStored(() => this.#giveUp(job, handler, 'Interrupted'));
      return;
    }
    const renewal = setInterval(() => {
      void renewJob(job, this.#options.leaseMilliseconds).catch(() => {});
    }, this.#options.leaseMilliseconds / 3);
    try {
      const { done, error } = await this.#try(job, handler);
      await this.#untilStored(() =>
        done ? this.#close(job, handler, { status: 'DONE' }) : this.#fail(job, handler, error),
      );
    } finally {
      clearInterval(renewal);
    }
  }

  /** Runs a job no longer than its time, nor than this process has. Never throws. */
  async #try(job: JobRecord, handler: JobHandler): Promise<Outcome> {
    const { timeLimitMilliseconds = defaultTimeLimit } = handler;
    const signal = AbortSignal.any([
      AbortSignal.timeout(timeLimitMilliseconds),
      this.#leaving.signal,
    ]);
    const over = new Promise<Outcome>((resolve) => {
      signal.addEventListener('abort', () => {
        const error = this.#leaving.signal.aborted
          ? new StoppingError('The process stops.')
          : new Error(`It took longer than ${timeLimitMilliseconds / 1000} s.`);
        resolve({ done: false, error });
      });
    });
    const work = async (): Promise<Outcome> => {
      try {
        await inSpan(`job ${job.type}`, { 'wiki.job.id': job._id.toHexString() }, () =>
          handler.run(job, { config: this.#config, signal }),
        );
        return { done: true, error: null };
      } catch (error) {
        return { done: false, error };
      }
    };
    return Promise.race([over, work()]);
  }

  async #fail(job: JobRecord, handler: JobHandler, error: unknown): Promise<void> {
    if (error instanceof StoppingError) {
      await delayJob(job, { milliseconds: 0, counts: false, lastError: job.lastError });
      return;
    }
    if (error instanceof ObsoleteError) {
      await this.#close(job, handler, { status: 'DISCARDED', lastError: error.message });
      return;
    }
    const context = { err: error, job: job._id, type: job.type };
    const lastError = describe(error);
    if (isSomebodyElses(job, error)) {
      const milliseconds = this.#growing(job.postponed, longestWait);
      if (job.postponed === 0) logger.warn(context, 'job waits for a storage or service');
      await delayJob(job, { milliseconds, counts: false, lastError });
    } else if (error instanceof FinalError || job.attempts >= handler.maxAttempts) {
      logger.error(context, 'job given up');
      await this.#giveUp(job, handler, lastError);
    } else {
      logger.warn(context, 'job failed, trying again');
      const milliseconds = this.#growing(job.attempts - 1, longestDelay);
      await delayJob(job, { milliseconds, counts: true, lastError });
    }
  }

  async #giveUp(job: JobRecord, handler: JobHandler, lastError: string): Promise<void> {
    await handler.giveUp?.(job);
    await this.#close(job, handler, { status: 'FAILED', lastError });
  }

  /** Closes a job, or lets one that comes back wait for its interval. */
  async #close(
    job: JobRecord,
    { type, intervalMilliseconds }: JobHandler,
    outcome: JobEnd,
  ): Promise<void> {
    // Only the one job of the type comes back, which has its name as its key.
    const comesBack = intervalMilliseconds !== undefined && job.key === type;
    await closeJob(job, outcome, comesBack ? intervalMilliseconds : null);
  }

  /** How a job ended is stored as soon as the storage takes it, as long as this process may wait. */
  async #untilStored(store: () => Promise<void>): Promise<void> {
    for (let failures = 0; ; failures++) {
      try {
        await store();
        return;
      } catch (error) {
        if (!storageUnavailable(error)) throw error;
        if (failures === 0) logger.warn({ err: error }, 'the end of a job waits for the storage');
        if (this.#stopping.signal.aborted) return;
        await this.#pause(this.#growing(failures, 5_000));
      }
    }
  }

  /** Learns how far this clock is off, and brings back what one that was ahead had put off. */
  async #compareClocks(): Promise<void> {
    try {
      const before = Date.now();
      const now = await databaseTime();
      this.#clockOffset = clockDifference(now.getTime(), before, Date.now());
      await bringBackFutureJobs(now);
    } catch (error) {
      interrupted(error);
    }
  }

  /** A doubling delay, up to a fifth shorter or longer so that jobs do not come back together. */
  #growing(failures: number, longest: number): number {
    const delays = this.#options.firstDelayMilliseconds * 2 ** Math.min(failures, 30);
    return Math.min(delays, longest) * (0.8 + Math.random() * 0.4);
  }

  async #pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

/** Whether nothing is wrong with the job: a storage is away, or a service not yet for too long. */
const isSomebodyElses = ({ dateCreated }: JobRecord, error: unknown): boolean =>
  storageUnavailable(error) ||
  (error instanceof ServiceAwayError && Date.now() - dateCreated.getTime() < outagePatience);

/** A database that cannot be reached is asked again; anything else is worth a word. */
function interrupted(error: unknown): null {
  if (!storageUnavailable(error)) logger.error({ err: error }, 'job runner interrupted');
  return null;
}

const describe = (error: unknown): string =>
  scrub(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown').slice(0, 500);
