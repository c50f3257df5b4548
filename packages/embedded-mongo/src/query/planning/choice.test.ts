import type { Document, Sort } from 'mongodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../../testing/harness.ts';

interface Explained extends Document {
  queryPlanner: { winningPlan: Document; rejectedPlans: Document[] };
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
}

interface Person {
  _id: number;
  erasedAt: Date | null;
  name: string;
  words: string[];
  status: string;
  kind: string;
  at: number;
}

const harness = useEngine();
const count = 5000;
const ascending = (a: number, b: number) => a - b;
const people = () => harness.db.collection<Person>('people');

/** Nearly all have the same `erasedAt`, few a word, every other one a status, one in a hundred a kind. */
beforeAll(async () => {
  await people().createIndexes([
    { key: { erasedAt: 1 } },
    { key: { words: 1 } },
    { key: { name: 1, _id: 1 } },
    { key: { status: 1, at: -1 } },
    { key: { kind: 1 } },
  ]);
  await people().insertMany(
    Array.from({ length: count }, (_, n) => ({
      _id: n,
      erasedAt: n % 500 === 0 ? new Date(0) : null,
      name: `name ${String((n * 7919) % count).padStart(4, '0')}`,
      words: [`word${String(n % 250).padStart(3, '0')}`, `half${n % 2}`],
      status: n % 2 === 0 ? 'open' : 'done',
      kind: `kind${n % 100}`,
      at: (n * 4999) % count,
    })),
  );
});

/** Which index a query takes and how many documents it looks at. */
async function wayOf(
  filter: Document,
  sort: Sort = {},
  limit = 0,
): Promise<{ index: string; documents: number }> {
  const explained = (await people()
    .find(filter, { sort, limit })
    .explain('executionStats')) as Explained;
  const { winningPlan } = explained.queryPlanner;
  const names = [...JSON.stringify(winningPlan).matchAll(/"indexName":"([^"]+)"/g)];
  return {
    index: names.map(([, name]) => name).join(),
    documents: explained.executionStats.totalDocsExamined,
  };
}

describe('among several indexes', () => {
  it('a narrow range goes before a value that nearly all have', async () => {
    const filter = { erasedAt: null, words: { $regex: '^word00' } };
    expect(await wayOf(filter)).toEqual({ index: 'words_1', documents: 200 });
    // With a few to be found, the first twenty of the range are enough.
    const few = await wayOf(filter, {}, 20);
    expect(few.index).toBe('words_1');
    expect(few.documents).toBeLessThanOrEqual(30);
  });

  it('a value that few have goes before a range that holds nearly all', async () => {
    const way = await wayOf({ erasedAt: new Date(0), words: { $gte: 'a' } });
    expect(way).toEqual({ index: 'erasedAt_1', documents: 10 });
  });

  it('few that are sorted afterwards go before an order that is walked in vain', async () => {
    expect(await wayOf({ words: 'word017' }, { name: 1, _id: 1 }, 20)).toEqual({
      index: 'words_1',
      documents: 20,
    });
  });

  it('an order that soon has enough goes before many that are to be sorted', async () => {
    const way = await wayOf({ words: 'half1' }, { name: 1, _id: 1 }, 20);
    expect(way.index).toBe('name_1__id_1');
    expect(way.documents).toBeLessThanOrEqual(60);
  });

  it('what answers for others is taken without being counted', async () => {
    expect(await wayOf({ status: 'open' }, { at: -1 }, 20)).toEqual({
      index: 'status_1_at_-1',
      documents: 20,
    });
  });

  it('documents that are named are read by their ids, in whatever order and beside whatever else', async () => {
    const ids = Array.from({ length: 50 }, (_, n) => 4_999 - n * 3);
    const filter = { _id: { $in: ids }, status: 'open', erasedAt: null };
    expect(await wayOf(filter, { at: -1 }, 20)).toEqual({ index: '_id_', documents: 50 });
    const found = await people().find(filter).sort({ at: -1 }).toArray();
    const open = ids.filter((id) => id % 2 === 0 && id % 500 !== 0);
    expect(found.map(({ _id }) => _id).toSorted(ascending)).toEqual(open.toSorted(ascending));
    expect(found.map(({ at }) => at)).toEqual(found.map(({ at }) => at).toSorted((a, b) => b - a));
    // So many are compared with the other ways.
    const most = { _id: { $in: Array.from({ length: 1_000 }, (_, n) => n) }, kind: 'kind7' };
    expect(await wayOf(most)).toEqual({ index: 'kind_1', documents: 50 });
  });

  it('the branches of $or go before a value that nearly all have', async () => {
    const way = await wayOf({ erasedAt: null, $or: [{ words: 'word005' }, { kind: 'kind9' }] });
    expect(way).toEqual({ index: 'words_1,kind_1', documents: 70 });
  });

  it('a transaction chooses by what it sees itself', async () => {
    const session = harness.client.startSession();
    session.startTransaction();
    const filter = { kind: 'kind7', words: 'word007' };
    await people().updateMany({ kind: 'kind7' }, { $set: { kind: 'kind8' } }, { session });
    expect(await people().find(filter, { session }).toArray()).toEqual([]);
    const moved = { ...filter, kind: 'kind8' };
    expect(await people().countDocuments(moved, { session })).toBe(10);
    await session.abortTransaction();
    await session.endSession();
    expect(await people().countDocuments(moved)).toBe(0);
  });
});

describe('explain', () => {
  it('tells what was looked at, and which other ways there were', async () => {
    const filter = { status: 'open', kind: 'kind8', erasedAt: null };
    const explained = (await people()
      .find(filter)
      .sort({ at: -1 })
      .limit(5)
      .explain('executionStats')) as Explained;
    expect(explained.executionStats).toMatchObject({
      executionSuccess: true,
      nReturned: 5,
      executionTimeMillis: expect.any(Number) as number,
      executionStages: { stage: 'LIMIT', nReturned: 5 },
    });
    const { totalDocsExamined, totalKeysExamined } = explained.executionStats;
    expect(totalDocsExamined).toBeGreaterThanOrEqual(5);
    expect(totalKeysExamined).toBe(totalDocsExamined);
    expect(explained.queryPlanner.rejectedPlans).toHaveLength(2);
    const all = (await people().find({ at: 3 }).explain('executionStats')) as Explained;
    expect(all.executionStats).toMatchObject({
      nReturned: 1,
      totalDocsExamined: count,
      totalKeysExamined: 0,
    });
    expect(pluck(await people().find({ at: 3 }).toArray(), 'at')).toEqual([3]);
  });
});
