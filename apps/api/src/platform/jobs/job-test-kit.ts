import { expect } from 'vitest';
import type { TestServer } from '../../testing/server.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueJob } from './enqueue-job.ts';
import type { JobHandler } from './job-handler.ts';
import { JobModel, type JobRecord } from './job.model.ts';
import { type JobOptions, JobRunner } from './job-runner.ts';

const runners: JobRunner[] = [];

/** Stops every runner that was started since. */
export async function stopWork(): Promise<void> {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()));
}

/** What a runner of a test is given beside its server. */
export type WorkGiven = Parameters<typeof workOn> extends [unknown, ...infer Given] ? Given : never;

/** Starts a runner whose work is given. */
export function workOn(
  server: TestServer,
  type: string,
  run: (job: JobRecord) => Promise<void> | void,
  {
    maxAttempts = 3,
    intervalMilliseconds,
    ...options
  }: Partial<JobOptions> & { maxAttempts?: number; intervalMilliseconds?: number } = {},
): JobRunner {
  const handler = {
    type,
    maxAttempts,
    ...(intervalMilliseconds ? { intervalMilliseconds } : {}),
    run: async (job: JobRecord) => run(job),
  };
  return workWith(server, [handler], options);
}

/** Starts a runner with these handlers. */
export function workWith(
  server: TestServer,
  handlers: JobHandler[],
  options: Partial<JobOptions> = {},
): JobRunner {
  const runner = new JobRunner(handlers, server.config, {
    pollMilliseconds: 20,
    firstDelayMilliseconds: 20,
    leaseMilliseconds: 300,
    ...options,
  });
  runners.push(runner);
  runner.start();
  return runner;
}

/** Adds a job that is due, or due later. */
export const add = (type: string, key: string, runAt?: Date) =>
  inTransaction(() => enqueueJob({ type, key, payload: {}, ...(runAt ? { runAt } : {}) }));

/** A job as it is stored. */
export const stateOf = async (key: string) => JobModel.findOne({ key }).lean<JobRecord>();

/** Waits until a job is in a state. */
export const reaches = (key: string, expected: Partial<JobRecord>) =>
  expect.poll(() => stateOf(key)).toMatchObject(expected);
