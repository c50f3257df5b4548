import fc from 'fast-check';
import type { Document, Sort } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../../testing/harness.ts';

interface Explained extends Document {
  queryPlanner: { winningPlan: Document };
  executionStats: { totalDocsExamined: number };
}

const harness = useEngine();

const scalar = fc.oneof(
  fc.integer({ min: 0, max: 4 }),
  fc.constantFrom(1.5, 'a', 'b', 'ab', null, true),
);
const fieldValue = fc.oneof(
  { weight: 5, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.record({ c: scalar }) },
);
const field = fc.constantFrom('a', 'b', 'a.c', 'd');
const condition: fc.Arbitrary<unknown> = fc.oneof(
  scalar,
  fc
    .tuple(fc.constantFrom('$gt', '$gte', '$lt', '$lte', '$eq', '$ne'), scalar)
    .map(([operator, value]) => ({ [operator]: value })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $gte: low, $lt: high })),
  fc.array(scalar, { maxLength: 3 }).map((list) => ({ $in: list })),
  fc.boolean().map((exists) => ({ $exists: exists })),
  fc.tuple(scalar, scalar).map(([low, high]) => ({ $elemMatch: { $gte: low, $lte: high } })),
  fc.constantFrom('^a', '^ab', 'b$', '^ab?').map((pattern) => ({ $regex: pattern })),
);
const simple = fc.dictionary(field, condition, { maxKeys: 3, noNullPrototype: true });
const filter: fc.Arbitrary<Document> = fc.oneof(
  { weight: 3, arbitrary: simple },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simple, fc.array(simple, { minLength: 1, maxLength: 3 }))
      .map(([rest, branches]) => ({ ...rest, $or: branches })),
  },
);
const sort = fc
  .uniqueArray(field, { minLength: 0, maxLength: 2 })
  .chain((paths) =>
    fc.tuple(
      ...paths.map((path) =>
        fc.constantFrom(1 as const, -1 as const).map((d) => [path, d] as const),
      ),
    ),
  );

