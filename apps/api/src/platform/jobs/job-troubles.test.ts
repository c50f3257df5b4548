import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { expectErrorLog } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';
import { type JobHandler, ServiceAwayError } from './job-handler.ts';
import { JobModel } from './job.model.ts';
import {
  add,
  reaches,
  stateOf,
  stopWork,
  type WorkGiven,
  workOn,
  workWith,
} from './job-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn] });
});
afterEach(stopWork);
afterAll(() => server.stop());

const work = (...given: WorkGiven) => workOn(server, ...given);

/** A handler whose jobs never end by themselves; `ended` counts those that were told to. */
function hanging(type: string, changes: Partial<JobHandler> = {}) {
  const state = { running: 0, ended: 0 };
  const handler: JobHandler = {
    type,
    maxAttempts: 2,
    run: (_job, { signal }) => {
      state.running += 1;
      signal.addEventListener('abort', () => void (state.ended += 1));
      return new Promise(() => {});
    },
    ...changes,
  };
  return { handler, state };
}

describe('jobs that hang', () => {
  test('take no room from other types', async () => {
    const { handler, state } = hanging('stuck', { places: 3 });
    const ran: string[] = [];
    const other: JobHandler = {
      type: 'free',
      maxAttempts: 1,
      run: async ({ key }) => void ran.push(key),
    };
    for (let count = 0; count < 5; count++) await add('stuck', `stuck:${count}`);
    workWith(server, [handler, other], { stopMilliseconds: 50 });
    await expect.poll(() => state.running).toBe(3);
    for (let count = 0; count < 5; count++) await add('free', `free:${count}`);
    await expect.poll(() => ran.length).toBe(5);
    expect(state.running).toBe(3);
  });

  test('fail when their time is over, and are given up in the end', async () => {
    expectErrorLog(/job given up/);
    const { handler, state } = hanging('slow', { timeLimitMilliseconds: 100 });
    workWith(server, [handler]);
    await add('slow', 'slow:1');
    await reaches('slow:1', {
      status: 'FAILED',
      attempts: 2,
      lastError: 'Error: It took longer than 0.1 s.',
    });
    expect(state.ended).toBe(2);
  });

  test('are left to another process when theirs stops, without counting', async () => {
    const { handler, state } = hanging('left');
    const runner = workWith(server, [handler], {
      stopMilliseconds: 100,
      leaseMilliseconds: 60_000,
    });
    await add('left', 'left:1');
    await expect.poll(() => state.running).toBe(1);
    const began = performance.now();
    await runner.stop();
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(state.ended).toBe(1);
    expect(await stateOf('left:1')).toMatchObject({
      status: 'PENDING',
      attempts: 0,
      leaseOwner: null,
      lastError: null,
    });
    work('left', () => {});
    await reaches('left:1', { status: 'DONE', attempts: 1 });
  });
});

describe('what is not the fault of the job', () => {
  const full = new mongoose.mongo.MongoServerError({ message: 'No space left', code: 1 });

  test.each([
    ['a storage', full],
    ['a service', new ServiceAwayError('The mail server', new Error('Timeout'))],
  ])('%s that is away is waited for: no try counts', async (what, error) => {
    let runs = 0;
    work(`away ${what}`, () => {
      runs += 1;
      if (runs <= 5) throw error;
    });
    await add(`away ${what}`, `away:${what}`);
    await reaches(`away:${what}`, { status: 'DONE', attempts: 1, postponed: 5 });
    expect(runs).toBe(6);
  });

  test('is waited for no longer than four days where a service is away', async () => {
    expectErrorLog(/job given up/);
    work('old', () =>
      Promise.reject(new ServiceAwayError('The mail server', new Error('Timeout'))),
    );
    await add('old', 'old:1', new Date(Date.now() + 60_000));
    const dateCreated = new Date(Date.now() - 5 * 24 * 3_600_000);
    await JobModel.updateOne({ key: 'old:1' }, { $set: { dateCreated, runAt: new Date(0) } });
    await reaches('old:1', { status: 'FAILED', attempts: 3 });
  });

  test('the end of a job is stored as soon as the storage takes it', async () => {
    let runs = 0;
    const updateOne = vi.spyOn(JobModel, 'updateOne');
    let faults = 0;
    work('ending', () => {
      runs += 1;
      updateOne.mockImplementation(((...given: Parameters<typeof JobModel.updateOne>) => {
        faults += 1;
        if (faults === 4) updateOne.mockRestore();
        else throw full;
        return JobModel.updateOne(...given);
      }) as never);
    });
    await add('ending', 'ending:1');
    await reaches('ending:1', { status: 'DONE', attempts: 1 });
    expect(runs).toBe(1);
  });
});

describe('a clock that was an hour ahead', () => {
  const ahead = () => new Date(Date.now() + 3_600_000);

  test('leaves no lease that keeps others out', async () => {
    await add('leased', 'leased:1');
    await JobModel.updateOne(
      { key: 'leased:1' },
      { $set: { attempts: 1, leaseOwner: 'dead', leaseUntil: ahead() } },
    );
    work('leased', () => {});
    await reaches('leased:1', { status: 'DONE', attempts: 2 });
  });

  test('leaves no job that waits for it, and what was planned keeps its delay', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: ahead() });
    await add('future', 'future:now');
    await add('future', 'future:planned', new Date(Date.now() + 600_000));
    vi.useRealTimers();
    await add('future', 'future:tried', new Date(Date.now() + 600_000));
    await JobModel.updateOne(
      { key: 'future:tried' },
      { $set: { triedAt: ahead(), runAt: ahead() } },
    );
    work('future', () => {});
    await reaches('future:now', { status: 'DONE' });
    await reaches('future:tried', { status: 'DONE' });
    const planned = await stateOf('future:planned');
    expect(planned?.status).toBe('PENDING');
    const wait = (planned?.runAt.getTime() ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(500_000);
    expect(wait).toBeLessThan(601_000);
  });

  test('in another process has no say in when a job that failed comes back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: ahead() });
    work('retried', () => Promise.reject(new Error('later')), { firstDelayMilliseconds: 5_000 });
    await JobModel.create([
      { type: 'retried', key: 'retried:1', runAt: new Date(0), dateCreated: new Date(0) },
    ]);
    await reaches('retried:1', { attempts: 1, leaseOwner: null });
    vi.useRealTimers();
    expect((await stateOf('retried:1'))?.runAt.getTime()).toBeLessThan(Date.now() + 60_000);
  });
});
