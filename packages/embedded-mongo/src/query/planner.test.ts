import fc from 'fast-check';
import type { Document, Sort } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../testing/harness.ts';

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
        async (query, order, limit) => {
          const by = Object.fromEntries([...order, ['_id', 1]]) as Sort;
          const [expected, actual, unordered] = await Promise.all([
            plain.find(query, { sort: by, limit }).toArray(),
            indexed.find(query, { sort: by, limit }).toArray(),
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
