import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal128, type Doc, Double, Int32, Long } from '../../bson/values.ts';
import { pausedStages, plain, stageCodeOf, stages, typed } from '../../testing/expressions.ts';
import { compileAccumulator } from '../accumulators.ts';

const field = (name: string, results: unknown[]): unknown[] =>
  results.map((doc) => (doc as Doc)[name]);

/** Window functions that `$group` has too, which is asked for what each window should give. */
const shared: Doc[] = [
  { $sum: '$v' },
  { $avg: '$v' },
  { $min: '$v' },
  { $max: '$v' },
  { $count: {} },
  { $push: '$v' },
  { $addToSet: '$v' },
  { $first: '$v' },
  { $last: '$v' },
  { $firstN: { n: 2, input: '$v' } },
  { $lastN: { n: 2, input: '$v' } },
  { $minN: { n: 2, input: '$v' } },
  { $maxN: { n: 2, input: '$v' } },
  { $top: { sortBy: { v: -1 }, output: '$v' } },
  { $bottomN: { n: 2, sortBy: { v: 1 }, output: '$v' } },
  { $median: { input: '$v', method: 'approximate' } },
  { $percentile: { input: '$v', p: [0.1, 0.9], method: 'approximate' } },
];

function gathered(fn: Doc, docs: Doc[]): unknown {
  const { evaluate, create } = compileAccumulator(typed(fn));
  const accumulator = create();
  for (const doc of docs) accumulator.add(evaluate(typed(doc) as Doc, {}));
  return plain(accumulator.result());
}

const bound = (least: number): fc.Arbitrary<'unbounded' | 'current' | number> =>
  fc.oneof(
    fc.constant('unbounded' as const),
    fc.constant('current' as const),
    fc.integer({ min: least, max: least + 4 }),
  );

const minute = 60_000;

