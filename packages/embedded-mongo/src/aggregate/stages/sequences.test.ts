import { describe, expect, it } from 'vitest';
import type { Doc } from '../../bson/values.ts';
import { pausedStages, stageCodeOf, stages } from '../../testing/expressions.ts';

describe('$densify', () => {
  const day = (text: string): Date => new Date(`2024-${text}T00:00:00Z`);

  it('fills in whole ranges, partitions and explicit bounds', () => {
    const docs = [{ n: 1 }, { n: 4 }, { n: 2.5 }, { n: null }];
    expect(
      stages([{ $densify: { field: 'n', range: { step: 1, bounds: 'full' } } }], docs),
    ).toEqual([{ n: null }, { n: 1 }, { n: 2 }, { n: 2.5 }, { n: 3 }, { n: 4 }]);
    const parted = [
      { p: 'a', n: 1 },
      { p: 'a', n: 3 },
      { p: 'b', n: 2 },
      { p: 'b', n: 4 },
    ];
    const densify = (bounds: unknown): unknown[] =>
      stages(
        [
          { $densify: { field: 'n', partitionByFields: ['p'], range: { step: 1, bounds } } },
          { $sort: { p: 1, n: 1 } },
        ],
        parted,
      ).map((doc) => `${(doc as Doc)['p'] as string}${(doc as Doc)['n'] as number}`);
    expect(densify('partition')).toEqual(['a1', 'a2', 'a3', 'b2', 'b3', 'b4']);
    expect(densify('full')).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'b3', 'b4']);
    expect(densify([0, 3])).toEqual(['a0', 'a1', 'a2', 'a3', 'b0', 'b1', 'b2', 'b4']);
  });

  it('steps by months to the last one within the bounds', () => {
    const range = { step: 1, unit: 'month', bounds: [day('01-01'), day('04-01')] };
    expect(stages([{ $densify: { field: 'at', range } }], [{ at: day('02-01'), x: 1 }])).toEqual([
      { at: day('01-01') },
      { at: day('02-01'), x: 1 },
      { at: day('03-01') },
    ]);
    expect(stages([{ $densify: { field: 'at', range } }], [])).toHaveLength(3);
  });

  it('gives way to others and stops at the limit', () => {
    const stage = (max: number): Doc => ({
      $densify: { field: 'n', range: { step: 1, bounds: [0, max] } },
    });
    const results = pausedStages([stage(100_000)], []);
    expect(results.filter((doc) => doc === null)).toHaveLength(500);
    expect(stageCodeOf([stage(500_001)])).toBe(5897900);
  });

  it('refuses what MongoDB refuses, with its codes', () => {
    const code = (range: Doc, docs: Doc[] = [], rest: Doc = {}): number | undefined =>
      stageCodeOf([{ $densify: { field: 'n', range, ...rest } }], docs);
    expect(code({ step: 0, bounds: 'full' })).toBe(5733401);
    expect(code({ step: 1, bounds: 'partition' })).toBe(5733408);
    expect(code({ step: 1, bounds: 'half' })).toBe(5946802);
    expect(code({ step: 1, bounds: [1] })).toBe(5733403);
    expect(code({ step: 1, bounds: [2, 1] })).toBe(5733402);
    expect(code({ step: 1, bounds: [1, 2.5] })).toBe(5876900);
    expect(code({ step: 1, bounds: [day('01-01'), day('02-01')] })).toBe(5733410);
    expect(code({ step: 1.5, bounds: 'full', unit: 'day' })).toBe(6586400);
    expect(code({ step: 1, bounds: 'full' }, [{ n: 'x' }])).toBe(5733201);
    expect(code({ step: 1, bounds: 'full' }, [{ n: day('01-01') }])).toBe(6053601);
    expect(code({ step: 1, bounds: 'full', unit: 'day' }, [{ n: 1 }])).toBe(6053600);
    expect(code({ step: 1, bounds: 'full' }, [], { extra: 1 })).toBe(40415);
  });
});

