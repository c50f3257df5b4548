import mongoose, { Schema } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl } from '../../../testing/server.ts';
import { connectDatabase, database, hasBulkWrite } from '../connect.ts';
import { documentsOf } from './documents.ts';
import { isDuplicateKey } from '../lease.ts';
import { ensureCollection } from '../migrations.ts';
import { inTransaction, writeLast, writeWaiting } from '../transaction.ts';
import { UnmatchedUpdateError, writeTogether } from './write-together.ts';

interface Stone {
  _id: number;
  weight?: number | undefined;
}

const modelOf = (collection: string) =>
  mongoose.model(collection, new Schema({}, { collection, strict: false }));
const stones = documentsOf<Stone>(modelOf('stones'));
const pebbles = documentsOf<Stone>(modelOf('pebbles'));
const all = async () => [await stones.find({}), await pebbles.find({})];

/** The names of the commands that some work sends. */
async function namesDuring(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  const note = ({ commandName }: mongoose.mongo.CommandStartedEvent) => names.push(commandName);
  mongoose.connection.getClient().on('commandStarted', note);
  await work();
  mongoose.connection.getClient().off('commandStarted', note);
  return names;
}

beforeAll(async () => {
  await connectDatabase(watchingCommands(freshDatabaseUrl()));
  for (const name of ['stones', 'pebbles']) await ensureCollection(database(), name);
});
beforeEach(async () => {
  for (const name of ['stones', 'pebbles']) await database().collection(name).deleteMany({});
  await stones.insertOne({ _id: 1, weight: 5 });
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await mongoose.disconnect();
});

it('takes one command and the end of a transaction where the server knows how', async () => {
  expect(hasBulkWrite()).toBe(true);
  const writes = [stones.toInsert({ _id: 2 }), pebbles.toInsert({ _id: 3 })];
  expect(await namesDuring(() => writeTogether(writes))).toEqual([
    'bulkWrite',
    'commitTransaction',
  ]);
});

describe.each([{ byOneCommand: true }, { byOneCommand: false }])('writing together, %o', (way) => {
  it('inserts and updates in several collections, in their order', async () => {
    await writeTogether(
      [
        pebbles.toInsert({ _id: 7, weight: undefined }),
        stones.toUpdate({ _id: 1 }, { $inc: { weight: 1 } }),
        stones.toUpdate({ _id: 2 }, { $set: { weight: 9 } }, { upsert: true }),
        stones.toUpdate({ _id: 2 }, { $inc: { weight: 1 } }),
      ],
      way,
    );
    expect(await all()).toEqual([
      [
        { _id: 1, weight: 6 },
        { _id: 2, weight: 10 },
      ],
      [{ _id: 7 }],
    ]);
  });

  it('leaves nothing behind when an update finds nothing', async () => {
    const writes = [
      pebbles.toInsert({ _id: 7 }),
      stones.toUpdate({ _id: 2 }, { $set: { weight: 1 } }, { upsert: true }),
      stones.toUpdate({ _id: 1, weight: 4 }, { $set: { weight: 0 } }),
    ];
    await expect(writeTogether(writes, way)).rejects.toThrow(UnmatchedUpdateError);
    expect(await all()).toEqual([[{ _id: 1, weight: 5 }], []]);
  });

  it('leaves nothing behind when a key is there already, and says so', async () => {
    const writes = [pebbles.toInsert({ _id: 7 }), stones.toInsert({ _id: 1 })];
    const refused = await writeTogether(writes, way).catch((error: unknown) => error);
    expect(isDuplicateKey(refused)).toBe(true);
    expect(await all()).toEqual([[{ _id: 1, weight: 5 }], []]);
  });

  it('joins the transaction it is called in', async () => {
    const broken = inTransaction(async () => {
      await writeTogether([pebbles.toInsert({ _id: 7 })], way);
      expect(await pebbles.find({})).toHaveLength(1);
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await pebbles.find({})).toEqual([]);
  });

  it('meets whoever writes the same at the same moment, and loses nothing', async () => {
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        writeTogether(
          [
            stones.toUpdate({ _id: 1 }, { $inc: { weight: 1 } }),
            pebbles.toInsert({ _id: 100 + index }),
          ],
          way,
        ),
      ),
    );
    expect(await stones.find({})).toEqual([{ _id: 1, weight: 17 }]);
    expect(await pebbles.find({})).toHaveLength(12);
  });
});

describe('what is written last', () => {
  it('goes by one command before the end of its transaction, in its order', async () => {
    const names = await namesDuring(() =>
      inTransaction(async () => {
        await writeLast(stones.toUpdate({ _id: 1 }, { $inc: { weight: 1 } }));
        await writeLast(pebbles.toInsert({ _id: 7 }));
        await inTransaction(() => writeLast(stones.toInsert({ _id: 2 })));
        await writeLast(stones.toUpdate({ _id: 2 }, { $set: { weight: 3 } }));
      }),
    );
    expect(names).toEqual(['bulkWrite', 'commitTransaction']);
    expect(await all()).toEqual([
      [
        { _id: 1, weight: 6 },
        { _id: 2, weight: 3 },
      ],
      [{ _id: 7 }],
    ]);
  });

  it('is written at once outside a transaction', async () => {
    await writeLast(pebbles.toInsert({ _id: 7 }));
    expect(await pebbles.find({})).toHaveLength(1);
  });

  it('can be read in the transaction once it is asked for', async () => {
    await inTransaction(async () => {
      await writeLast(pebbles.toInsert({ _id: 7 }));
      expect(await pebbles.find({})).toEqual([]);
      await writeWaiting();
      expect(await pebbles.find({})).toHaveLength(1);
    });
    expect(await pebbles.find({})).toHaveLength(1);
  });

  it('undoes the transaction where it is refused', async () => {
    const refused = await inTransaction(async () => {
      await pebbles.insertOne({ _id: 7 });
      await writeLast(pebbles.toInsert({ _id: 8 }));
      await writeLast(stones.toInsert({ _id: 1 }));
    }).catch((error: unknown) => error);
    expect(isDuplicateKey(refused)).toBe(true);
    expect(await all()).toEqual([[{ _id: 1, weight: 5 }], []]);
  });

  it('is forgotten with a transaction that fails', async () => {
    const broken = inTransaction(async () => {
      await writeLast(pebbles.toInsert({ _id: 7 }));
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await pebbles.find({})).toEqual([]);
  });

  it('is written once, however often the transaction begins again', async () => {
    let attempts = 0;
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        inTransaction(async () => {
          attempts += 1;
          await stones.findOne({ _id: 1 });
          await writeLast(stones.toUpdate({ _id: 1 }, { $inc: { weight: 1 } }));
          await writeLast(pebbles.toInsert({ _id: index }));
        }),
      ),
    );
    expect(attempts).toBeGreaterThan(8);
    expect(await stones.find({})).toEqual([{ _id: 1, weight: 13 }]);
    expect(await pebbles.find({})).toHaveLength(8);
  });
});
