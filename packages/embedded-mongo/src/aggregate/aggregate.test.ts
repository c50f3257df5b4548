import { Binary, Decimal128, type Document, Double, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../testing/harness.ts';

const harness = useEngine();

const run = (pipeline: Document[]): Promise<Document[]> =>
  harness.docs.aggregate(pipeline).toArray();

/** The value of an expression over one document. */
async function value(expr: unknown, doc: Document = {}): Promise<unknown> {
  const [result] = await harness.db
    .aggregate([{ $documents: [{ $literal: doc }] }, { $project: { _id: 0, v: expr } }])
    .toArray();
  return result?.['v'];
}

describe('aggregation', () => {
  it('groups, sorts, counts and unwinds', async () => {
    await harness.docs.insertMany([
      { k: 'a', n: 1, t: ['x', 'y'] },
      { k: 'b', n: 2, t: ['x'] },
      { k: 'a', n: 3 },
    ]);
    expect(
      await run([
        {
          $group: {
            _id: '$k',
            sum: { $sum: '$n' },
            avg: { $avg: '$n' },
            all: { $push: '$n' },
            max: { $max: '$n' },
            c: { $count: {} },
          },
        },
        { $sort: { _id: 1 } },
      ]),
    ).toEqual([
      { _id: 'a', sum: 4, avg: 2, all: [1, 3], max: 3, c: 2 },
      { _id: 'b', sum: 2, avg: 2, all: [2], max: 2, c: 1 },
    ]);
    expect(await run([{ $unwind: '$t' }, { $sortByCount: '$t' }])).toEqual([
      { _id: 'x', count: 2 },
      { _id: 'y', count: 1 },
    ]);
    expect(
      await run([{ $unwind: { path: '$t', preserveNullAndEmptyArrays: true } }, { $count: 'n' }]),
    ).toEqual([{ n: 4 }]);
    expect(await run([{ $bucket: { groupBy: '$n', boundaries: [0, 2, 4] } }])).toEqual([
      { _id: 0, count: 1 },
      { _id: 2, count: 2 },
    ]);
    expect(
      await run([{ $sort: { n: -1 } }, { $limit: 1 }, { $project: { n: 1, _id: 0 } }]),
    ).toEqual([{ n: 3 }]);
    expect(
      await run([{ $group: { _id: null, top: { $top: { sortBy: { n: -1 }, output: '$k' } } } }]),
    ).toEqual([{ _id: null, top: 'a' }]);
    expect(await run([{ $sample: { size: 2 } }])).toHaveLength(2);
    expect(
      await run([
        {
          $setWindowFields: {
            sortBy: { n: 1 },
            output: { total: { $sum: '$n', window: { documents: ['unbounded', 'current'] } } },
          },
        },
        { $project: { _id: 0, total: 1 } },
      ]),
    ).toEqual([{ total: 1 }, { total: 3 }, { total: 6 }]);
  });

  it('joins collections and runs facets', async () => {
    const authors = harness.db.collection<{ _id: number } & Document>(
      `${harness.docs.collectionName}authors`,
    );
    await authors.insertMany([
      { _id: 1, name: 'A', boss: 2 },
      { _id: 2, name: 'B', boss: 3 },
      { _id: 3, name: 'C' },
    ]);
    await harness.docs.insertMany([
      { _id: 1, by: 1 },
      { _id: 2, by: [2, 3] },
      { _id: 3 },
    ] as never[]);
    const from = authors.collectionName;
    const joined = await run([
      { $lookup: { from, localField: 'by', foreignField: '_id', as: 'authors' } },
    ]);
    expect(joined.map((doc) => pluck(doc['authors'] as Document[], 'name'))).toEqual([
      ['A'],
      ['B', 'C'],
      [],
    ]);
    const piped = await run([
      { $match: { _id: 1 } },
      {
        $lookup: {
          from,
          let: { id: '$by' },
          pipeline: [
            { $match: { $expr: { $gt: ['$_id', '$$id'] } } },
            { $project: { _id: 0, name: 1 } },
          ],
          as: 'later',
        },
      },
    ]);
    expect(piped[0]?.['later']).toEqual([{ name: 'B' }, { name: 'C' }]);
    const [facet] = await run([
      { $facet: { count: [{ $count: 'n' }], first: [{ $sort: { _id: 1 } }, { $limit: 1 }] } },
    ]);
    expect(facet).toEqual({ count: [{ n: 3 }], first: [{ _id: 1, by: 1 }] });
    const [chain] = await authors
      .aggregate([
        { $match: { _id: 1 } },
        {
          $graphLookup: {
            from,
            startWith: '$boss',
            connectFromField: 'boss',
            connectToField: '_id',
            as: 'chain',
            depthField: 'depth',
          },
        },
      ])
      .toArray();
    expect(
      (chain as { chain: Document[] }).chain.map((each) => `${each['name']}${each['depth']}`),
    ).toEqual(['B0', 'C1']);
    expect(await run([{ $unionWith: from }, { $count: 'n' }])).toEqual([{ n: 6 }]);
  });

  it('writes with $merge and $out', async () => {
    await harness.docs.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ] as never[]);
    const target = harness.db.collection<{ _id: number } & Document>(
      `${harness.docs.collectionName}out`,
    );
    await target.insertOne({ _id: 1, old: true });
    await run([{ $merge: { into: target.collectionName } }]);
    expect(await target.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, old: true, n: 1 },
      { _id: 2, n: 2 },
    ]);
    await run([{ $match: { n: 2 } }, { $out: target.collectionName }]);
    expect(await target.find().toArray()).toEqual([{ _id: 2, n: 2 }]);
  });

  it('keeps number types in expressions', async () => {
    expect(await value({ $add: [1, 2] })).toBe(3);
    const [types] = await harness.db
      .aggregate([
        {
          $documents: [
            {
              i: 2147483647,
              d: new Double(1),
              l: Long.fromInt(1),
              m: Decimal128.fromString('0.1'),
            },
          ],
        },
        {
          $project: {
            a: { $type: { $add: ['$i', 1] } },
            b: { $type: { $add: ['$i', '$d'] } },
            c: { $type: { $multiply: ['$l', 2] } },
            e: { $toString: { $add: ['$m', Decimal128.fromString('0.2')] } },
            f: { $type: { $divide: [4, 2] } },
          },
        },
      ])
      .toArray();
    expect(types).toMatchObject({ a: 'long', b: 'double', c: 'long', e: '0.3', f: 'double' });
  });

  it('evaluates expressions', async () => {
    const doc = {
      a: 5,
      s: 'Hola',
      list: [3, 1, 2],
      o: { x: 1 },
      d: new Date('2026-03-05T10:20:30Z'),
      n: null,
    };
    const branch: unknown = JSON.parse('{ "case": { "$eq": ["$a", 5] }, "then": "five" }');
    const cases: [unknown, unknown][] = [
      [{ $cond: [{ $gt: ['$a', 3] }, 'big', 'small'] }, 'big'],
      [{ $ifNull: ['$missing', '$n', 'x'] }, 'x'],
      [{ $switch: { branches: [branch], default: 0 } }, 'five'],
      [{ $concat: ['$s', '!'] }, 'Hola!'],
      [{ $concat: ['$s', '$n'] }, null],
      [{ $toUpper: '$s' }, 'HOLA'],
      [{ $strLenCP: 'ñ\u{1F600}' }, 2],
      [{ $substrCP: ['$s', 1, 2] }, 'ol'],
      [{ $split: ['a-b', '-'] }, ['a', 'b']],
      [{ $trim: { input: '  x ' } }, 'x'],
      [{ $regexMatch: { input: '$s', regex: '^h', options: 'i' } }, true],
      [{ $filter: { input: '$list', cond: { $gt: ['$$this', 1] } } }, [3, 2]],
      [{ $map: { input: '$list', as: 'i', in: { $multiply: ['$$i', 2] } } }, [6, 2, 4]],
      [{ $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 6],
      [{ $sortArray: { input: '$list', sortBy: 1 } }, [1, 2, 3]],
      [{ $arrayElemAt: ['$list', -1] }, 2],
      [{ $slice: ['$list', 1, 1] }, [1]],
      [{ $size: '$list' }, 3],
      [{ $in: [3, '$list'] }, true],
      [{ $setUnion: ['$list', [1, 9]] }, [1, 2, 3, 9]],
      [{ $sum: '$list' }, 6],
      [{ $max: '$list' }, 3],
      [{ $mergeObjects: ['$o', { y: 2 }] }, { x: 1, y: 2 }],
      [{ $objectToArray: '$o' }, [{ k: 'x', v: 1 }]],
      [{ $dateToString: { date: '$d', format: '%Y-%m-%d' } }, '2026-03-05'],
      [{ $year: '$d' }, 2026],
      [{ $dateTrunc: { date: '$d', unit: 'day' } }, new Date('2026-03-05T00:00:00Z')],
      [{ $subtract: ['$d', 1000] }, new Date('2026-03-05T10:20:29Z')],
      [{ $round: [2.5, 0] }, 2],
      [{ $toInt: '12' }, 12],
      [{ $convert: { input: 'x', to: 'int', onError: -1 } }, -1],
      [{ $convert: { input: '12', to: { type: 'int', subtype: 0 } } }, 12],
      [{ $let: { vars: { v: '$a' }, in: { $add: ['$$v', 1] } } }, 6],
      [{ $literal: '$a' }, '$a'],
      [{ $not: ['$n'] }, true],
      [{ $eq: ['$n', '$missing'] }, false],
      ['$$REMOVE', undefined],
    ];
    for (const [expr, expected] of cases)
      expect([expr, await value(expr, doc)]).toEqual([expr, expected]);
  });

  it('converts bytes to text and back in every way of writing them', async () => {
    const uuid = '0e3b9063-8abd-4eb3-9f9f-f4c59fd30a60';
    const bytes = Buffer.from('¿qué?');
    const convert = async (input: unknown, to: unknown, format?: string): Promise<unknown> =>
      value({ $convert: { input, to, ...(format && { format }) } }, {});
    for (const format of ['base64', 'base64url', 'hex', 'utf8'] as const) {
      const text = bytes.toString(format);
      const binary = await convert(text, { type: 'binData', subtype: 6 }, format);
      expect(binary).toMatchObject({ sub_type: 6, buffer: bytes });
      expect(await convert(binary, 'string', format)).toBe(text);
    }
    const made = await convert(uuid, { type: 'binData', subtype: 4 }, 'uuid');
    expect(await convert(made, 2, 'auto')).toBe(uuid);
    expect(await value({ $toString: { $toUUID: uuid } }, {})).toBe(uuid);
    expect(await value({ $toString: new Binary(bytes) }, {})).toBe(bytes.toString('base64'));
    const failing = (input: unknown, to: unknown, format?: string) =>
      errorOf(convert(input, to, format));
    expect((await failing('zz', 'binData', 'hex')).code).toBe(241);
    expect((await failing('00', 'binData')).code).toBe(241);
    expect((await failing(uuid, 'binData', 'uuid')).code).toBe(241);
    expect((await failing(made, 'binData')).code).toBe(241);
    expect((await failing(new Binary(Buffer.of(255)), 'string', 'utf8')).code).toBe(241);
    expect((await failing('00', 'binData', 'octal')).code).toBe(2);
    expect((await failing('00', { type: 'binData', subtype: 256 }, 'hex')).code).toBe(2);
  });

  it('answers long pipelines while others are served', async () => {
    await harness.docs.insertMany(Array.from({ length: 20_000 }, (_, i) => ({ i, g: i % 100 })));
    let turns = 0;
    const state = { done: false };
    const long = run([{ $group: { _id: '$g', s: { $sum: '$i' } } }, { $sort: { _id: 1 } }]).finally(
      () => {
        state.done = true;
      },
    );
    while (!state.done) {
      await harness.db.command({ ping: 1 });
      turns++;
    }
    expect(await long).toHaveLength(100);
    expect(turns).toBeGreaterThan(1);
  });

  it('refuses what it does not know', async () => {
    const code = async (pipeline: Document[]): Promise<number> =>
      (await errorOf(run(pipeline))).code;
    expect(await code([{ $frob: 1 }])).toBe(40324);
    expect(await code([{ $project: { a: { $frob: 1 } } }])).toBe(168);
    expect(await code([{ $geoNear: {} }])).toBe(14);
    expect(await code([{ $project: { a: { $function: {} } } }])).toBe(115);
    expect(await code([{ $match: {}, $limit: 1 }])).toBe(40323);
    expect(await code([{ $limit: 0 }])).toBe(15958);
    expect(await code([{ $merge: 'x' }, { $limit: 1 }])).toBe(40601);
    await harness.docs.insertOne({ a: 0 });
    expect(await code([{ $project: { x: { $divide: [1, '$a'] } } }])).toBe(2);
  });
});

it('joins by a field with documents that the stage itself has', async () => {
  await harness.docs.insertOne({ _id: 1 as never, l: 2 });
  const pipeline = [{ $documents: [{ x: 1 }, { x: 2 }] }];
  const join = { $lookup: { localField: 'l', foreignField: 'x', pipeline, as: 'r' } };
  expect(await harness.docs.aggregate([join]).toArray()).toEqual([{ _id: 1, l: 2, r: [{ x: 2 }] }]);
});