describe('$fill', () => {
  it('fills with values, the last one, and on a line', () => {
    const docs = [
      { p: 'a', at: 1, v: 1, w: null },
      { p: 'a', at: 2, w: 5 },
      { p: 'a', at: 3, v: 5 },
      { p: 'b', at: 1 },
    ];
    const output = { v: { method: 'linear' }, w: { method: 'locf' }, note: { value: 'none' } };
    expect(
      stages([{ $fill: { partitionBy: '$p', sortBy: { at: 1 }, output } }], docs).map((doc) => {
        const { v, w, note } = doc as Doc;
        return [v, w, note];
      }),
    ).toEqual([
      [1, null, 'none'],
      [3, 5, 'none'],
      [5, 5, 'none'],
      [null, null, 'none'],
    ]);
    expect(
      stages([{ $fill: { partitionByFields: ['p'], sortBy: { at: 1 }, output } }], docs),
    ).toHaveLength(4);
    expect(
      stages([{ $fill: { output: { v: { value: { $add: ['$at', 1] } } } } }], [{ at: 1 }]),
    ).toEqual([{ at: 1, v: 2 }]);
  });

  it('refuses what MongoDB refuses, with its codes', () => {
    const code = (fill: Doc): number | undefined => stageCodeOf([{ $fill: fill }]);
    expect(code({ output: {} })).toBe(6050203);
    expect(code({ output: { v: 1 } })).toBe(6050200);
    expect(code({ output: { v: { method: 'locf', value: 1 } } })).toBe(6050201);
    expect(code({ output: { v: { method: 'guess' } } })).toBe(6050202);
    expect(code({ output: { v: { value: 1 } }, partitionBy: '$a', partitionByFields: ['a'] })).toBe(
      6050204,
    );
    expect(code({})).toBe(40414);
  });
});

describe('$bucketAuto', () => {
  const docs = Array.from({ length: 100 }, (_, i) => ({ n: i }));
  const buckets = (spec: Doc, list: Doc[] = docs): unknown[] =>
    stages([{ $bucketAuto: { groupBy: '$n', ...spec } }], list);

  it('makes buckets of about the same size, equal values together', () => {
    expect(buckets({ buckets: 3 })).toEqual([
      { _id: { min: 0, max: 33 }, count: 33 },
      { _id: { min: 33, max: 66 }, count: 33 },
      { _id: { min: 66, max: 99 }, count: 34 },
    ]);
    expect(
      buckets(
        { buckets: 2, output: { top: { $max: '$n' } } },
        [1, 1, 1, 2].map((n) => ({ n })),
      ),
    ).toEqual([
      { _id: { min: 1, max: 2 }, top: 1 },
      { _id: { min: 2, max: 2 }, top: 2 },
    ]);
  });

  it('rounds the ends to preferred numbers', () => {
    const ends = (granularity: string): unknown[] =>
      buckets({ buckets: 5, granularity }).map((bucket) => (bucket as Doc)['_id']);
    expect(ends('POWERSOF2')).toEqual([
      { min: 0, max: 32 },
      { min: 32, max: 64 },
      { min: 64, max: 128 },
    ]);
    expect(ends('R5')).toEqual([
      { min: 0, max: 25 },
      { min: 25, max: 63 },
      { min: 63, max: 100 },
    ]);
    expect(ends('1-2-5')).toEqual([
      { min: 0, max: 20 },
      { min: 20, max: 50 },
      { min: 50, max: 100 },
    ]);
    expect(ends('E24')).toEqual([
      { min: 0, max: 20 },
      { min: 20, max: 43 },
      { min: 43, max: 68 },
      { min: 68, max: 91 },
      { min: 91, max: 100 },
    ]);
  });

  it('refuses what MongoDB refuses, with its codes', () => {
    const code = (spec: Doc, list: Doc[] = []): number | undefined =>
      stageCodeOf([{ $bucketAuto: { groupBy: '$n', ...spec } }], list);
    expect(code({})).toBe(40246);
    expect(code({ buckets: 0 })).toBe(40243);
    expect(code({ buckets: 'x' })).toBe(40241);
    expect(code({ buckets: 1, granularity: 'X' })).toBe(40257);
    expect(code({ buckets: 1, more: 1 })).toBe(40245);
    expect(code({ buckets: 1, granularity: 'R5' }, [{ n: 'x' }])).toBe(40258);
  });
});