describe('$setWindowFields', () => {
  it('gives what gathering every window by itself gives', () => {
    const given = fc.record({
      docs: fc.array(
        fc.record({
          at: fc.integer({ min: 0, max: 12 }),
          p: fc.constantFrom('a', 'b'),
          v: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(null), fc.constant('x')),
        }),
        { maxLength: 25 },
      ),
      lower: bound(-4),
      upper: bound(0),
      kind: fc.constantFrom('documents', 'range', 'dates'),
      fn: fc.constantFrom(...shared),
    });
    const compare = ({
      docs,
      lower,
      upper,
      kind,
      fn,
    }: typeof given extends fc.Arbitrary<infer T> ? T : never): void => {
      const input = docs.map((doc) => ({
        ...doc,
        at: kind === 'dates' ? new Date(doc.at * minute) : doc.at,
      }));
      const bounds = [lower, upper];
      const window =
        kind === 'documents'
          ? { documents: bounds }
          : { range: bounds, ...(kind === 'dates' ? { unit: 'minute' } : {}) };
      const output = { w: { ...fn, window } };
      const results = stages(
        [{ $setWindowFields: { partitionBy: '$p', sortBy: { at: 1 }, output } }],
        input,
      );
      const expected = ['a', 'b'].flatMap((p) => {
        const sorted = docs.filter((doc) => doc.p === p).toSorted((a, b) => a.at - b.at);
        return sorted.map((doc, i) => {
          const inside = sorted.filter((each, j) => {
            const distance = kind === 'documents' ? j - i : each.at - doc.at;
            const isAbove =
              lower === 'unbounded' || (lower === 'current' ? j >= i : distance >= lower);
            return (
              isAbove &&
              (upper === 'unbounded' || (upper === 'current' ? j <= i : distance <= upper))
            );
          });
          return gathered(fn, inside);
        });
      });
      // The order of a set is its own.
      const ordered = (values: unknown[]): unknown[] =>
        '$addToSet' in fn ? values.map((each) => new Set(each as unknown[])) : values;
      expect(ordered(field('w', results))).toEqual(ordered(expected));
    };
    fc.assert(fc.property(given, compare), { numRuns: 1500 });
  });

  it('keeps the exact types and loses nothing to rounding', () => {
    const docs = [
      new Double(1e16),
      new Double(0.1),
      Long.fromString('9007199254740993'),
      new Int32(1),
    ].map((v, i) => ({ at: new Int32(i), v }));
    const run = (window: Doc, list: Doc[] = docs): unknown[] =>
      field(
        'w',
        pausedStages(
          [{ $setWindowFields: { sortBy: { at: 1 }, output: { w: { $sum: '$v', window } } } }],
          list,
        ),
      );
    expect(run({ documents: [0, 0] })).toEqual([
      new Double(1e16),
      new Double(0.1),
      Long.fromString('9007199254740993'),
      new Int32(1),
    ]);
    expect(run({ documents: [0, 1] })[2]).toEqual(Long.fromString('9007199254740994'));
    const decimals = [
      { at: new Int32(0), v: Decimal128.fromString('0.1') },
      { at: new Int32(1), v: Decimal128.fromString('0.2') },
    ];
    expect(run({}, decimals)).toEqual([Decimal128.fromString('0.3'), Decimal128.fromString('0.3')]);
  });

  it('looks at every document once and gives way to others', () => {
    let reads = 0;
    const docs = Array.from(
      { length: 20_000 },
      (_, i) =>
        Object.defineProperty({ at: new Int32(i) }, 'v', {
          enumerable: true,
          get: () => {
            reads++;
            return new Int32(1);
          },
        }) as Doc,
    );
    const output = {
      total: { $sum: '$v', window: { documents: ['unbounded', 'current'] } },
      near: { $sum: '$v', window: { range: [-500, 500] } },
      all: { $sum: '$v' },
    };
    const pipeline = [
      { $setWindowFields: { sortBy: { at: 1 }, output } },
      { $project: { total: 1, near: 1, all: 1 } },
    ];
    const results = pausedStages(pipeline, docs);
    const last = results.at(-1) as Doc;
    expect(plain(last)).toEqual({ total: 20_000, near: 501, all: 20_000 });
    expect(results.filter((doc) => doc === null).length).toBeGreaterThan(300);
    // Once for each of the three sums and once when the result is copied.
    expect(reads).toBe(4 * docs.length);
  });

  it('places documents among the others', () => {
    const docs = [
      { at: 1, v: 10 },
      { at: 1, v: 20 },
      { at: 2, v: 40 },
      { at: 4, v: 10 },
    ];
    const output = {
      number: { $documentNumber: {} },
      rank: { $rank: {} },
      dense: { $denseRank: {} },
      before: { $shift: { output: '$v', by: -1, default: 'none' } },
      slope: { $derivative: { input: '$v' }, window: { documents: [-1, 0] } },
      area: { $integral: { input: '$v' }, window: { documents: ['unbounded', 'current'] } },
      moving: { $expMovingAvg: { input: '$v', N: 3 } },
      smooth: { $expMovingAvg: { input: '$v', alpha: 0.5 } },
      spread: { $covariancePop: ['$at', '$v'], window: { documents: [-1, 0] } },
    };
    expect(
      stages([{ $setWindowFields: { sortBy: { at: 1 }, output } }, { $unset: ['at', 'v'] }], docs),
    ).toEqual([
      {
        number: 1,
        rank: 1,
        dense: 1,
        before: 'none',
        slope: null,
        area: 0,
        moving: 10,
        smooth: 10,
        spread: 0,
      },
      {
        number: 2,
        rank: 1,
        dense: 1,
        before: 10,
        slope: null,
        area: 0,
        moving: 15,
        smooth: 15,
        spread: 0,
      },
      {
        number: 3,
        rank: 3,
        dense: 2,
        before: 20,
        slope: 20,
        area: 30,
        moving: 27.5,
        smooth: 27.5,
        spread: 5,
      },
      {
        number: 4,
        rank: 4,
        dense: 3,
        before: 40,
        slope: -15,
        area: 80,
        moving: 18.75,
        smooth: 18.75,
        spread: -15,
      },
    ]);
  });

  it('counts rates by a unit of time', () => {
    const docs = [0, 30, 90].map((minutes, i) => ({
      at: new Date(minutes * minute),
      miles: i * 10,
    }));
    const output = {
      speed: {
        $derivative: { input: '$miles', unit: 'hour' },
        window: { range: [-1, 0], unit: 'hour' },
      },
      area: { $integral: { input: '$miles', unit: 'hour' } },
    };
    const results = stages([{ $setWindowFields: { sortBy: { at: 1 }, output } }], docs);
    expect(field('speed', results)).toEqual([null, 20, 10]);
    expect(field('area', results)).toEqual([17.5, 17.5, 17.5]);
  });

  it('carries values on and fills between them', () => {
    const docs = [1, 2, 3, 5, 6].map((at, i) => ({ at, v: [null, 10, null, 40, null][i] }));
    const output = { kept: { $locf: '$v' }, line: { $linearFill: '$v' } };
    const results = stages([{ $setWindowFields: { sortBy: { at: 1 }, output } }], docs);
    expect(field('kept', results)).toEqual([null, 10, 10, 40, 40]);
    expect(field('line', results)).toEqual([null, 10, 20, 40, null]);
  });

  it('refuses what MongoDB refuses, with its codes', () => {
    const code = (
      output: unknown,
      rest: Doc = { sortBy: { at: 1 } },
      docs: Doc[] = [],
    ): number | undefined => stageCodeOf([{ $setWindowFields: { ...rest, output } }], docs);
    const window = { documents: ['unbounded', 'current'] };
    expect(code({ w: { $sum: '$v', window } }, {})).toBe(5339901);
    expect(code({ w: { $sum: '$v', window: { range: [0, 1] } } }, { sortBy: { at: -1 } })).toBe(
      8947401,
    );
    expect(code({ w: { $sum: '$v', window: { range: [0, 1] } } }, { sortBy: { a: 1, b: 1 } })).toBe(
      5339902,
    );
    expect(code({ w: { $sum: '$v', window: { documents: [2, 1] } } })).toBe(5339900);
    expect(code({ w: { $sum: '$v', window: { documents: [0.5, 1] } } })).toBe(9);
    expect(code({ w: { $sum: '$v', window: { documents: [0, 1], range: [0, 1] } } })).toBe(9);
    expect(code({ w: { $frob: '$v' } })).toBe(9);
    expect(code({ w: { $rank: {}, window } })).toBe(5371601);
    expect(code({ w: { $rank: {} } }, {})).toBe(5371602);
    expect(code({ w: { $rank: { a: 1 } } })).toBe(5371603);
    expect(code({ w: { $derivative: { input: '$v', unit: 'month' }, window } })).toBe(5490710);
    expect(code({ w: { $sum: 1 }, 'w.x': { $sum: 1 } })).toBe(6307900);
    expect(code({ w: { $linearFill: '$v' } }, { sortBy: { a: 1, b: 1 } })).toBe(605001);
    expect(code({ w: { $sum: 1 } }, { partition: 1 })).toBe(40415);
    expect(stageCodeOf([{ $setWindowFields: {} }])).toBe(40414);
    const range = { w: { $sum: 1, window: { range: [0, 1] } } };
    expect(code(range, { sortBy: { at: 1 } }, [{ at: 'x' }])).toBe(5429414);
    expect(code({ w: { $sum: 1 } }, { partitionBy: '$p' }, [{ p: [1] }])).toBe(14);
    expect(code({ w: { $linearFill: '$v' } }, { sortBy: { at: 1 } }, [{ at: 1 }, { at: 1 }])).toBe(
      6050106,
    );
  });
});
