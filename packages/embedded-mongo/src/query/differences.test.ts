import { Decimal128, type Document, MaxKey, MinKey } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { pluck, useEngine } from '../testing/harness.ts';

const harness = useEngine();

/** The ids that a query finds, first without an index and then with it. */
async function found(docs: unknown[], query: Document, index: Document): Promise<unknown[][]> {
  await harness.docs.insertMany(docs.map((a, _id) => ({ _id, a })) as never[]);
  const without = pluck(await harness.docs.find(query).sort({ _id: 1 }).toArray(), '_id');
  const { partialFilterExpression, ...key } = index;
  await harness.docs.createIndex(
    key,
    partialFilterExpression ? { partialFilterExpression: partialFilterExpression as Document } : {},
  );
  return [without, pluck(await harness.docs.find(query).sort({ _id: 1 }).toArray(), '_id')];
}

describe('what the random comparison has found', () => {
  it('$elemMatch tests the elements of an array, not those of an array in it', async () => {
    const docs = [[[5]], [5], [0, [7]]];
    expect(await found(docs, { a: { $elemMatch: { $gt: 0 } } }, { a: 1 })).toEqual([[1], [1]]);
  });

  it('$elemMatch in $elemMatch finds arrays in arrays by an index too', async () => {
    const docs = [[[5]], [5], [[1, 5]]];
    const query = { a: { $elemMatch: { $elemMatch: { $in: [5] } } } };
    expect(await found(docs, query, { a: 1 })).toEqual([
      [0, 2],
      [0, 2],
    ]);
  });

  it('takes no partial index for bounds that two elements may meet', async () => {
    const query = { a: { $gte: 5, $lte: 5 } };
    const index = { a: 1, partialFilterExpression: { a: 5 } };
    expect(await found([[1, 9], 5], query, index)).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('NaN is at most and at least itself', async () => {
    expect(await found([Number.NaN, 1], { a: { $lte: Number.NaN } }, { a: 1 })).toEqual([[0], [0]]);
  });

  it('null is met by documents that lack a field named like a position', async () => {
    expect(await found([[{ b: 3 }], [1]], { 'a.0.b': null }, { 'a.0.b': 1 })).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('$mod takes all digits of a decimal', async () => {
    const docs = [Decimal128.fromString('9007199254740993'), Decimal128.fromString('1E30'), 4];
    expect(await found(docs, { a: { $mod: [2, 0] } }, { a: 1 })).toEqual([[2], [2]]);
    expect(await harness.docs.countDocuments({ a: { $mod: [2, 1] } })).toBe(1);
  });

  it('orders by several fields of one array as an index on them does', async () => {
    const docs = [
      [
        { x: 1, y: 9 },
        { x: 2, y: 0 },
      ],
      [{ x: 1, y: 5 }],
      [{ x: 1 }],
      [],
    ];
    await harness.docs.insertMany(docs.map((a, _id) => ({ _id, a })) as never[]);
    const order = async (): Promise<unknown[]> =>
      pluck(await harness.docs.find().sort({ 'a.x': 1, 'a.y': 1 }).toArray(), '_id');
    const without = await order();
    expect(without).toEqual([3, 2, 1, 0]);
    await harness.docs.createIndex({ 'a.x': 1, 'a.y': 1 });
    expect(await order()).toEqual(without);
  });

  it('the least key is below what is missing', async () => {
    await harness.docs.insertOne({});
    expect(await harness.docs.countDocuments({ a: { $gt: new MinKey() } })).toBe(1);
    expect(await harness.docs.countDocuments({ a: { $lt: new MaxKey() } })).toBe(1);
    expect(await harness.docs.countDocuments({ a: { $lt: new MinKey() } })).toBe(0);
  });
});
