import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';

const harness = useEngine();
const command = (body: Document): Promise<Document> => harness.db.command(body);
const refusal = async (body: Document): Promise<[number, string]> => {
  const { code, message } = await errorOf(command(body));
  return [code, message];
};

describe('what MongoDB does not know', () => {
  it.each([
    [{ find: 'c', limited: 1 }, 'find.limited'],
    [{ aggregate: 'c', pipeline: [], cursor: {}, foo: 1 }, 'aggregate.foo'],
    [{ count: 'c', sort: {} }, 'count.sort'],
    [{ insert: 'c', documents: [{}], order: false }, 'insert.order'],
    [
      { findAndModify: 'c', query: {}, update: { $set: { a: 1 } }, multi: true },
      'findAndModify.multi',
    ],
    [{ delete: 'c', deletes: [{ q: {}, limit: 1, sort: {} }] }, 'delete.deletes.sort'],
    [{ update: 'c', updates: [{ q: {}, u: {}, multiple: true }] }, 'update.updates.multiple'],
    [{ create: 'c', timeseries: { timeField: 'at', foo: 1 } }, 'create.timeseries.foo'],
    [{ explain: { find: 'c', foo: 1 } }, 'find.foo'],
    [{ create: 'c', strict: true }, 'create.strict'],
    [{ collMod: 'c', strict: false }, 'collMod.strict'],
    [{ listCollections: 1, names: true }, 'listCollections.names'],
    [{ drop: 'c', force: true }, 'drop.force'],
  ])('is refused as a field of a command: %j', async (body, path) => {
    expect(await refusal(body)).toEqual([40_415, `BSON field '${path}' is an unknown field.`]);
  });

  it('has the name that MongoDB gives it', async () => {
    const { errorResponse } = await errorOf(command({ create: 'c', strict: true }));
    expect(errorResponse).toMatchObject({ codeName: 'IDLUnknownField' });
  });

  it('is passed over in an index for those who ask for that', async () => {
    const { collectionName: createIndexes } = harness.docs;
    const indexes = [{ key: { a: 1 }, name: 'a_1', swift: true }];
    expect(await refusal({ createIndexes, indexes })).toMatchObject([197, expect.anything()]);
    await command({ createIndexes, indexes, ignoreUnknownIndexOptions: true });
    expect((await harness.docs.indexes())[1]).toEqual({ v: 2, key: { a: 1 }, name: 'a_1' });
  });

  it('may be a name of the protocol, or a comment', async () => {
    const body = { find: 'c', filter: {}, comment: 'x', $readPreference: { mode: 'primary' } };
    expect(await command(body)).toMatchObject({ ok: 1 });
  });
});

describe('what contradicts itself', () => {
  it.each([
    [{ findAndModify: 'c', query: {} }, 9],
    [{ findAndModify: 'c', query: {}, remove: true, update: { a: 1 } }, 9],
    [{ findAndModify: 'c', query: {}, remove: true, new: true }, 9],
    [{ findAndModify: 'c', query: {}, remove: true, upsert: true }, 9],
    [{ aggregate: 'c', pipeline: [] }, 9],
    [{ aggregate: 'c', pipeline: [42], cursor: {} }, 14],
    [
      {
        aggregate: 'c',
        pipeline: [{ $out: 'd' }],
        cursor: {},
        readConcern: { level: 'linearizable' },
      },
      72,
    ],
    [{ distinct: 'c' }, 40_414],
    [{ delete: 'c', deletes: [{ q: {} }] }, 40_414],
    [{ explain: { find: 'c' }, verbosity: 'all' }, 2],
  ])('is refused: %j', async (body, code) => {
    expect((await refusal(body))[0]).toBe(code);
  });

  it('is a name that is not of the collection that is meant', async () => {
    const { db, docs } = harness;
    const other = `${docs.collectionName}other`;
    for (const name of [docs.collectionName, other]) await db.createCollection(name);
    const { info } = (await db.listCollections({ name: other }).next()) as Document;
    const collectionUUID = (info as Document)['uuid'] as unknown;
    const error = await errorOf(command({ find: docs.collectionName, collectionUUID }));
    expect(error).toMatchObject({ code: 361, codeName: 'CollectionUUIDMismatch' });
    expect(error['errorResponse']).toMatchObject({
      expectedCollection: docs.collectionName,
      actualCollection: other,
    });
    expect(await command({ find: other, collectionUUID })).toMatchObject({ ok: 1 });
  });

  it('changes no index that is to be tried alone', async () => {
    const { docs } = harness;
    const mod = (index: Document, more: Document = {}): Promise<Document> =>
      command({ collMod: docs.collectionName, index: { name: 'a_1', ...index }, ...more });
    await docs.createIndex({ a: 1 });
    await mod({ prepareUnique: true });
    await mod({ unique: true }, { dryRun: true });
    expect((await docs.indexes())[1]).not.toHaveProperty('unique');
    for (const wrong of [{}, { keyPattern: { a: 1 }, hidden: true }]) {
      expect((await errorOf(mod(wrong))).code).toBe(72);
    }
    const nameless = command({ collMod: docs.collectionName, index: { hidden: true } });
    expect((await errorOf(nameless)).code).toBe(72);
  });

  it('sorts no update of many', async () => {
    const { writeErrors } = await command({
      update: harness.docs.collectionName,
      updates: [{ q: {}, u: { $set: { a: 1 } }, multi: true, sort: { a: 1 } }],
    });
    expect(writeErrors).toMatchObject([{ index: 0, code: 9 }]);
  });

  it('renames nothing to itself', async () => {
    const { docs } = harness;
    await docs.insertOne({ n: 1 });
    const name = docs.namespace;
    const rename = (from: string): Promise<Document> =>
      harness.client.db('admin').command({ renameCollection: from, to: name });
    expect(await errorOf(rename(name))).toMatchObject({ code: 20 });
    expect(await errorOf(rename(`${name}s`))).toMatchObject({ code: 26 });
  });
});

