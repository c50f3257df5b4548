import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, until, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

describe('views', () => {
  it('are read like collections', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await docs.insertMany([1, 2, 3, 4].map((n) => ({ _id: n as never, n, tags: ['a', 'b'] })));
    await db.createCollection(`${name}v`, {
      viewOn: name,
      pipeline: [
        { $match: { n: { $gt: 1 } } },
        { $addFields: { twice: { $multiply: ['$n', 2] } } },
      ],
    });
    await db.createCollection(`${name}w`, {
      viewOn: `${name}v`,
      pipeline: [{ $match: { n: { $lt: 4 } } }],
    });
    const view = db.collection(`${name}w`);
    const found = await view
      .find({ twice: { $gte: 4 } }, { projection: { twice: 1, tags: { $slice: 1 } } })
      .sort({ n: -1 })
      .toArray();
    expect(found).toEqual([
      { _id: 3, twice: 6, tags: ['a'] },
      { _id: 2, twice: 4, tags: ['a'] },
    ]);
    expect(pluck(await view.find().skip(1).limit(1).toArray(), 'n')).toEqual([3]);
    expect(await view.countDocuments({ n: 2 })).toBe(1);
    expect(await view.estimatedDocumentCount()).toBe(2);
    expect(await view.distinct('twice')).toEqual([4, 6]);
    expect(
      await view.aggregate([{ $group: { _id: null, all: { $sum: '$twice' } } }]).toArray(),
    ).toEqual([{ _id: null, all: 10 }]);
    const joined = await docs
      .aggregate([
        { $match: { n: 1 } },
        { $lookup: { from: `${name}w`, localField: 'tags', foreignField: 'tags', as: 'same' } },
        { $unionWith: `${name}v` },
        { $project: { _id: 1, same: { $size: { $ifNull: ['$same', []] } } } },
      ])
      .toArray();
    expect(joined).toEqual([{ _id: 1, same: 2 }, ...[2, 3, 4].map((_id) => ({ _id, same: 0 }))]);
    expect(await db.listCollections({ name: `${name}v` }).toArray()).toEqual([
      {
        name: `${name}v`,
        type: 'view',
        options: {
          viewOn: name,
          pipeline: [
            { $match: { n: { $gt: 1 } } },
            { $addFields: { twice: { $multiply: ['$n', 2] } } },
          ],
        },
        info: { readOnly: true },
      },
    ]);
    await db.command({ collMod: `${name}v`, viewOn: name, pipeline: [] });
    expect(await view.countDocuments()).toBe(3);
    expect(await db.dropCollection(`${name}v`)).toBe(true);
    expect(await view.find().toArray()).toEqual([]);
  });

  it('refuse writes, cycles and what they cannot do', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await docs.insertOne({});
    await db.createCollection(`${name}v`, { viewOn: name, pipeline: [] });
    const view = db.collection(`${name}v`);
    const code = async (work: Promise<unknown>): Promise<number> => (await errorOf(work)).code;
    expect(await code(view.insertOne({}))).toBe(166);
    expect(await code(view.updateOne({}, { $set: { a: 1 } }))).toBe(166);
    expect(await code(view.deleteMany({}))).toBe(166);
    expect(await code(view.findOneAndDelete({}))).toBe(166);
    expect(await code(view.createIndex({ a: 1 }))).toBe(166);
    expect(await code(view.rename(`${name}x`))).toBe(166);
    expect(await code(db.createCollection(`${name}v`))).toBe(48);
    expect(await code(db.createCollection(name, { viewOn: 'x' }))).toBe(48);
    expect(await code(view.watch().tryNext())).toBe(167);
    expect(await code(view.find({}, { collation: { locale: 'en' } }).toArray())).toBe(167);
    await db.createCollection(`${name}w`, { viewOn: `${name}v`, pipeline: [] });
    expect(await code(db.command({ collMod: `${name}v`, viewOn: `${name}w`, pipeline: [] }))).toBe(
      5,
    );
    expect(
      await code(db.createCollection(`${name}y`, { viewOn: name, pipeline: [{ $out: 'x' }] })),
    ).toBe(167);
    expect(await code(db.command({ create: `${name}y`, pipeline: [] }))).toBe(72);
  });
});

