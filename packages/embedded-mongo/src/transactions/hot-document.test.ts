import type { ClientSession, UpdateFilter } from 'mongodb';
import { expect, it } from 'vitest';
import { errorOf, until, useEngine } from '../testing/harness.ts';

interface Counter {
  _id: number;
  owner: string;
  inside: number;
  outside: number;
}

const harness = useEngine();
const writers = 50;

const counters = () => harness.db.collection<Counter>(harness.docs.collectionName);
const change = (update: UpdateFilter<Counter>, session?: ClientSession) =>
  counters().updateOne({ _id: 1 }, update, session ? { session } : {});

/** How many writes outside transactions wait for one. */
async function waiting(): Promise<number> {
  const { inprog } = await harness.client.db('admin').command({ currentOp: 1, active: true });
  const isUpdate = ({ command }: { command: object }): boolean => 'update' in command;
  return (inprog as { command: object }[]).filter(isUpdate).length;
}

it('a transaction goes on writing a document that many plain writers wait for', async () => {
  await counters().insertOne({ _id: 1, owner: 'a', inside: 0, outside: 0 });
  const session = harness.client.startSession();
  session.startTransaction();
  await change({ $inc: { inside: 1 } }, session);
  const plain = Array.from({ length: writers }, () => change({ $inc: { outside: 1 } }));
  await until(async () => (await waiting()) === writers);
  for (let more = 0; more < 5; more++) await change({ $inc: { inside: 1 } }, session);
  expect(await counters().findOne({}, { session })).toMatchObject({ inside: 6, outside: 0 });
  await session.commitTransaction();
  await session.endSession();
  const results = await Promise.all(plain);
  expect(results.every(({ modifiedCount }) => modifiedCount === 1)).toBe(true);
  expect(await counters().findOne()).toMatchObject({ inside: 6, outside: writers });
});

it('transactions that keep adding to one document lose nothing beside plain writers', async () => {
  await counters().insertOne({ _id: 1, owner: 'a', inside: 0, outside: 0 });
  const conflicts: string[] = [];
  const inTransaction = async (): Promise<void> => {
    await harness.client.withSession((session) =>
      session.withTransaction(async () => {
        let step = 'first';
        try {
          for (step of ['first', 'second', 'third']) await change({ $inc: { inside: 1 } }, session);
        } catch (error) {
          conflicts.push(step);
          throw error;
        }
      }),
    );
  };
  await Promise.all([
    ...Array.from({ length: 10 }, inTransaction),
    ...Array.from({ length: writers }, () => change({ $inc: { outside: 1 } })),
  ]);
  expect(await counters().findOne()).toMatchObject({ inside: 30, outside: writers });
  expect(conflicts.filter((step) => step !== 'first')).toEqual([]);
});

it('an update that changes nothing holds nothing, as in MongoDB', async () => {
  await counters().insertOne({ _id: 1, owner: 'a', inside: 0, outside: 0 });
  const session = harness.client.startSession();
  session.startTransaction();
  const nothing = await change({ $set: { owner: 'a' } }, session);
  expect(nothing).toMatchObject({ matchedCount: 1, modifiedCount: 0 });
  await change({ $inc: { outside: 1 } });
  const error = await errorOf(change({ $inc: { inside: 1 } }, session));
  expect(error).toMatchObject({ code: 112, errorLabels: ['TransientTransactionError'] });
  await session.endSession();
  expect(await counters().findOne()).toMatchObject({ inside: 0, outside: 1 });
});