describe('the planner', () => {
  it('gives with indexes exactly what it gives without', async () => {
    const plain = harness.db.collection('plain');
    const indexed = harness.db.collection('indexed');
    await indexed.createIndex({ a: 1 });
    await indexed.createIndex({ a: -1, b: 1 });
    await indexed.createIndex({ b: 1, d: -1, a: 1 });
    await indexed.createIndex({ 'a.c': 1 });
    await indexed.createIndex({ d: 1 }, { sparse: true });
    await indexed.createIndex(
      { d: 1, b: 1 },
      { partialFilterExpression: { d: { $gte: 2 } }, name: 'p' },
    );
    const docs = fc.sample(
      fc.record({ a: fieldValue, b: scalar, d: scalar }, { requiredKeys: [] }),
      { numRuns: 150, seed: 7 },
    );
    const withIds: Document[] = docs.map((doc, _id) => ({ _id, ...doc }));
    await plain.insertMany(withIds);
    await indexed.insertMany(withIds);
    await fc.assert(
      fc.asyncProperty(
        filter,
        sort,
        fc.integer({ min: 0, max: 8 }),
        fc.subarray(['a', 'b', 'd']),
        async (query, order, limit, shown) => {
          const by = Object.fromEntries([...order, ['_id', 1]]) as Sort;
          const projection = Object.fromEntries(shown.map((name) => [name, 1]));
          const [expected, actual, unordered] = await Promise.all([
            plain.find(query, { sort: by, limit, projection }).toArray(),
            indexed.find(query, { sort: by, limit, projection }).toArray(),
            indexed.find(query).toArray(),
          ]);
          expect(actual).toEqual(expected);
          const all = await plain.find(query).toArray();
          const ids = (list: Document[]): Set<unknown> => new Set(pluck(list, '_id'));
          expect(ids(unordered)).toEqual(ids(all));
        },
      ),
      { numRuns: 150 },
    );
  });

  async function winner(query: Document, order: Sort = {}, limit = 0): Promise<Document> {
    const explained = (await harness.docs
      .find(query, { sort: order, limit })
      .explain()) as Explained;
    const plan = explained.queryPlanner.winningPlan;
    return plan['stage'] === 'LIMIT' ? (plan['inputStage'] as Document) : plan;
  }

  it('takes equality, then range, then order from one index', async () => {
    await harness.docs.createIndex({ kind: 1, at: -1, _id: -1 });
    const plan = await winner({ kind: 'x' }, { at: -1, _id: -1 }, 5);
    expect(plan['stage']).toBe('FETCH');
    expect(plan['inputStage']).toMatchObject({ stage: 'IXSCAN', indexName: 'kind_1_at_-1__id_-1' });
    expect((await winner({ other: 1 }))['stage']).toBe('COLLSCAN');
    expect((await winner({ kind: 'x' }, { other: 1 }))['stage']).toBe('SORT');
    const several = await winner({ kind: { $in: ['x', 'y'] } }, { at: -1, _id: -1 }, 5);
    expect(several['inputStage']).toMatchObject({ stage: 'SORT_MERGE' });
  });

  it('finds strings in a partial index of strings, and nothing else in it', async () => {
    await harness.docs.createIndex(
      { email: 1 },
      { unique: true, partialFilterExpression: { email: { $type: 'string' } } },
    );
    const stage = async (query: Document): Promise<[Document, unknown]> => {
      const plan = await winner(query);
      const input = plan['inputStage'] as Document | undefined;
      return [query, (input ?? plan)['stage']];
    };
    const within = [
      { email: 'a' },
      { email: '' },
      { email: { $in: ['a', 'b'] } },
      { email: { $gt: 'a' } },
      { email: { $gte: 'a', $lt: 'b' }, other: 1 },
    ];
    expect(await Promise.all(within.map(stage))).toEqual(within.map((each) => [each, 'IXSCAN']));
    const beyond = [
      { email: null },
      { email: { $in: ['a', null] } },
      { email: { $ne: 'a' } },
      { email: { $exists: true } },
      { email: 2 },
      {},
    ];
    expect(await Promise.all(beyond.map(stage))).toEqual(beyond.map((each) => [each, 'COLLSCAN']));
    await harness.docs.insertMany([{ email: 'a' }, { email: ['b', 1] }, { email: null }]);
    expect(await harness.docs.countDocuments({ email: { $in: ['a', 'b'] } })).toBe(2);
    expect(await harness.docs.countDocuments({ email: { $in: ['a', null] } })).toBe(2);
  });

  it('starts a keyset page at its cursor and reads no more than the page', async () => {
    await harness.docs.createIndex({ at: -1, _id: -1 });
    await harness.docs.insertMany(
      Array.from({ length: 500 }, (_, i) => ({ _id: i, at: i })) as never[],
    );
    const query = { $or: [{ at: { $lt: 100 } }, { at: 100, _id: { $lt: 100 } }] };
    const cursor = harness.docs
      .find(query as Document)
      .sort({ at: -1, _id: -1 })
      .limit(5);
    const explained = (await cursor.explain()) as Explained;
    const stats = explained.executionStats;
    expect(stats).toMatchObject({ nReturned: 5 });
    expect(stats.totalDocsExamined).toBeLessThanOrEqual(6);
    expect(pluck(await cursor.toArray(), 'at')).toEqual([99, 98, 97, 96, 95]);
  });
});