describe('capped collections', () => {
  it('keep the newest documents', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, { capped: true, size: 1000, max: 3 });
    await docs.insertMany([1, 2, 3, 4, 5].map((n) => ({ n })));
    expect(pluck(await docs.find().toArray(), 'n')).toEqual([3, 4, 5]);
    expect(await docs.isCapped()).toBe(true);
    expect(await docs.options()).toEqual({ capped: true, size: 1024, max: 3 });
    await docs.insertOne({ n: 6, filler: 'x'.repeat(940) });
    expect(pluck(await docs.find().toArray(), 'n')).toEqual([5, 6]);
    await docs.deleteOne({ n: 5 });
    await db.command({ collMod: name, cappedMax: 1, cappedSize: 2048 });
    await docs.insertOne({ n: 7 });
    expect(pluck(await docs.find().toArray(), 'n')).toEqual([7]);
    expect((await errorOf(docs.insertOne({ filler: 'x'.repeat(3000) }))).code).toBe(2);
    expect((await errorOf(db.createCollection('no', { capped: true }))).code).toBe(72);
    const plain = db.collection(`${name}p`);
    await plain.insertMany([1, 2, 3].map((n) => ({ n, filler: 'x'.repeat(400) })));
    await db.command({ convertToCapped: `${name}p`, size: 1024 });
    expect(pluck(await plain.find().toArray(), 'n')).toEqual([2, 3]);
  });

  it('are followed by tailable cursors', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    const tail = { tailable: true, awaitData: true, maxAwaitTimeMS: 5000 };
    expect(await docs.find({}, tail).next()).toBe(null);
    await docs.insertOne({});
    expect((await errorOf(docs.find({}, tail).next())).code).toBe(2);
    await docs.drop();
    await db.createCollection(name, { capped: true, size: 4096, max: 4 });
    await docs.insertMany([{ n: 1 }, { n: 2, hidden: true }]);
    const cursor = docs.find({ hidden: { $exists: false } }, tail);
    const [first, next] = [await cursor.next(), cursor.next()];
    expect(first).toMatchObject({ n: 1 });
    await docs.insertOne({ n: 3 });
    expect(await next).toMatchObject({ n: 3 });
    await docs.insertMany([4, 5, 6, 7].map((n) => ({ n })));
    expect((await errorOf(cursor.next())).code).toBe(136);
    await cursor.close();
    const other = docs.find({}, tail);
    for (let i = 0; i < 4; i++) await other.next();
    const waiting = errorOf(other.next());
    await docs.drop();
    expect((await waiting).code).toBe(175);
  });

  it('stand beside clustered ones, hidden indexes and walks between two keys', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, {
      clusteredIndex: { key: { _id: 1 }, unique: true, name: 'own' },
    });
    await docs.insertMany([3, 1, 2].map((n) => ({ _id: n as never, n: n * 10 })));
    expect(pluck(await docs.find().toArray(), '_id')).toEqual([1, 2, 3]);
    expect(await docs.listIndexes().toArray()).toEqual([
      { v: 2, key: { _id: 1 }, name: 'own', unique: true, clustered: true },
    ]);
    await docs.createIndex({ n: 1 });
    const bounds = { min: { n: 10 }, max: { n: 30 }, hint: { n: 1 } } as Document;
    expect(pluck(await docs.find({}, bounds).toArray(), '_id')).toEqual([1, 2]);
    expect((await errorOf(docs.find({}, { min: { n: 1 } } as Document).toArray())).code).toBe(
      51173,
    );
    expect(await docs.find({ n: 20 }, { returnKey: true }).toArray()).toEqual([{ n: 20 }]);
    const [placed] = await docs.find({ n: 20 }, { showRecordId: true }).toArray();
    expect(placed).toMatchObject({ _id: 2, $recordId: 3 });
    const stage = async (): Promise<unknown> =>
      ((await docs.find({ n: 20 }).explain())['queryPlanner'] as { winningPlan: Document })
        .winningPlan['stage'];
    expect(await stage()).toBe('FETCH');
    const mod = (index: Document): Promise<Document> => db.command({ collMod: name, index });
    expect(await mod({ name: 'n_1', hidden: true })).toMatchObject({
      hidden_old: false,
      hidden_new: true,
    });
    expect((await docs.indexes())[1]).toMatchObject({ name: 'n_1', hidden: true });
    expect((await errorOf(docs.find({ n: 20 }).hint('n_1').toArray())).code).toBe(2);
    await mod({ keyPattern: { n: 1 }, hidden: false });
    expect(await stage()).toBe('FETCH');
    expect(await mod({ name: 'n_1', expireAfterSeconds: 5 })).toMatchObject({
      expireAfterSeconds_new: 5,
    });
    expect(await mod({ name: 'n_1', expireAfterSeconds: 9 })).toMatchObject({
      expireAfterSeconds_old: 5,
      expireAfterSeconds_new: 9,
    });
  });

  it('have indexes that become unique', async () => {
    const { db, docs } = harness;
    await docs.insertMany([1, 2].map((n) => ({ _id: n as never, x: 1 })));
    await docs.createIndex({ x: 1 });
    const mod = (index: Document): Promise<Document> =>
      db.command({ collMod: docs.collectionName, index: { keyPattern: { x: 1 }, ...index } });
    expect((await errorOf(mod({ unique: true }))).code).toBe(72);
    await mod({ prepareUnique: true });
    expect((await errorOf(docs.insertOne({ x: 1 }))).code).toBe(11000);
    const refused = await errorOf(mod({ unique: true }));
    expect(refused.code).toBe(359);
    expect(refused['errorResponse']).toMatchObject({ violations: [{ ids: [1, 2] }] });
    await docs.deleteOne({ _id: 2 as never });
    expect(await mod({ unique: true })).toMatchObject({ unique_new: true });
    expect((await errorOf(docs.insertOne({ x: 1 }))).code).toBe(11000);
    expect((await docs.indexes())[1]).toEqual({ v: 2, unique: true, key: { x: 1 }, name: 'x_1' });
    expect(await docs.countDocuments({ x: 1 })).toBe(1);
  });

  it('stand beside clustered collections and time series, which keep documents for a time', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, {
      clusteredIndex: { key: { _id: 1 }, unique: true },
      expireAfterSeconds: 3600,
    });
    const now = new Date();
    await docs.insertMany([new Date(0), now].map((_id) => ({ _id: _id as never })));
    await until(async () => (await docs.countDocuments()) === 1);
    expect(pluck(await docs.find().toArray(), '_id')).toEqual([now]);
    const optionsOf = async (collection: string): Promise<Document> =>
      ((await db.listCollections({ name: collection }).toArray())[0] as Document)[
        'options'
      ] as Document;
    await db.command({ collMod: name, expireAfterSeconds: 60 });
    expect(await optionsOf(name)).toMatchObject({ expireAfterSeconds: 60 });
    await db.command({ collMod: name, expireAfterSeconds: 'off' });
    expect(await optionsOf(name)).not.toHaveProperty('expireAfterSeconds');

    const series = `${name}series`;
    await db.createCollection(series, { timeseries: { timeField: 'at' } });
    await db.command({ collMod: series, timeseries: { granularity: 'minutes' } });
    expect(await optionsOf(series)).toMatchObject({
      timeseries: { timeField: 'at', granularity: 'minutes', bucketMaxSpanSeconds: 86_400 },
    });
    const back = db.command({ collMod: series, timeseries: { granularity: 'seconds' } });
    expect((await errorOf(back)).code).toBe(72);
    const stream = db.collection(series).watch();
    expect((await errorOf(stream.tryNext())).code).toBe(166);
    await stream.close();
    await db.createCollection(`${name}plain`);
    const plain = db.command({ collMod: `${name}plain`, expireAfterSeconds: 1 });
    expect((await errorOf(plain)).code).toBe(72);
  });

  it('stand beside time series, which may hold an id twice', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    const timeseries = { timeField: 'at', metaField: 'of' };
    await db.createCollection(name, { timeseries, expireAfterSeconds: 3600 });
    const at = new Date();
    await docs.insertMany([1, 1, 2].map((id) => ({ _id: id as never, at, of: 'a' })));
    await docs.insertOne({ at: new Date(0), of: 'old' });
    await until(async () => (await docs.countDocuments()) === 3);
    expect(await docs.countDocuments({ _id: 1 as never })).toBe(2);
    expect(await db.listCollections({ name }).toArray()).toEqual([
      {
        name,
        type: 'timeseries',
        options: {
          timeseries: { ...timeseries, granularity: 'seconds', bucketMaxSpanSeconds: 3600 },
          expireAfterSeconds: 3600,
        },
        info: { readOnly: false },
      },
    ]);
    expect((await errorOf(docs.insertOne({ of: 'b' }))).code).toBe(2);
    const refused = await Promise.all(
      [
        docs.updateOne({}, { $set: { of: 'c' } }),
        docs.updateMany({ of: 'a' }, { $set: { of: 'c', more: 1 } }),
        docs.updateMany({ of: 'a' }, { $rename: { of: 'more' } }),
        docs.updateMany({ at }, { $set: { of: 'c' } }),
        docs.updateMany({ of: 'a' }, [{ $set: { of: 'c' } }]),
        docs.updateMany({ of: 'a' }, { $set: { of: 'c' } }, { upsert: true }),
        docs.findOneAndUpdate({ of: 'a' }, { $set: { of: 'c' } }),
      ].map(errorOf),
    );
    expect(new Set(pluck(refused, 'code'))).toEqual(new Set([72]));
    const moved = await docs.updateMany({ of: 'a' }, { $set: { of: 'c' } });
    expect(moved).toMatchObject({ matchedCount: 3, modifiedCount: 3 });
    expect(await docs.countDocuments({ of: 'c' })).toBe(3);
    await docs.deleteMany({ _id: 1 as never });
    expect(pluck(await docs.find().toArray(), '_id')).toEqual([2]);
    expect((await errorOf(db.createCollection('no', { timeseries: {} as never }))).code).toBe(
      40414,
    );
  });
});
