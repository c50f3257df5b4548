import {
  type ClientBulkWriteModel,
  Int32,
  MongoBulkWriteError,
  MongoClientBulkWriteError,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

/** Documents with numbers for ids and fields of any kind. */
interface Numbered {
  _id: number;
  n?: number;
  m?: number;
  list?: number[];
}
type Models = ClientBulkWriteModel<Record<string, Numbered>>[];

describe('the bulkWrite of a client', () => {
  it('writes to several collections and tells each result', async () => {
    const { client, docs } = harness;
    const [a, b] = ['a', 'b'].map((name) => `tests.${docs.collectionName}${name}`) as [
      string,
      string,
    ];
    const models: Models = [
      { namespace: a, name: 'insertOne', document: { _id: 1, n: 1 } },
      { namespace: b, name: 'insertOne', document: { _id: 2, n: 1 } },
      { namespace: a, name: 'updateOne', filter: { _id: 1 }, update: { $inc: { n: 1 } } },
      { namespace: a, name: 'updateMany', filter: { n: 2 }, update: { $set: { m: 1 } } },
      {
        namespace: b,
        name: 'replaceOne',
        filter: { _id: 3 },
        replacement: { n: 3 },
        upsert: true,
      },
      {
        namespace: b,
        name: 'updateOne',
        filter: { list: 1 },
        update: { $set: { 'list.$[x]': 9 } },
        arrayFilters: [{ x: 1 }],
      },
      { namespace: b, name: 'deleteOne', filter: { _id: 2 } },
      { namespace: a, name: 'deleteMany', filter: { n: { $gt: 0 } } },
    ];
    const result = await client.bulkWrite<Record<string, Numbered>>(models, {
      verboseResults: true,
    });
    expect(result).toMatchObject({
      insertedCount: 2,
      matchedCount: 2,
      modifiedCount: 2,
      upsertedCount: 1,
      deletedCount: 2,
    });
    expect(result.insertResults?.get(1)).toMatchObject({ insertedId: 2 });
    expect(result.updateResults?.get(4)).toMatchObject({ upsertedId: 3, didUpsert: true });
    expect(result.deleteResults?.get(7)).toMatchObject({ deletedCount: 1 });
    expect(await client.db('tests').collection(`${docs.collectionName}b`).find().toArray()).toEqual(
      [{ _id: 3, n: 3 }],
    );
  });

  it('stops at the first error, or goes on when it is unordered', async () => {
    const { client, docs } = harness;
    const namespace = `tests.${docs.collectionName}`;
    const inserts = (ids: number[]): Models =>
      ids.map((id) => ({ namespace, name: 'insertOne', document: { _id: id } }));
    const stopped = await errorOf(client.bulkWrite<Record<string, Numbered>>(inserts([1, 1, 2])));
    expect(stopped).toBeInstanceOf(MongoClientBulkWriteError);
    expect((stopped as unknown as MongoClientBulkWriteError).writeErrors.get(1)).toMatchObject({
      code: 11000,
    });
    expect(await docs.countDocuments()).toBe(1);
    const partly = await errorOf(
      client.bulkWrite<Record<string, Numbered>>(inserts([1, 1, 3]), { ordered: false }),
    );
    expect((partly as unknown as MongoClientBulkWriteError).partialResult?.insertedCount).toBe(1);
    expect(await docs.countDocuments()).toBe(2);
  });

  it('runs in a transaction, and is carried out once however often it is sent', async () => {
    const { client, docs, db } = harness;
    const namespace = `tests.${docs.collectionName}`;
    const insert = (n: number): Models => [{ namespace, name: 'insertOne', document: { n } }];
    await client.withSession(async (session) => {
      session.startTransaction();
      await client.bulkWrite<Record<string, Numbered>>(insert(1), { session });
      expect(await db.listCollections({ name: docs.collectionName }).hasNext()).toBe(false);
      await session.commitTransaction();
    });
    await client.db('admin').command({
      configureFailPoint: 'onPrimaryTransactionalWrite',
      mode: { times: 1 },
    });
    await client.bulkWrite<Record<string, Numbered>>(insert(2));
    expect(await docs.countDocuments()).toBe(2);
  });

  it('reads long results by a cursor', async () => {
    const admin = harness.client.db('admin');
    const ops = Array.from({ length: 5 }, (_, n) => ({ insert: 0, document: { n } }));
    const nsInfo = [{ ns: `tests.${harness.docs.collectionName}` }];
    const reply = await admin.command({ bulkWrite: 1, ops, nsInfo, cursor: { batchSize: 2 } });
    expect(reply).toMatchObject({
      ok: 1,
      nErrors: 0,
      nInserted: 5,
      cursor: { ns: 'admin.$cmd.bulkWrite', firstBatch: [{ ok: 1, idx: 0, n: 1 }, { idx: 1 }] },
    });
    const { id } = reply['cursor'] as { id: unknown };
    const more = await admin.command({ getMore: id, collection: '$cmd.bulkWrite' });
    expect(more).toMatchObject({ cursor: { nextBatch: [{ idx: 2 }, { idx: 3 }, { idx: 4 }] } });
    const errors = await admin.command({ bulkWrite: 1, ops, nsInfo, errorsOnly: true });
    expect(errors).toMatchObject({ nInserted: 5, cursor: { id: 0, firstBatch: [] } });
  });

  it('refuses what it does not understand', async () => {
    const admin = harness.client.db('admin');
    const nsInfo = [{ ns: 'tests.x' }];
    const run = (ops: unknown[], db = admin): Promise<{ code: number }> =>
      errorOf(db.command({ bulkWrite: 1, ops, nsInfo }));
    expect((await run([{ insert: 1, document: {} }])).code).toBe(2);
    expect((await run([{ upsert: 0, document: {} }])).code).toBe(2);
    expect((await run([{ update: new Int32(0) }])).code).toBe(14);
    expect((await run([{ insert: 0, document: {} }], harness.db)).code).toBe(13);
    expect((await run([{ insert: 0, document: {}, upsert: true }])).code).toBe(40_415);
    expect((await run([{ delete: 0, filter: {}, limit: 1 }])).code).toBe(40_415);
    const update = { update: 0, filter: {}, updateMods: { $set: { a: 1 } } };
    expect((await run([{ ...update, u: {} }])).code).toBe(40_415);
    const named = admin.command({ bulkWrite: 1, ops: [update], nsInfo: [{ ns: 'a.b', db: 'a' }] });
    expect((await errorOf(named)).code).toBe(40_415);
    const bulk = harness.docs.bulkWrite([{ insertOne: { document: {} } }]);
    await expect(bulk).resolves.not.toBeInstanceOf(MongoBulkWriteError);
  });
});
