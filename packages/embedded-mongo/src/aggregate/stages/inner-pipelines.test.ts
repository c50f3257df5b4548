import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Doc, Int32, Long } from '../../bson/values.ts';
import { LocalEngine } from '../../testing/local-engine.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await LocalEngine.start();
});
afterAll(() => engine.stop());

const db = 'inner';
const one = new Int32(1);

async function codeOf(stage: Doc): Promise<number | null> {
  const answer = await engine.run({ aggregate: 'none', pipeline: [stage], cursor: {}, $db: db });
  return answer.code;
}

const wrong: [what: string, pipeline: Doc[], code: number][] = [
  ['a stage that is none', [{ $nothing: one }], 40_324],
  ['an operator that is none', [{ $match: { a: { $nothing: one } } }], 2],
  ['an expression that is none', [{ $project: { a: { $nothing: one } } }], 168],
  ['a variable that is none', [{ $match: { $expr: '$$nothing' } }], 17_276],
  ['two names in one stage', [{ $match: {}, $limit: one }], 40_323],
];

/** What runs a pipeline for documents that are not there. */
const holders: [name: string, holding: (pipeline: Doc[]) => Doc][] = [
  ['$lookup', (pipeline) => ({ $lookup: { from: 'none', pipeline, as: 'a' } })],
  ['$unionWith', (pipeline) => ({ $unionWith: { coll: 'none', pipeline } })],
  ['$facet', (pipeline) => ({ $facet: { a: pipeline } })],
  [
    'a $lookup in a $lookup',
    (pipeline) => {
      const inner = { $lookup: { from: 'none', pipeline, as: 'a' } };
      return { $lookup: { from: 'none', pipeline: [inner], as: 'a' } };
    },
  ],
];

describe.each(holders)('the pipeline of %s', (_name, holding) => {
  it.each(wrong)('is refused for %s before a document is read', async (_what, pipeline, code) => {
    expect(await codeOf(holding(pipeline))).toBe(code);
  });

  it('is taken as it should be', async () => {
    expect(await codeOf(holding([{ $match: { a: one } }, { $limit: one }]))).toBe(null);
  });
});

describe('stages within stages', () => {
  it('know the variables that they are given', async () => {
    const pipeline = [{ $match: { $expr: { $eq: ['$$given', '$a'] } } }];
    const lookup = { from: 'none', let: { given: '$a' }, pipeline, as: 'a' };
    expect(await codeOf({ $lookup: lookup })).toBe(null);
  });

  it.each([
    ['$lookup that writes', { $lookup: { from: 'b', pipeline: [{ $out: 'c' }], as: 'a' } }, 51_047],
    ['$unionWith that writes', { $unionWith: { coll: 'b', pipeline: [{ $out: 'c' }] } }, 31_441],
    ['$facet that looks for places', { $facet: { a: [{ $geoNear: {} }] } }, 40_600],
    ['$facet with a path', { $facet: { 'a.b': [] } }, 16_412],
    ['$lookup with a field more', { $lookup: { from: 'b', also: one, as: 'a' } }, 9],
    ['$unionWith with a field more', { $unionWith: { coll: 'b', also: one } }, 40_415],
    ['$lookup of half a pair', { $lookup: { from: 'b', localField: 'a', as: 'a' } }, 9],
    ['$graphLookup with a field more', { $graphLookup: { also: one } }, 40_104],
    ['$graphLookup below zero', { $graphLookup: { maxDepth: new Int32(-1) } }, 40_101],
    ['$graphLookup of nothing', { $graphLookup: { from: 'b' } }, 40_105],
  ])('refuse a %s', async (_what, stage, code) => {
    expect(await codeOf(stage)).toBe(code);
  });

  it('are refused when a view keeps them', async () => {
    const pipeline = [{ $lookup: { from: 'none', pipeline: [{ $nothing: one }], as: 'a' } }];
    const answer = await engine.run({ create: 'view', viewOn: 'none', pipeline, $db: db });
    expect(answer.code).toBe(40_324);
  });
});

describe('$unionWith', () => {
  it('takes documents of its own, words and places', async () => {
    const text = 'hello';
    const place = { type: 'Point', coordinates: [new Int32(1), new Int32(1)] };
    await engine.run({
      createIndexes: 'things',
      indexes: [
        { key: { text: 'text' }, name: 'text' },
        { key: { place: '2dsphere' }, name: 'place' },
      ],
      $db: db,
    });
    await engine.run({ insert: 'things', $db: db }, [{ _id: one, text, place }]);
    const union = async ($unionWith: Doc): Promise<unknown[]> => {
      const pipeline = [{ $unionWith }];
      const answer = await engine.run({ aggregate: 'none', pipeline, cursor: {}, $db: db });
      return answer.docs.map((doc) => doc['_id']);
    };
    const words = { $match: { $text: { $search: text } } };
    const near = { $geoNear: { near: place, distanceField: 'distance' } };
    expect(await union({ pipeline: [{ $documents: [{ _id: one }] }] })).toEqual([one]);
    expect(await union({ coll: 'things', pipeline: [words] })).toEqual([one]);
    expect(await union({ coll: 'things', pipeline: [near] })).toEqual([one]);
  });
});

describe('$graphLookup', () => {
  it('walks over the documents of a view', async () => {
    const chain = [1, 2, 3, 4].map((n) => ({ _id: new Int32(n), next: new Int32(n + 1) }));
    await engine.run({ insert: 'chain', $db: db }, chain);
    const pipeline = [{ $match: { _id: { $ne: new Int32(3) } } }];
    await engine.run({ create: 'shown', viewOn: 'chain', pipeline, $db: db });
    const graph = async (from: string): Promise<unknown> => {
      const $graphLookup = {
        from,
        startWith: '$next',
        connectFromField: 'next',
        connectToField: '_id',
        as: 'after',
        depthField: 'depth',
      };
      const stages = [{ $match: { _id: one } }, { $graphLookup }];
      const answer = await engine.run({
        aggregate: 'chain',
        pipeline: stages,
        cursor: {},
        $db: db,
      });
      return answer.docs[0]?.['after'];
    };
    const [, two, three, four] = chain.map((doc, i) => ({ ...doc, depth: Long.fromNumber(i - 1) }));
    expect(await graph('shown')).toEqual([two]);
    expect(await graph('chain')).toEqual([two, three, four]);
  });
});
