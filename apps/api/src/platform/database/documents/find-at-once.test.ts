import mongoose, { type mongo } from 'mongoose';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commandsDuring, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { connectDatabase, database } from '../connect.ts';
import { findAtOnce, type QueryOptions } from './find-at-once.ts';
import { ensureCollection } from '../migrations.ts';
import { inTransaction } from '../transaction.ts';

interface Stone {
  _id: number;
  text?: string;
}

const find = (filter: mongo.Filter<Stone>, options: QueryOptions) =>
  findAtOnce(database().collection<Stone>('stones'), filter, options);

/** The names of the commands that some work sends. */
const namesDuring = async (work: () => Promise<unknown>) =>
  (await commandsDuring(['stones'], work)).map(({ name }) => name);

/** Makes the next readings of these stones fail. */
const failing = (times: number, data: object) =>
  mongoose.connection
    .getClient()
    .db('admin')
    .command({
      configureFailPoint: 'failCommand',
      mode: { times },
      data: { failCommands: ['find'], namespace: `${mongoose.connection.name}.stones`, ...data },
    });

beforeAll(async () => {
  await connectDatabase(watchingCommands(freshDatabaseUrl()));
  await ensureCollection(database(), 'stones');
});
beforeEach(async () => {
  const stones = Array.from({ length: 150 }, (_, _id) => ({ _id }));
  await database().collection<Stone>('stones').deleteMany({});
  await database().collection<Stone>('stones').insertMany(stones);
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

test('few are read by one command that says all that was asked', async () => {
  let found: Stone[] = [];
  const [sent] = await commandsDuring(['stones'], async () => {
    found = await find(
      { _id: { $gt: 2 } },
      { sort: { _id: -1 }, skip: 1, limit: 2, comment: 'why' },
    );
  });
  expect(found).toEqual([{ _id: 148 }, { _id: 147 }]);
  expect(sent?.body).toMatchObject({ sort: { _id: -1 }, skip: 1, limit: 2, comment: 'why' });
});

test('what one turn of the event loop asks for leaves together', async () => {
  const order: string[] = [];
  const client = mongoose.connection.getClient();
  const note = () => void order.push('sent');
  client.on('commandStarted', note);
  const first = find({ _id: 1 }, { limit: 1 });
  // As an answer to somebody else that is worked off in the same turn.
  for (let step = 0; step < 50; step += 1) await Promise.resolve();
  const second = find({ _id: 2 }, { limit: 1 });
  order.push('asked');
  expect(await Promise.all([first, second])).toEqual([[{ _id: 1 }], [{ _id: 2 }]]);
  client.off('commandStarted', note);
  expect(order).toEqual(['asked', 'sent', 'sent']);
});

test.each([101, 102, undefined])('as many as there are up to a limit of %s', async (limit) => {
  const found = await find({}, { limit, sort: { _id: 1 } });
  expect(found.map(({ _id }) => _id)).toEqual(
    Array.from({ length: limit ?? 150 }, (_, place) => place),
  );
});

test('few that are too large for one answer are all read, and no cursor is left open', async () => {
  const text = 'x'.repeat(6_000_000);
  await database()
    .collection<Stone>('stones')
    .updateMany({ _id: { $lt: 4 } }, { $set: { text } });
  let found: Stone[] = [];
  const names = await namesDuring(async () => {
    found = await find({ _id: { $lt: 4 } }, { limit: 10, sort: { _id: 1 } });
  });
  expect(found.map((stone) => [stone._id, stone.text?.length])).toEqual(
    [0, 1, 2, 3].map((id) => [id, text.length]),
  );
  expect(names).toEqual(['find', 'killCursors', 'find']);
});

test.each([
  ['a connection that breaks', { closeConnection: true }],
  ['a server that is not the first one any more', { errorCode: 10_107 }],
])('%s is got over', async (_, data) => {
  await failing(1, data);
  expect(await find({ _id: 7 }, { limit: 1 })).toEqual([{ _id: 7 }]);
  await failing(3, data);
  await expect(find({ _id: 7 }, { limit: 1 })).rejects.toThrow(mongoose.mongo.MongoError);
});

test('what is wrong with a question is said at once', async () => {
  const names = await namesDuring(() =>
    expect(find({ $never: 1 }, { limit: 1 })).rejects.toThrow('$never'),
  );
  expect(names).toEqual(['find']);
});

test('in a transaction a failure is left to the transaction, which begins anew', async () => {
  let times = 0;
  await failing(1, { errorCode: 112, errorLabels: ['TransientTransactionError'] });
  const found = await inTransaction(() => {
    times += 1;
    return find({ _id: 3 }, { limit: 1 });
  });
  expect(found).toEqual([{ _id: 3 }]);
  expect(times).toBe(2);
});

test('what the address says of readings holds', async () => {
  const url = new URL(watchingCommands(freshDatabaseUrl()));
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
  url.searchParams.set('readConcernLevel', 'majority');
  url.searchParams.set('readPreference', 'primaryPreferred');
  await connectDatabase(url.href);
  const [sent] = await commandsDuring(['stones'], () => find({}, { limit: 1 }));
  expect(sent?.body).toMatchObject({
    readConcern: { level: 'majority' },
    $readPreference: { mode: 'primaryPreferred' },
  });
});

test('texts are taken as they are, few and many', async () => {
  const command = vi.spyOn(database(), 'command');
  await find({}, { limit: 3 });
  const [, way] = command.mock.lastCall ?? [];
  command.mockRestore();
  expect(way).toMatchObject({ enableUtf8Validation: false });
  expect(mongoose.connection.getClient().options).toMatchObject({ enableUtf8Validation: false });
});
