import { type AddressInfo, connect, createServer } from 'node:net';
import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { freshDatabaseUrl, testConfig } from '../../testing/server.ts';
import { logger } from '../logging/logger.ts';
import { connectDatabase, database } from './connect.ts';
import { keysetPage } from './keyset.ts';
import { holdLease, releaseLease } from './lease.ts';
import { ensureCollection, runMigrations } from './migrations.ts';
import { inTransaction } from './transaction.ts';

interface Thing {
  _id: string;
  rank: number;
}

const ThingModel = mongoose.model(
  'Thing',
  new mongoose.Schema<Thing>(
    { _id: { type: String, required: true }, rank: { type: Number, required: true } },
    { collection: 'things', versionKey: false },
  ),
);

const config = testConfig();

beforeAll(async () => {
  await connectDatabase(freshDatabaseUrl());
  await ensureCollection(database(), 'things');
});
afterEach(async () => {
  await ThingModel.deleteMany({});
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

const transient = () =>
  new mongoose.mongo.MongoServerError({
    message: 'write conflict',
    code: 112,
    errorLabels: ['TransientTransactionError'],
  });

describe('a transaction', () => {
  test('is tried again when it aborts for a passing reason, with one effect', async () => {
    let attempts = 0;
    const result = await inTransaction(async () => {
      attempts += 1;
      await ThingModel.create([{ _id: `attempt ${attempts}`, rank: attempts }]);
      if (attempts < 3) throw transient();
      return attempts;
    });
    expect(result).toBe(3);
    expect(await ThingModel.find().lean()).toEqual([{ _id: 'attempt 3', rank: 3 }]);
  });

  test('that fails for a reason of its own leaves nothing', async () => {
    const failing = inTransaction(async () => {
      await ThingModel.create([{ _id: 'a', rank: 1 }]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ThingModel.countDocuments()).toBe(0);
  });

  test('inside another joins it', async () => {
    const failing = inTransaction(async () => {
      await inTransaction(async () => {
        await ThingModel.create([{ _id: 'inner', rank: 1 }]);
      });
      expect(await ThingModel.countDocuments()).toBe(1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await ThingModel.countDocuments()).toBe(0);
  });

  test('fifty at once on one document all count', async () => {
    await ThingModel.create([{ _id: 'counter', rank: 0 }]);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        inTransaction(async () => {
          await ThingModel.updateOne({ _id: 'counter' }, { $inc: { rank: 1 } });
        }),
      ),
    );
    expect((await ThingModel.findById('counter').lean())?.rank).toBe(50);
  });
});

describe('migrations', () => {
  test('run in order, once, also from several processes at a time', async () => {
    const ran: string[] = [];
    const step = (id: string) => ({
      id,
      up: async () => {
        ran.push(id);
      },
    });
    await runMigrations([step('test-b'), step('test-a')]);
    await runMigrations([step('test-a'), step('test-c'), step('test-b')]);
    expect(ran).toEqual(['test-a', 'test-b', 'test-c']);
  });

  test('one that failed runs again, and what comes after it waits', async () => {
    const ran: string[] = [];
    let broken = true;
    const steps = [
      {
        id: 'test-d',
        up: async () => {
          ran.push('d');
          if (broken) throw new Error('disk full');
        },
      },
      { id: 'test-e', up: async () => void ran.push('e') },
    ];
    await expect(runMigrations(steps)).rejects.toThrow('disk full');
    broken = false;
    await runMigrations(steps);
    expect(ran).toEqual(['d', 'd', 'e']);
  });

  test('two of the same name are refused', async () => {
    const step = { id: 'test-f', up: async () => {} };
    await expect(runMigrations([step, step])).rejects.toThrow('test-f');
  });
});

test('a lease has one holder, until it is given back or its time is over', async () => {
  expect(await holdLease('l', 'one', 60_000)).toBe(true);
  expect(await holdLease('l', 'one', 60_000)).toBe(true);
  expect(await holdLease('l', 'two', 60_000)).toBe(false);
  await releaseLease('l', 'two');
  expect(await holdLease('l', 'two', 60_000)).toBe(false);
  await releaseLease('l', 'one');
  expect(await holdLease('l', 'two', -1)).toBe(true);
  expect(await holdLease('l', 'one', 60_000)).toBe(true);
  const held = await Promise.all(
    Array.from({ length: 20 }, (_, owner) => holdLease('contested', String(owner), 60_000)),
  );
  expect(held.filter(Boolean)).toHaveLength(1);
});

describe('a lease that a clock an hour ahead left behind', () => {
  const hour = 3_600_000;
  const leave = (_id: string, until: Date) =>
    database()
      .collection<{ _id: string; owner: string; until: Date }>('leases')
      .updateOne({ _id }, { $set: { owner: 'ahead', until } }, { upsert: true });

  test('counts as expired', async () => {
    await leave('ahead', new Date(Date.now() + hour));
    expect(await holdLease('ahead', 'here', 15_000)).toBe(true);
    await leave('running', new Date(Date.now() + 14_000));
    expect(await holdLease('running', 'here', 15_000)).toBe(false);
  });

  test('keeps no migration waiting', async () => {
    await leave('migrations', new Date(Date.now() + hour));
    const ran: string[] = [];
    await runMigrations([{ id: 'test-g', up: async () => void ran.push('g') }]);
    expect(ran).toEqual(['g']);
  });

  test('of two processes the one that is ahead can neither take a lease early nor keep it longer', async () => {
    expect(await holdLease('fair', 'here', 15_000)).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hour });
    expect(await holdLease('fair', 'ahead', 15_000)).toBe(false);
    expect(await holdLease('other', 'ahead', 15_000)).toBe(true);
    vi.useRealTimers();
    const lease = await database()
      .collection<{ _id: string; until: Date }>('leases')
      .findOne({ _id: 'other' });
    expect(lease?.until.getTime()).toBeLessThan(Date.now() + 60_000);
  });
});

describe('keyset pages', () => {
  const page = (first: number, after?: string | null, list = 'things') =>
    keysetPage<Thing>(
      { config },
      {
        list,
        model: ThingModel as never,
        filter: {},
        order: { field: 'rank', direction: -1 },
        first,
        after,
      },
    );

  test('walk a list with equal values without gap or repeat', async () => {
    await ThingModel.create(
      Array.from({ length: 11 }, (_, index) => ({ _id: `t${index}`, rank: Math.floor(index / 4) })),
    );
    const seen: Thing[] = [];
    let after: string | null = null;
    do {
      const { edges, pageInfo }: Awaited<ReturnType<typeof page>> = await page(3, after);
      seen.push(...edges.map(({ node }) => node));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen.map(({ _id }) => _id)).size).toBe(11);
    expect(seen).toEqual(seen.toSorted((a, b) => b.rank - a.rank || (a._id < b._id ? 1 : -1)));
  });

  test('an empty list has an empty page', async () => {
    const { edges, pageInfo } = await page(10);
    expect(edges).toEqual([]);
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
    expect([hasNextPage, hasPreviousPage, startCursor, endCursor]).toEqual([
      false,
      false,
      null,
      null,
    ]);
  });

  test('beyond the last row there is an empty page, which knows what lies before it', async () => {
    await ThingModel.create([{ _id: 'only', rank: 1 }]);
    const beyond = await page(1, (await page(1)).pageInfo.endCursor);
    expect(beyond.edges).toEqual([]);
    const { hasPreviousPage } = beyond.pageInfo;
    expect(typeof hasPreviousPage === 'function' && (await hasPreviousPage())).toBe(true);
    await ThingModel.deleteMany({});
    expect(typeof hasPreviousPage === 'function' && (await hasPreviousPage())).toBe(false);
  });

  test('cursors are good for their list and as they were given only', async () => {
    await ThingModel.create([{ _id: 'a', rank: 1 }]);
    const cursor = (await page(1)).pageInfo.endCursor ?? '';
    const [text = '', seal = ''] = cursor.split('.');
    const forged = Buffer.from('[{"$gt":0},"a"]').toString('base64url');
    for (const bad of [
      `${forged}.${seal}`,
      text,
      `${text}.`,
      `${text}.${'A'.repeat(16)}`,
      '.',
      'x',
    ]) {
      await expect(page(1, bad)).rejects.toMatchObject({ extensions: { code: 'INVALID_CURSOR' } });
    }
    await expect(page(1, cursor, 'others')).rejects.toMatchObject({
      extensions: { code: 'INVALID_CURSOR' },
    });
    expect((await page(1, cursor)).edges).toEqual([]);
  });

  test.each([0, -1, 51, 1.5, Number.NaN, 1e9])('%d is no page size', async (first) => {
    await expect(page(first)).rejects.toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
  });
});

test('a server that is no replica set is refused with what to do about it', async () => {
  const db = database();
  vi.spyOn(Object.getPrototypeOf(db), 'command').mockResolvedValue({
    ok: 1,
    isWritablePrimary: true,
  });
  const url = mongoose.connection.getClient().options.hosts[0]?.toString() ?? '';
  await mongoose.disconnect();
  await expect(connectDatabase(`mongodb://${url}/x`)).rejects.toThrow(/rs\.initiate\(\)/);
  vi.restoreAllMocks();
  await connectDatabase(freshDatabaseUrl());
});

test('a server that is not there yet is waited for', async () => {
  await mongoose.disconnect();
  const url = new URL(freshDatabaseUrl());
  const server = createServer((socket) => {
    const upstream = connect(Number(url.port), url.hostname);
    socket.pipe(upstream).pipe(socket);
    for (const each of [socket, upstream]) each.on('error', () => each.destroy());
  });
  const listen = (port: number) =>
    new Promise<number>((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  await new Promise((resolve) => server.close(resolve));
  // It comes once the first try was in vain.
  const said = vi.spyOn(logger, 'warn').mockImplementation(() => void listen(port));
  await connectDatabase(`mongodb://127.0.0.1:${port}${url.pathname}?directConnection=true`);
  expect(said).toHaveBeenCalledTimes(1);
  expect(await database().command({ ping: 1 })).toMatchObject({ ok: 1 });
  await mongoose.disconnect();
  await new Promise((resolve) => server.close(resolve));
  vi.restoreAllMocks();
  await connectDatabase(freshDatabaseUrl());
});
