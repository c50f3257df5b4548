import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { useEngine } from '../../testing/harness.ts';

const harness = useEngine();

/** `$in` lists that make more combinations of `a` and `b` than an index walk is split into. */
const list = Array.from({ length: 150 }, (_, i) => i * 2);
const both = { a: { $in: list }, b: { $in: list } };

/** 3,600 documents, of which a quarter has an even `a` and an even `b`. */
async function plantGrid(): Promise<number> {
  await harness.docs.createIndex({ a: 1, b: 1 });
  const docs = Array.from({ length: 3600 }, (_, i) => ({ a: i % 60, b: Math.floor(i / 60) }));
  await harness.docs.insertMany(docs);
  return docs.filter(({ a, b }) => a % 2 === 0 && b % 2 === 0).length;
}

describe('long lists of values', () => {
  it('find, count and aggregate only what matches', async () => {
    const truth = await plantGrid();
    const { docs } = harness;
    const found = await docs.find(both).toArray();
    expect(found.every((doc) => doc['a'] % 2 === 0 && doc['b'] % 2 === 0)).toBe(true);
    expect(found).toHaveLength(truth);
    const counted = await harness.db.command({ count: docs.collectionName, query: both });
    expect(counted).toMatchObject({ n: truth });
    expect(await docs.countDocuments(both)).toBe(truth);
    expect(await docs.aggregate([{ $match: both }, { $count: 'n' }]).toArray()).toEqual([
      { n: truth },
    ]);
    expect((await docs.distinct('a', both)).every((a) => a % 2 === 0)).toBe(true);
    const sorted = await docs.find(both).sort({ a: -1, b: -1 }).limit(3).toArray();
    expect(sorted.map((doc): unknown[] => [doc['a'], doc['b']])).toEqual([
      [58, 58],
      [58, 56],
      [58, 54],
    ]);
  });

  it('change no document that does not match', async () => {
    await plantGrid();
    const { docs } = harness;
    await docs.deleteMany(both);
    expect(await docs.countDocuments()).toBe(2700);
    expect(await docs.deleteOne(both)).toMatchObject({ deletedCount: 0 });
    expect(await docs.updateOne(both, { $set: { hit: 1 } })).toMatchObject({ matchedCount: 0 });
    expect(await docs.updateMany(both, { $set: { hit: 1 } })).toMatchObject({ matchedCount: 0 });
    expect(await docs.replaceOne(both, { hit: 1 })).toMatchObject({ matchedCount: 0 });
    expect(await docs.findOneAndDelete(both)).toBeNull();
    expect(await docs.findOneAndUpdate(both, { $set: { hit: 1 } })).toBeNull();
    expect(await docs.findOneAndReplace(both, { hit: 1 })).toBeNull();
    expect(await docs.countDocuments({ hit: 1 })).toBe(0);
    expect(await docs.countDocuments()).toBe(2700);
  });

  it('find nothing by missing ids, however many', async () => {
    await harness.docs.insertMany(Array.from({ length: 50 }, (_, n) => ({ n })));
    const missing = { _id: { $in: Array.from({ length: 25_000 }, () => new ObjectId()) } };
    expect(await harness.docs.find(missing).toArray()).toEqual([]);
    expect(await harness.docs.countDocuments(missing)).toBe(0);
    expect(await harness.docs.deleteMany(missing)).toMatchObject({ deletedCount: 0 });
    expect(await harness.docs.countDocuments()).toBe(50);
  });

  it('take equal numbers of any type for the same', async () => {
    const { Decimal128, Double, Int32, Long } = await import('mongodb');
    const one = [new Int32(1), new Double(1), Long.fromInt(1), Decimal128.fromString('1')];
    await harness.docs.insertMany(one.map((n) => ({ n })));
    for (const n of one) {
      expect(await harness.docs.countDocuments({ n: { $in: ['a', n, 7] } })).toBe(4);
    }
  });
});

describe('bounds too long to keep whole', () => {
  it('find no shorter value that only starts alike', async () => {
    await harness.docs.createIndex({ text: 1 });
    const short = 'x'.repeat(1890);
    await harness.docs.insertOne({ text: short });
    expect(await harness.docs.countDocuments({ text: 'x'.repeat(1950) })).toBe(0);
    expect(await harness.docs.countDocuments({ text: { $gt: 'x'.repeat(1950) } })).toBe(0);
    expect(await harness.docs.countDocuments({ text: { $lt: 'x'.repeat(1950) } })).toBe(1);
  });
});