describe('plans with and without an index', () => {
  it('agree about not-a-number as a bound', async () => {
    const { docs } = harness;
    await docs.insertMany([{ a: Number.NaN }, { a: 1 }, { a: null }]);
    const counts = (): Promise<number[]> =>
      Promise.all(
        ['$lte', '$gte', '$lt', '$gt', '$eq'].map((operator) =>
          docs.countDocuments({ a: { [operator]: Number.NaN } }),
        ),
      );
    expect(await counts()).toEqual([1, 1, 0, 0, 1]);
    await docs.createIndex({ a: 1 });
    expect(await counts()).toEqual([1, 1, 0, 0, 1]);
  });

  it('agree about arrays in arrays', async () => {
    const { docs } = harness;
    await docs.insertMany([
      { a: [[5]] },
      { a: [5] },
      { a: [[{ b: 1 }]] },
      { a: [{ b: 1 }] },
      { a: [[9], [5]] },
    ]);
    const filters = [
      { a: { $elemMatch: { $gt: 0 } } },
      { a: { $elemMatch: { $in: [5, [5]] } } },
      { a: { $elemMatch: { $elemMatch: { $gt: 0 } } } },
      { a: { $elemMatch: { b: 1 } } },
      { a: { $elemMatch: { 0: 5 } } },
      { a: { $elemMatch: { $not: { $gt: 0 } } } },
    ];
    const counts = (): Promise<number[]> =>
      Promise.all(filters.map((each) => docs.countDocuments(each as Document)));
    expect(await counts()).toEqual([1, 3, 2, 1, 2, 4]);
    await docs.createIndex({ a: 1 });
    await docs.createIndex({ 'a.b': 1 });
    await docs.createIndex({ 'a.0': 1 });
    expect(await counts()).toEqual([1, 3, 2, 1, 2, 4]);
  });

  it('agree when a position in a path is met by its value and by what lacks its name', async () => {
    const { docs } = harness;
    await docs.insertMany([
      { a: [{ b: 2 }, {}] },
      { a: [{ b: 2 }] },
      { a: { 0: { b: 2 } } },
      { a: [{ b: 9 }] },
    ]);
    const filters = [
      { 'a.0.b': { $lte: null, $gte: 1 } },
      { 'a.0.b': { $gte: 1, $lte: 3 } },
      { $and: [{ 'a.0.b': null }, { 'a.0.b': { $gt: 1 } }] },
    ];
    const counts = (): Promise<number[]> =>
      Promise.all(filters.map((each) => docs.countDocuments(each as Document)));
    const plain = await counts();
    await docs.createIndex({ 'a.0.b': 1 });
    expect(await counts()).toEqual(plain);
  });

  it('agree when a partial index leaves arrays out', async () => {
    const { docs } = harness;
    await docs.createIndex({ p: 1 }, { partialFilterExpression: { p: 5 } });
    await docs.createIndex({ q: 1 }, { partialFilterExpression: { q: { $gte: 5, $lt: 10 } } });
    await docs.insertMany([{ p: [1, 9] }, { p: 5 }, { q: [1, 20] }, { q: 7 }]);
    expect(await docs.countDocuments({ p: { $gte: 5, $lte: 5 } })).toBe(2);
    expect(await docs.countDocuments({ q: { $gte: 6, $lt: 8 } })).toBe(2);
    expect(await docs.countDocuments({ q: { $elemMatch: { $gte: 1, $lt: 30 } } })).toBe(1);
    const plan = (await docs.find({ q: { $gte: 6, $lt: 8 } }).explain()) as Explained;
    expect(JSON.stringify(plan)).toContain('"indexName":"q_1"');
  });
});

describe('hints', () => {
  it('are obeyed by reads and writes', async () => {
    const { docs } = harness;
    await docs.createIndex({ a: 1 });
    await docs.createIndex({ b: 1 }, { sparse: true });
    await docs.createIndex({ c: 1 }, { partialFilterExpression: { live: true } });
    await docs.insertMany([{ a: 1, b: 1 }, { a: 1 }, { a: 2, b: 2 }]);
    const indexOf = async (hint: Document | string): Promise<unknown> => {
      const explained = (await docs.find({ a: 1 }).hint(hint).explain()) as Explained;
      const plan = explained.queryPlanner.winningPlan;
      const input = plan['inputStage'] as Document | undefined;
      return input?.['indexName'] ?? plan['stage'];
    };
    expect(await indexOf('b_1')).toBe('b_1');
    expect(await indexOf({ _id: 1 })).toBe('_id_');
    expect(await indexOf({ $natural: 1 })).toBe('COLLSCAN');
    expect(await docs.find({}, { hint: 'b_1' }).toArray()).toHaveLength(2);
    expect(await docs.countDocuments({}, { hint: 'b_1' })).toBe(2);
    expect(
      await docs
        .find({ a: 1 })
        .hint({ $natural: -1 })
        .map((doc): unknown => doc['b'])
        .toArray(),
    ).toEqual([undefined, 1]);
    expect((await errorOf(docs.find({ a: 1 }, { hint: 'c_1' }).toArray())).code).toBe(291);
    expect(await docs.updateMany({ a: 1 }, { $set: { d: 1 } }, { hint: 'b_1' })).toMatchObject({
      matchedCount: 1,
    });
    expect(await docs.deleteMany({}, { hint: { b: 1 } })).toMatchObject({ deletedCount: 2 });
  });

  it('on no index are refused everywhere', async () => {
    const { docs } = harness;
    await docs.insertOne({ a: 1 });
    const hint = { none: 1 };
    const refused = [
      docs.find({}, { hint }).toArray(),
      docs.countDocuments({}, { hint }),
      docs.aggregate([{ $match: { a: 1 } }], { hint }).toArray(),
      docs.updateOne({}, { $set: { a: 2 } }, { hint }),
      docs.updateMany({}, { $set: { a: 2 } }, { hint }),
      docs.deleteOne({}, { hint }),
      docs.deleteMany({}, { hint }),
      docs.findOneAndUpdate({}, { $set: { a: 2 } }, { hint }),
      docs.findOneAndDelete({}, { hint }),
    ];
    const errors = await Promise.all(refused.map((each) => errorOf(each)));
    expect(errors.every((error) => error.code === 2)).toBe(true);
    expect(await docs.countDocuments({ a: 1 })).toBe(1);
  });
});
