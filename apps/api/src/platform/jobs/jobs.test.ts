import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { insertSession, standIn } from '../../testing/stand-in.ts';
import { jobs } from '../../modules/jobs/index.ts';
import type { JobHandler } from './job-handler.ts';
import { JobModel, type JobRecord } from './job.model.ts';
import { standInLine } from './people-first.ts';
import { add, reaches, stateOf, stopWork, type WorkGiven, workOn } from './job-test-kit.ts';
import { startRecurringJobs } from './recurring.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn, jobs] });
});
afterEach(stopWork);
afterEach(() => standInLine('passwords', 0));
afterAll(() => server.stop());

const work = (...given: WorkGiven) => workOn(server, ...given);

test('a job that is added wakes the runner once it is committed', async () => {
  const run = vi.fn<() => void>();
  work('woken', run, { pollMilliseconds: 60_000 });
  await add('woken', 'woken:1');
  await expect.poll(() => run.mock.calls.length).toBe(1);
  await add('woken', 'woken:2');
  await expect.poll(() => run.mock.calls.length).toBe(2);
});

test('jobs let a crowd in line go first', async () => {
  const run = vi.fn<() => void>();
  standInLine('passwords', 50);
  work('crowded', run);
  await add('crowded', 'crowded:1');
  await delay(200);
  expect(run).not.toHaveBeenCalled();
  standInLine('passwords', 0);
  await expect.poll(() => run.mock.calls.length).toBe(1);
});

test('a job runs once, whoever asks for it again', async () => {
  const ran: string[] = [];
  const run = ({ key }: JobRecord) => void ran.push(key);
  work('once', run);
  work('once', run);
  await Promise.all([add('once', 'once:1'), add('once', 'once:1'), add('once', 'once:2')]);
  await reaches('once:1', { status: 'DONE', leaseOwner: null, lastError: null });
  await reaches('once:2', { status: 'DONE' });
  await add('once', 'once:1');
  await add('once', 'once:3');
  await reaches('once:3', { status: 'DONE' });
  expect(ran.toSorted()).toEqual(['once:1', 'once:2', 'once:3']);
});

test('a job that fails comes back, and is given up in the end', async () => {
  expectErrorLog(/job given up/);
  let runs = 0;
  work('failing', () => {
    runs += 1;
    throw new Error('no mail server at ana@example.com');
  });
  await add('failing', 'failing:1');
  await reaches('failing:1', {
    status: 'FAILED',
    attempts: 3,
    lastError: 'Error: no mail server at [e-mail]',
  });
  expect(runs).toBe(3);
});

test('delays double from the first one up to an hour', async () => {
  work('patient', () => Promise.reject(new Error('later')), {
    maxAttempts: 30,
    firstDelayMilliseconds: 1_000,
  });
  for (const [attempts, seconds] of [
    [3, 8],
    [6, 64],
    [20, 3_600],
  ] as const) {
    const key = `patient:${attempts}`;
    await add('patient', key, new Date(Date.now() + 600_000));
    await JobModel.updateOne({ key }, { $set: { attempts, runAt: new Date(0) } });
    await reaches(key, { attempts: attempts + 1, leaseOwner: null });
    const { runAt, triedAt } = (await stateOf(key)) ?? {};
    const wait = (runAt?.getTime() ?? 0) - (triedAt?.getTime() ?? 0);
    expect(wait / 1000).toBeGreaterThan(seconds * 0.5);
    expect(wait / 1000).toBeLessThan(seconds * 1.25);
  }
});

test('a job is not due before its time', async () => {
  const ran: string[] = [];
  work('timed', ({ key }) => void ran.push(key));
  await add('timed', 'timed:later', new Date(Date.now() + 60_000));
  await add('timed', 'timed:now');
  await reaches('timed:now', { status: 'DONE' });
  expect(ran).toEqual(['timed:now']);
});

test('the job of a process that died is taken over when its lease ends', async () => {
  await add('orphaned', 'orphaned:1');
  await JobModel.updateOne(
    { key: 'orphaned:1' },
    { $set: { attempts: 1, leaseOwner: 'dead', leaseUntil: new Date(Date.now() + 300) } },
  );
  work('orphaned', () => {});
  await reaches('orphaned:1', { status: 'DONE', attempts: 2 });
});

test('a job that runs longer than its lease is not given to others', async () => {
  // Long enough for a busy machine to renew it in time.
  const leaseMilliseconds = 1_500;
  let running = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = async () => {
    running += 1;
    await finished;
  };
  work('long', run, { leaseMilliseconds });
  await add('long', 'long:1');
  await expect.poll(() => running).toBe(1);
  work('long', run, { leaseMilliseconds });
  const firstEnd = (await stateOf('long:1'))?.leaseUntil?.getTime() ?? 0;
  await expect
    .poll(async () => (await stateOf('long:1'))?.leaseUntil?.getTime())
    .toBeGreaterThan(firstEnd + leaseMilliseconds);
  finish();
  await reaches('long:1', { status: 'DONE', attempts: 1 });
  expect(running).toBe(1);
});

