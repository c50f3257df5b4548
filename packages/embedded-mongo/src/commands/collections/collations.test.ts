import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../../testing/harness.ts';

const harness = useEngine();
const loose = { locale: 'en', strength: 1 } as const;
const caseless = { locale: 'en', strength: 2 } as const;
const names = ['José', 'jose', 'JOSÉ', 'Ana', 'ñandú', 'nando', 'Zoe', 'item 10', 'item 9'];
const insertNames = async (): Promise<void> => {
  await harness.docs.insertMany(names.map((name, n) => ({ name, n })));
};

describe('collations', () => {
  it('decide what equals what in every command', async () => {
    await insertNames();
    const { docs } = harness;
    const found = async (collation: Document): Promise<unknown[]> =>
      pluck(await docs.find({ name: 'jose' }, { collation: collation as never }).toArray(), 'n');
    expect(await found(loose)).toEqual([0, 1, 2]);
    expect(await found(caseless)).toEqual([1]);
    expect(await found({ locale: 'en', strength: 3 })).toEqual([1]);
    expect(await found({ locale: 'en', strength: 1, caseLevel: true })).toEqual([1]);
    expect(await found({ locale: 'simple' })).toEqual([1]);
    expect(
      await docs.countDocuments({ name: { $in: ['JOSE', 'ANA'] } }, { collation: loose }),
    ).toBe(4);
    expect(await docs.distinct('name', { n: { $lt: 4 } }, { collation: loose })).toEqual([
      'José',
      'Ana',
    ]);
    const groups = await docs
      .aggregate(
        [
          { $match: { n: { $lt: 4 } } },
          { $group: { _id: '$name', n: { $sum: 1 }, all: { $addToSet: '$name' } } },
          { $addFields: { isJose: { $eq: ['$_id', 'JOSE'] }, isIn: { $in: ['ana', '$all'] } } },
          { $sort: { _id: 1 } },
        ],
        { collation: loose },
      )
      .toArray();
    expect(groups).toEqual([
      { _id: 'Ana', n: 1, all: ['Ana'], isJose: false, isIn: true },
      { _id: 'José', n: 3, all: ['José'], isJose: true, isIn: false },
    ]);
    await docs.updateOne({ name: 'ANA' }, { $set: { seen: true } }, { collation: loose });
    expect(await docs.countDocuments({ seen: true })).toBe(1);
    const changed = await docs.findOneAndUpdate(
      { name: 'NANDU' },
      { $addToSet: { tags: { $each: ['a', 'A', 'b'] } } },
      { collation: loose, returnDocument: 'after' },
    );
    expect(changed).toMatchObject({ n: 4, tags: ['a', 'b'] });
    await docs.updateOne({ n: 4 }, { $pull: { tags: 'B' } } as never, { collation: loose });
    expect(await docs.findOne({ n: 4 })).toMatchObject({ tags: ['a'] });
    expect((await docs.deleteMany({ name: 'jose' }, { collation: loose })).deletedCount).toBe(3);
  });

  it('decide the order', async () => {
    await insertNames();
    const sorted = async (collation: Document): Promise<unknown[]> =>
      pluck(
        await harness.docs
          .find({}, { collation: collation as never })
          .sort({ name: 1, n: 1 })
          .toArray(),
        'name',
      );
    const ordered = ['Ana', 'item 9', 'item 10', 'jose', 'José', 'JOSÉ', 'nando', 'ñandú', 'Zoe'];
    expect(await sorted({ locale: 'es', numericOrdering: true })).toEqual(ordered);
    expect(await sorted({ locale: 'en' })).toEqual([
      'Ana',
      'item 10',
      'item 9',
      'jose',
      'José',
      'JOSÉ',
      'nando',
      'ñandú',
      'Zoe',
    ]);
    const upper = await sorted({ locale: 'en', caseFirst: 'upper', strength: 3 });
    expect(upper.slice(3, 6)).toEqual(['jose', 'JOSÉ', 'José']);
    const inPipeline = await harness.docs
      .aggregate([{ $project: { name: 1 } }, { $sort: { name: 1 } }, { $limit: 2 }], {
        collation: loose,
      })
      .toArray();
    expect(pluck(inPipeline, 'name')).toEqual(['Ana', 'item 10']);
  });

  it('belong to collections and indexes, which are used only for their own', async () => {
    const { db, docs } = harness;
    const name = docs.collectionName;
    await db.createCollection(name, { collation: caseless });
    await docs.createIndex({ name: 1 }, { unique: true });
    await docs.createIndex({ name: 1 }, { name: 'plain', collation: { locale: 'simple' } });
    await docs.insertOne({ _id: 'A' as never, name: 'Ana' });
    const twice = await errorOf(docs.insertOne({ _id: 'B' as never, name: 'ANA' }));
    expect(twice).toMatchObject({
      code: 11000,
      keyPattern: { name: 1 },
      keyValue: { name: 'ANA' },
    });
    expect((await errorOf(docs.insertOne({ _id: 'a' as never, name: 'x' }))).code).toBe(11000);
    await docs.insertOne({ _id: 'B' as never, name: 'Aná' });
    const full = {
      ...caseless,
      caseLevel: false,
      caseFirst: 'off',
      numericOrdering: false,
      alternate: 'non-ignorable',
      maxVariable: 'punct',
      normalization: false,
      backwards: false,
      version: '57.1',
    };
    const [info] = await db.listCollections({ name }).toArray();
    expect(info).toMatchObject({
      options: { collation: full },
      idIndex: { v: 2, key: { _id: 1 }, name: '_id_', collation: full },
    });
    const [, own, plain] = await docs.indexes();
    expect(own).toEqual({ v: 2, unique: true, key: { name: 1 }, name: 'name_1', collation: full });
    expect(plain).toEqual({ v: 2, key: { name: 1 }, name: 'plain' });
    const indexOf = async (collation?: Document): Promise<unknown> => {
      const plan = await docs.find({ name: 'ANA' }, { collation: collation as never }).explain();
      const { winningPlan } = plan['queryPlanner'] as { winningPlan: Document };
      return (
        (winningPlan['inputStage'] as Document | undefined)?.['indexName'] ?? winningPlan['stage']
      );
    };
    expect(await indexOf()).toBe('name_1');
    expect(await indexOf({ locale: 'simple' })).toBe('plain');
    expect(await indexOf({ locale: 'es' })).toBe('COLLSCAN');
    expect(pluck(await docs.find({ name: 'ANA' }).toArray(), '_id')).toEqual(['A']);
    expect(pluck(await docs.find({ _id: 'b' as never }).toArray(), 'name')).toEqual(['Aná']);
    await docs.updateOne({ _id: 'b' as never }, { $set: { name: 'Eva' } });
    expect(await docs.countDocuments({ name: { $gte: 'EVA' } })).toBe(1);
  });

  it('are refused as MongoDB refuses them', async () => {
    const codeOf = async (collation: Document): Promise<number> =>
      (await errorOf(harness.docs.find({}, { collation: collation as never }).toArray())).code;
    expect(await codeOf({})).toBe(40414);
    expect(await codeOf({ locale: 'en', other: 1 })).toBe(40415);
    expect(await codeOf({ locale: 'xx' })).toBe(2);
    expect(await codeOf({ locale: 'en', strength: 9 })).toBe(51024);
    expect(await codeOf({ locale: 'en', strength: 'a' })).toBe(14);
    expect(await codeOf({ locale: 'fr', backwards: true })).toBe(115);
  });
});
