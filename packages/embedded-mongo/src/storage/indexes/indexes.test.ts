import { describe, expect, it } from 'vitest';
import { Int32 } from '../../bson/values.ts';
import { errorOf, pluck, until, useEngine } from '../../testing/harness.ts';
import { openIndex } from './index-definition.ts';
import { extractKeys, storedKeys } from './index-keys.ts';
import { encodeKey } from './key-encoding.ts';

const harness = useEngine({ ttlIntervalMs: 50 });

describe('indexes', () => {
  it('refuse a second document with the same unique key, null included', async () => {
    await harness.docs.createIndex({ email: 1 }, { unique: true });
    await harness.docs.insertOne({ email: 'a' });
    const error = await errorOf(harness.docs.insertOne({ email: 'a' }));
    expect(error).toMatchObject({
      code: 11000,
      keyPattern: { email: 1 },
      keyValue: { email: 'a' },
    });
    await harness.docs.insertOne({});
    expect((await errorOf(harness.docs.insertOne({}))).code).toBe(11000);
    await harness.docs.updateOne({ email: 'a' }, { $set: { email: 'b' } });
    await harness.docs.insertOne({ email: 'a' });
    const conflict = harness.docs.updateOne({ email: 'a' }, { $set: { email: 'b' } });
    expect((await errorOf(conflict)).code).toBe(11000);
  });

  it('hold equal numbers of different types for the same key', async () => {
    await harness.docs.insertOne({ _id: 1 as never });
    const { Double, Long } = await import('mongodb');
    expect((await errorOf(harness.docs.insertOne({ _id: new Double(1) as never }))).code).toBe(
      11000,
    );
    expect((await errorOf(harness.docs.insertOne({ _id: Long.fromInt(1) as never }))).code).toBe(
      11000,
    );
  });

  it('leave documents out when sparse or partial', async () => {
    await harness.docs.createIndex({ a: 1 }, { unique: true, sparse: true });
    await harness.docs.createIndex(
      { b: 1 },
      { unique: true, partialFilterExpression: { live: true } },
    );
    await harness.docs.insertMany([{}, {}, { b: 1 }, { b: 1, live: true }]);
    expect((await errorOf(harness.docs.insertOne({ b: 1, live: true }))).code).toBe(11000);
    expect(await harness.docs.countDocuments({ a: null })).toBe(4);
    expect(await harness.docs.countDocuments({ b: 1 })).toBe(2);
  });

  it('refuse to be built over duplicates, and leave nothing behind', async () => {
    await harness.docs.insertMany([{ a: 1 }, { a: 1 }]);
    expect((await errorOf(harness.docs.createIndex({ a: 1 }, { unique: true }))).code).toBe(11000);
    expect(await harness.docs.indexes()).toHaveLength(1);
  });

  it('pair the fields of array elements and refuse parallel arrays', async () => {
    await harness.docs.createIndex({ 'a.x': 1, 'a.y': 1 });
    await harness.docs.createIndex({ p: 1, q: 1 });
    await harness.docs.insertOne({
      a: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    });
    expect(await harness.docs.countDocuments({ 'a.x': 1, 'a.y': 4 })).toBe(1);
    expect(await harness.docs.countDocuments({ a: { $elemMatch: { x: 1, y: 4 } } })).toBe(0);
    expect((await errorOf(harness.docs.insertOne({ p: [1], q: [2] }))).code).toBe(171);
  });

  it('refuse parallel arrays that an update copied from each other', async () => {
    const { docs } = harness;
    await docs.createIndex({ a: 1, b: 1 });
    await docs.insertOne({ _id: 1 as never, a: [1, 2], b: 0 });
    expect((await errorOf(docs.updateOne({}, [{ $set: { b: '$a' } }]))).code).toBe(171);
    const upsert = docs.updateOne(
      { _id: 2 as never },
      [{ $set: { a: [1] } }, { $set: { b: '$a' } }],
      {
        upsert: true,
      },
    );
    expect((await errorOf(upsert)).code).toBe(171);
    expect(await docs.countDocuments({ a: 1, b: 0 })).toBe(1);
    await docs.updateOne({}, { $set: { a: 3 } });
    expect(await docs.countDocuments({ a: 3 })).toBe(1);
    expect(await docs.deleteOne({ a: 3, b: 0 })).toMatchObject({ deletedCount: 1 });
  });

  it('still know the keys of documents that were indexed with copied arrays', () => {
    const index = openIndex({
      table: 16,
      spec: { v: 2, key: { a: new Int32(1), b: new Int32(1) }, name: 'a_1_b_1' },
      multikey: [true, true],
      longKeys: false,
      ready: true,
    });
    const [one, two] = [new Int32(1), new Int32(2)];
    expect(() => extractKeys(index, { a: [one, two], b: [one, two] })).toThrow('parallel arrays');
    expect(storedKeys(index, { a: [one, two], b: [one, two] })).toEqual([
      encodeKey([one, one], [1, 1]),
      encodeKey([two, two], [1, 1]),
    ]);
  });

  it('find and order values whose keys are too long to keep whole', async () => {
    await harness.docs.createIndex({ text: 1 }, { unique: true });
    const long = 'x'.repeat(4000);
    await harness.docs.insertMany(['c', 'a', 'b'].map((end) => ({ text: long + end })));
    expect(await harness.docs.countDocuments({ text: `${long}b` })).toBe(1);
    expect(await harness.docs.countDocuments({ text: { $gt: `${long}a` } })).toBe(2);
    const sorted = await harness.docs.find().sort({ text: 1 }).toArray();
    expect(pluck(sorted, 'text').map((text) => String(text).slice(-1))).toEqual(['a', 'b', 'c']);
    expect((await errorOf(harness.docs.insertOne({ text: `${long}a` }))).code).toBe(11000);
  });

  it('expire documents by time', async () => {
    await harness.docs.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await harness.docs.insertMany([
      { at: new Date(Date.now() - 1000) },
      { at: new Date(Date.now() + 60_000) },
      { at: 'never' },
      {},
    ]);
    await until(async () => (await harness.docs.countDocuments()) === 3);
    expect(await harness.docs.countDocuments({ at: { $type: 'date' } })).toBe(1);
  });

  it.each([
    [{ a: { $exists: false } }],
    [{ a: { $ne: 1 } }],
    [{ a: /x/ }],
    [{ $nor: [{ a: 1 }] }],
    [{ $and: [{ a: 1 }, { b: { $not: { $gt: 1 } } }] }],
  ])('refuse to be partial by %j', async (partialFilterExpression) => {
    const made = harness.docs.createIndex({ a: 1 }, { partialFilterExpression });
    expect((await errorOf(made)).code).toBe(67);
  });

  it('are listed in parts when that is asked for', async () => {
    await harness.docs.createIndexes([{ key: { a: 1 } }, { key: { b: 1 } }]);
    const name = harness.docs.collectionName;
    const { cursor } = await harness.db.command({ listIndexes: name, cursor: { batchSize: 2 } });
    const { id, firstBatch } = cursor as { id: unknown; firstBatch: unknown[] };
    expect(firstBatch).toHaveLength(2);
    const more = await harness.db.command({ getMore: id, collection: name });
    expect(more).toMatchObject({ cursor: { id: 0, nextBatch: [{ name: 'b_1' }] } });
  });

  it('tell every option that they were given', async () => {
    await harness.docs.createIndex({ a: 1 }, { background: true });
    expect((await harness.docs.indexes())[1]).toMatchObject({ background: true });
  });

  it('answer a repeated creation, and refuse a contradicting one', async () => {
    expect(await harness.docs.createIndex({ a: 1 })).toBe('a_1');
    expect(await harness.docs.createIndex({ a: 1 })).toBe('a_1');
    expect((await errorOf(harness.docs.createIndex({ a: 1 }, { name: 'other' }))).code).toBe(85);
    expect((await errorOf(harness.docs.createIndex({ b: 1 }, { name: 'a_1' }))).code).toBe(86);
    await harness.docs.dropIndex('a_1');
    expect((await errorOf(harness.docs.dropIndex('a_1'))).code).toBe(27);
  });

  it('stay right while documents are written during the build', async () => {
    await harness.docs.insertMany(Array.from({ length: 3000 }, (_, i) => ({ n: i % 10 })));
    const building = harness.docs.createIndex({ n: 1 });
    await Promise.all([
      building,
      ...Array.from({ length: 20 }, (_, i) => harness.docs.insertOne({ n: i % 10 })),
      harness.docs.updateMany({ n: 3 }, { $set: { n: 4 } }),
    ]);
    const three = await harness.docs.find({ n: 3 }).toArray();
    const scanned = (await harness.docs.find().toArray()).filter((doc) => doc['n'] === 3);
    expect(three.length).toBe(scanned.length);
    expect(await harness.docs.countDocuments({ n: { $gte: 0 } })).toBe(3020);
  });
});

describe('counts', () => {
  it('are the same with and without an index', async () => {
    const { docs } = harness;
    const values = [1, 2.5, 3, 'a', null, Number.NaN, new Date(5), true, 'b', -1];
    await docs.insertMany(values.map((n) => ({ n })));
    const filters = [
      { n: { $lt: 3 } },
      { n: { $gte: 1, $lte: 3 } },
      { n: Number.NaN },
      { n: { $in: [1, 'a', null] } },
      { n: { $gt: 'a' } },
      { n: new Date(5) },
    ];
    const count = (): Promise<number[]> =>
      Promise.all(filters.map((filter) => docs.countDocuments(filter as never)));
    const before = await count();
    expect(before).toEqual([3, 3, 1, 3, 1, 1]);
    await docs.createIndex({ n: 1 });
    expect(await count()).toEqual(before);
    expect(await docs.countDocuments({ n: { $lt: 3 } }, { skip: 1, limit: 5 })).toBe(2);
  });
});