test('stopping waits for the job at hand', async () => {
  let done = false;
  let started = () => {};
  const running = new Promise<void>((resolve) => {
    started = resolve;
  });
  const runner = work('stopping', async () => {
    started();
    await add('stopping', 'stopping:next', new Date(Date.now() + 60_000));
    done = true;
  });
  await add('stopping', 'stopping:1');
  await running;
  await runner.stop();
  expect(done).toBe(true);
  expect(await stateOf('stopping:1')).toMatchObject({ status: 'DONE' });
});

describe('a job that comes back', () => {
  const hour = 3_600_000;
  const recurring = (type: string): JobHandler => ({
    type,
    maxAttempts: 2,
    intervalMilliseconds: hour,
    run: () => Promise.resolve(),
  });
  const waits = async (key: string) =>
    ((await stateOf(key))?.runAt.getTime() ?? Number.NaN) - Date.now();

  test('is there once, and waits for its interval when it was done', async () => {
    const handlers = [recurring('hourly')];
    await Promise.all([startRecurringJobs(handlers), startRecurringJobs(handlers)]);
    let runs = 0;
    work('hourly', () => void (runs += 1), { intervalMilliseconds: hour });
    await expect.poll(() => waits('hourly')).toBeGreaterThan(hour / 2);
    await startRecurringJobs(handlers);
    expect(await JobModel.find({ type: 'hourly' }).lean()).toMatchObject([
      { status: 'PENDING', attempts: 0, leaseOwner: null },
    ]);
    expect(runs).toBe(1);
  });

  test('comes back although it was given up', async () => {
    expectErrorLog(/job given up/);
    await startRecurringJobs([recurring('stubborn')]);
    work('stubborn', () => Promise.reject(new Error('not now')), {
      maxAttempts: 2,
      intervalMilliseconds: hour,
    });
    await expect.poll(() => waits('stubborn')).toBeGreaterThan(hour / 2);
    await reaches('stubborn', { status: 'PENDING', attempts: 0, lastError: 'Error: not now' });
  });

  test('that a clock far ahead put off is brought back to its interval when the server starts', async () => {
    const handlers = [recurring('ahead')];
    await startRecurringJobs(handlers);
    const nextYear = new Date(Date.now() + 365 * 24 * hour);
    await JobModel.updateOne(
      { key: 'ahead' },
      { $set: { runAt: nextYear, leaseOwner: 'dead', leaseUntil: nextYear } },
    );
    await startRecurringJobs(handlers);
    expect(await waits('ahead')).toBeLessThanOrEqual(hour);
    expect(await waits('ahead')).toBeGreaterThan(hour / 2);
    const brought = await stateOf('ahead');
    expect(brought).toMatchObject({ status: 'PENDING', leaseOwner: null, leaseUntil: null });
    await startRecurringJobs(handlers);
    expect(await JobModel.find({ type: 'ahead' }).lean()).toEqual([brought]);
  });
});

describe('Query.jobs', () => {
  const query = `query ($first: Int, $after: Cursor, $status: JobStatus) {
    jobs(first: $first, after: $after, status: $status) {
      edges { cursor node { id type status attempts lastError } } pageInfo { hasNextPage endCursor }
    }
  }`;
  interface Jobs {
    jobs: {
      edges: { cursor: string; node: { id: string; status: string } }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
  }
  const clientOf = async (memberType?: Parameters<typeof insertSession>[2]) => {
    const client = createClient(server);
    if (memberType)
      client.accessToken = (await insertSession(server.config, 'u', memberType)).token;
    return client;
  };

  test('is for administrators', async () => {
    const denied = async (memberType?: Parameters<typeof insertSession>[2]) =>
      (await (await clientOf(memberType)).request(query)).errors?.[0]?.extensions?.code;
    expect(await denied()).toBe('UNAUTHENTICATED');
    for (const memberType of ['user', 'business', 'businessAdmin'] as const) {
      expect(await denied(memberType)).toBe('FORBIDDEN');
    }
  });

  test('pages through them, newest first, by state', async () => {
    const admin = await clientOf('wikiAdmin');
    for (let count = 0; count < 5; count++) {
      await add('listed', `listed:${count}`, new Date(Date.now() + 600_000));
    }
    const ids: string[] = [];
    let after: string | null = null;
    do {
      const { jobs: page }: Jobs = await admin.data<Jobs>(query, {
        first: 2,
        after,
        status: 'PENDING',
      });
      ids.push(...page.edges.map(({ node }) => node.id));
      expect(page.edges.every(({ node }) => node.status === 'PENDING')).toBe(true);
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(await JobModel.countDocuments({ status: 'PENDING' }));
    for (const first of [0, 51, -1]) {
      const { errors } = await admin.request(query, { first });
      expect(errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
    }
    const { errors } = await admin.request(query, { after: 'bm9uc2Vuc2U.AAAA' });
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
  });
});
