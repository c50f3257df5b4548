import mongoose from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { freshDatabaseUrl } from '../../testing/server.ts';
import { happen } from '../../testing/stand-in.ts';
import { connectDatabase } from '../database/connect.ts';
import { runMigrations } from '../database/migrations.ts';
import { inTransaction } from '../database/transaction.ts';
import { EventModel } from '../outbox/event.model.ts';
import { outboxMigrations } from '../outbox/outbox.migrations.ts';
import { recordEvent } from '../outbox/record-event.ts';
import { encodeCursor, secondsFrom } from './cursor.ts';
import { presentPosition } from './event-stream.ts';
import type { LiveEvent, LiveHub } from './hub.ts';
import { scopeOf } from './scope.ts';
import { type HubOptions, StreamHub } from './stream-hub.ts';

const hubs: StreamHub[] = [];

beforeAll(async () => {
  await connectDatabase(freshDatabaseUrl());
  await runMigrations(outboxMigrations);
});
afterEach(async () => {
  await Promise.all(hubs.splice(0).map((hub) => hub.stop()));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

async function startHub(options: HubOptions = {}): Promise<StreamHub> {
  const hub = new StreamHub({ lookBackSeconds: 0, ...options });
  hubs.push(hub);
  await hub.start();
  return hub;
}

const follow = (hub: LiveHub, userId: string, after?: string) =>
  hub.follow({
    after,
    types: ['test.happened'],
    concerns: ({ data }) => (data as { userId: string }).userId === userId,
  });

/** The next texts a follower gets, with the last one's cursor. */
async function take(events: AsyncIterator<LiveEvent>, count: number) {
  const texts: string[] = [];
  let cursor = '';
  for (let taken = 0; taken < count; taken++) {
    const { value } = (await events.next()) as IteratorYieldResult<LiveEvent>;
    texts.push((value.record.data as { text: string }).text);
    cursor = value.cursor;
  }
  return { texts, cursor };
}

test('a process that starts later resumes from a cursor of another, without gap or duplicate', async () => {
  const first = await startHub();
  const events = follow(first, 'ana');
  for (const text of ['1', '2', '3', '4']) await happen('ana', text);
  const { cursor } = await take(events, 2);
  // It begins after all of them, so what is missing must be fetched.
  const second = await startHub();
  const resumed = [follow(second, 'ana', cursor), follow(second, 'ana', cursor)];
  await happen('ana', '5');
  for (const each of resumed) expect((await take(each, 3)).texts).toEqual(['3', '4', '5']);
  await happen('ana', '6');
  for (const each of resumed) expect((await take(each, 1)).texts).toEqual(['6']);
});

test('all events of one commit arrive, in order, also from a cursor between them', async () => {
  const hub = await startHub();
  const events = follow(hub, 'one commit');
  await inTransaction(async () => {
    for (const text of ['1', '2', '3']) {
      await recordEvent('test.happened', null, { userId: 'one commit', text });
    }
  });
  await happen('one commit', '4');
  const { texts, cursor } = await take(events, 2);
  expect(texts).toEqual(['1', '2']);
  expect((await take(events, 2)).texts).toEqual(['3', '4']);
  expect((await take(follow(hub, 'one commit', cursor), 2)).texts).toEqual(['3', '4']);
  // A process that begins later reads them from the log.
  const other = await startHub();
  expect((await take(follow(other, 'one commit', cursor), 2)).texts).toEqual(['3', '4']);
});

test('the order is that of the commits, whatever order the ids have', async () => {
  const hub = await startHub();
  const events = follow(hub, 'berta');
  const late = { type: 'test.happened' as const, actorId: null, at: new Date() };
  const session = await mongoose.startSession();
  session.startTransaction();
  await EventModel.create([{ ...late, data: { userId: 'berta', text: 'begun first' } }], {
    session,
  });
  await happen('berta', 'committed first');
  await session.commitTransaction();
  await session.endSession();
  expect((await take(events, 2)).texts).toEqual(['committed first', 'begun first']);
});

test('events flow on when the stream breaks', async () => {
  const watch = vi.spyOn(EventModel.collection, 'watch');
  const hub = await startHub();
  const events = follow(hub, 'carla');
  await happen('carla', 'before');
  expect((await take(events, 1)).texts).toEqual(['before']);
  // The server drops every change stream, as when it restarts.
  const streams = watch.mock.results.map(({ value }) => value as mongoose.mongo.ChangeStream);
  await streams.at(-1)?.close();
  await happen('carla', 'meanwhile');
  await happen('carla', 'after');
  expect((await take(events, 2)).texts).toEqual(['meanwhile', 'after']);
});

test('more than the hub holds has expired', async () => {
  const hub = await startHub({ capacity: 5 });
  const after = await hub.currentCursor();
  const present = follow(hub, 'dora');
  for (let count = 0; count < 15; count++) await happen('dora', String(count));
  expect((await take(present, 15)).texts.at(-1)).toBe('14');
  await expect(follow(hub, 'dora', after).next()).rejects.toMatchObject({
    extensions: { code: 'CURSOR_EXPIRED' },
  });
});

test('a position the log of the database does not reach has expired', async () => {
  const hub = await startHub();
  const old = encodeCursor(secondsFrom(await presentPosition(), -3_000));
  vi.spyOn(EventModel.collection, 'watch').mockImplementation(() => {
    throw new mongoose.mongo.MongoServerError({ message: 'history lost', code: 286 });
  });
  await expect(follow(hub, 'eva', old).next()).rejects.toMatchObject({
    extensions: { code: 'CURSOR_EXPIRED' },
  });
});

test('a hub that cannot look back far enough starts from now', async () => {
  vi.spyOn(EventModel.collection, 'watch').mockImplementationOnce(() => {
    throw new mongoose.mongo.MongoServerError({ message: 'history lost', code: 286 });
  });
  const hub = await startHub({ lookBackSeconds: 3_600 });
  const events = follow(hub, 'flor');
  await happen('flor', 'here');
  expect((await take(events, 1)).texts).toEqual(['here']);
});

test('the present position never lies ahead of what a follower still gets', async () => {
  const hub = await startHub();
  for (let round = 0; round < 10; round++) {
    const cursor = await hub.currentCursor();
    await happen('gala', String(round));
    expect((await take(follow(hub, 'gala', cursor), 1)).texts).toEqual([String(round)]);
  }
});

test('an idle stream moves on, so that a kept position does not grow old', async () => {
  const hub = await startHub({ idleMilliseconds: 50 });
  const before = await hub.currentCursor();
  await expect.poll(() => hub.currentCursor()).not.toBe(before);
});

test('ending a scope frees a generator that waits', async () => {
  const scope = scopeOf(await startHub());
  async function* generate() {
    for await (const { record } of follow(scope.live, 'hilda')) yield record;
  }
  const events = generate();
  const waiting = events.next();
  await scope.end();
  expect((await waiting).done).toBe(true);
  expect((await follow(scope.live, 'hilda').next()).done).toBe(true);
});
