import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Doc, Int32 } from '../../bson/values.ts';
import { document } from '../../testing/comparison/generate.ts';
import { Random } from '../../testing/comparison/random.ts';
import { LocalEngine } from '../../testing/local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await LocalEngine.start();
});
afterAll(() => engine.stop());

const db = 'joins';

async function insert(name: string, docs: Doc[]): Promise<void> {
  await engine.run({ insert: name, ordered: false, $db: db }, docs);
}

async function joined(collection: string, pipeline: Doc[]): Promise<Doc[]> {
  const answer = await engine.run({
    aggregate: collection,
    pipeline,
    cursor: { batchSize: 5000 },
    $db: db,
  });
  expect(answer.code).toBe(null);
  return answer.docs;
}

describe('joins by a field', () => {
  it('find without an index what they find with one', async () => {
    const random = new Random(7);
    const docs = Array.from({ length: 100 }, (_, i) => ({
      _id: new Int32(i),
      ...document(random),
    }));
    await engine.run({
      createIndexes: 'indexed',
      indexes: [
        { key: { a: 1 }, name: 'a' },
        { key: { 'a.b': 1 }, name: 'ab' },
      ],
      $db: db,
    });
    await insert('indexed', docs);
    const kept = await joined('indexed', [{ $sort: { _id: 1 } }]);
    await insert('plain', kept);
    for (const [localField, foreignField] of [
      ['a', 'a'],
      ['b', 'a'],
      ['a.b', 'a.b'],
      ['c', 'a.b'],
    ]) {
      const lookup = (from: string): Doc[] => [
        {
          $lookup: {
            from,
            localField,
            foreignField,
            pipeline: [{ $sort: { _id: 1 } }, { $project: { _id: 1 } }],
            as: 'found',
          },
        },
        { $project: { found: 1 } },
        { $sort: { _id: 1 } },
      ];
      expect(await joined('plain', lookup('plain'))).toEqual(
        await joined('plain', lookup('indexed')),
      );
      const graph = (from: string): Doc[] => [
        {
          $graphLookup: {
            from,
            startWith: `$${localField}`,
            connectFromField: 'b',
            connectToField: foreignField,
            as: 'found',
            maxDepth: 2,
          },
        },
        { $project: { found: { $sortArray: { input: '$found._id', sortBy: 1 } } } },
        { $sort: { _id: 1 } },
      ];
      expect(await joined('plain', graph('plain'))).toEqual(
        await joined('plain', graph('indexed')),
      );
    }
  });

  it('look at the other collection once', async () => {
    const docs = Array.from({ length: 2000 }, (_, i) => ({
      _id: new Int32(i),
      key: new Int32(1999 - i),
    }));
    await insert('left', docs);
    await insert('right', docs);
    const lookup = { from: 'right', localField: '_id', foreignField: 'key', as: 'found' };
    const pipeline = [{ $lookup: lookup }, { $unwind: '$found' }, { $count: 'n' }];
    // A walk for each of them would take four million documents.
    const before = process.cpuUsage();
    expect(await joined('left', pipeline)).toEqual([{ n: new Int32(2000) }]);
    const used = process.cpuUsage(before);
    expect(used.user + used.system).toBeLessThan(5_000_000);
  });
});