it('explains as much as is asked for', async () => {
  const { docs } = harness;
  await docs.insertOne({ n: 1 });
  const plan = await docs.find({ n: 1 }).explain('queryPlanner');
  expect(plan).toMatchObject({ explainVersion: '1', command: { find: docs.collectionName } });
  expect(plan).not.toHaveProperty('executionStats');
  const whole = await docs.find({ n: 1 }).explain('executionStats');
  expect(whole).toMatchObject({ executionStats: { nReturned: 1 }, serverInfo: {} });
  const all = await docs.find({ n: 1 }).explain('allPlansExecution');
  expect(all).toMatchObject({ executionStats: { allPlansExecution: [] } });
});

it('labels errors after which a change stream goes on', async () => {
  const { client, docs } = harness;
  const admin = client.db('admin');
  const opened = await harness.db.command({
    aggregate: docs.collectionName,
    pipeline: [{ $changeStream: {} }],
    cursor: {},
  });
  const fail = (errorCode: number): Promise<Document> =>
    admin.command({
      configureFailPoint: 'failGetMoreAfterCursorCheckout',
      mode: { times: 1 },
      data: { errorCode, closeConnection: false },
    });
  const read = async (): Promise<unknown> =>
    (
      await errorOf(
        harness.db.command({
          getMore: (opened['cursor'] as Document)['id'] as unknown,
          collection: docs.collectionName,
          maxTimeMS: 1,
        }),
      )
    ).errorResponse;
  await fail(234);
  expect(await read()).toMatchObject({
    codeName: 'RetryChangeStream',
    errorLabels: ['ResumableChangeStreamError'],
  });
  await fail(2);
  expect(await read()).not.toHaveProperty('errorLabels');
});

describe('commands are refused', () => {
  const one = { _id: 1 as never };

  it.each<[number, Document]>([
    [40_414, { insert: 'c' }],
    [40_414, { update: 'c' }],
    [40_414, { update: 'c', updates: [{ q: {} }] }],
    [40_414, { update: 'c', updates: [{ u: {} }] }],
    [40_414, { delete: 'c', deletes: [{ limit: 1 }] }],
    [40_414, { delete: 'c', deletes: [{ q: {} }] }],
    [40_414, { aggregate: 'c', cursor: {} }],
    [51_024, { aggregate: 'c', pipeline: [], cursor: { batchSize: -1 } }],
    [51_024, { listIndexes: 'c', cursor: { batchSize: -1 } }],
    [9, { find: 'c', filter: { a: { $type: [] } } }],
    [16_990, { aggregate: 'c', pipeline: [{ $out: 1 }], cursor: {} }],
    [
      115,
      {
        aggregate: 'c',
        pipeline: [{ $out: { db: 'd', coll: 'o', timeseries: { timeField: 't' } } }],
        cursor: {},
      },
    ],
    [40_415, { aggregate: 'c', pipeline: [{ $out: { db: 'd', coll: 'o', more: 1 } }], cursor: {} }],
    [40_218, { find: 'c', sort: { s: { $meta: 'textScore' } } }],
    [51_182, { aggregate: 'c', pipeline: [{ $merge: 1 }], cursor: {} }],
    [27, { dropIndexes: 'c', index: { nothing: 1 } }],
  ])('with %i: %j', async (code, body) => {
    await harness.db.collection('c').updateOne(one, { $set: one }, { upsert: true });
    expect((await errorOf(harness.db.command(body))).code).toBe(code);
  });

  it('where constants are given for what is no pipeline', async () => {
    const updates = [{ q: one, u: { $set: { a: 1 } }, c: { b: 1 } }];
    const { writeErrors } = await harness.db.command({ update: 'c', updates });
    expect(writeErrors).toMatchObject([{ code: 51_198 }]);
  });

  it.each([
    { listDatabases: 1 },
    { renameCollection: 'tests.a', to: 'tests.b' },
    { currentOp: 1 },
    { replSetGetStatus: 1 },
    { configureFailPoint: 'failCommand', mode: 'off' },
  ])('on another database than admin: %j', async (body) => {
    expect((await errorOf(harness.db.command(body))).code).toBe(13);
  });

  it('when they limit the time of a cursor that does not wait', async () => {
    const docs = harness.db.collection('many');
    await docs.insertMany(Array.from({ length: 5 }, (_, n) => ({ n })));
    const opened = await harness.db.command(
      { find: 'many', batchSize: 2 },
      { promoteLongs: false },
    );
    const { id } = opened['cursor'] as { id: unknown };
    const more = { getMore: id, collection: 'many' };
    expect((await errorOf(harness.db.command({ ...more, maxTimeMS: 5 }))).code).toBe(2);
    expect(await harness.db.command(more)).toMatchObject({ cursor: { id: 0 } });
  });

  it('but a database that is not there is dropped without a word', async () => {
    expect(await harness.client.db('none').command({ dropDatabase: 1 })).not.toHaveProperty(
      'dropped',
    );
    await harness.client.db('some').collection('c').insertOne({});
    expect(await harness.client.db('some').command({ dropDatabase: 1 })).toMatchObject({
      dropped: 'some',
    });
  });
});
