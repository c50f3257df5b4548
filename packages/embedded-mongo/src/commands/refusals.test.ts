import { type Document, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../testing/harness.ts';

const harness = useEngine();

async function refusalOf(operation: Promise<unknown>): Promise<number> {
  const { code } = await errorOf(operation);
  return code;
}

/** Documents and arrays in one another, as many levels as are asked for. */
function nested(levels: number): Document {
  let value: Document = {};
  for (let i = 1; i < levels; i++) value = { a: value };
  return value;
}

const choice = (...names: string[]): Document => Object.fromEntries(names.map((name) => [name, 1]));

describe('stages and expressions are refused with the code that MongoDB has', () => {
  it.each<[number, Document[]]>([
    [15_955, [{ $group: {} }]],
    [40_234, [{ $group: { a: 1 } }]],
    [40_238, [{ $group: { _id: 1, a: { $sum: 1, $avg: 1 } } }]],
    [5_107_201, [{ $limit: 'a' }]],
    [15_958, [{ $limit: 0 }]],
    [5_107_200, [{ $skip: -1 }]],
    [40_156, [{ $count: 1 }]],
    [40_157, [{ $count: '' }]],
    [40_158, [{ $count: '$a' }]],
    [40_160, [{ $count: 'a.b' }]],
    [28_745, [{ $sample: 1 }]],
    [28_746, [{ $sample: { size: 'a' } }]],
    [28_747, [{ $sample: { size: 0 } }]],
    [28_749, [{ $sample: {} }]],
    [40_602, [{ $match: {} }, { $changeStream: {} }]],
    [9, [{ $lookup: { localField: 'l', foreignField: 'x', as: 'r' } }]],
    [31_252, [{ $project: { a: 0, b: { $add: [1, 1] } } }]],
    [31_253, [{ $project: { a: 0, b: 1 } }]],
    [31_254, [{ $project: { a: 1, b: 0 } }]],
    [31_249, [{ $project: { a: 1, 'a.b': 1 } }]],
    [31_250, [{ $project: { 'a.b': 1, a: 1 } }]],
    [17_080, [{ $project: { r: { $cond: choice('then', 'else') } } }]],
    [17_081, [{ $project: { r: { $cond: choice('if', 'else') } } }]],
    [17_082, [{ $project: { r: { $cond: choice('if', 'then') } } }]],
    [17_083, [{ $project: { r: { $cond: choice('if', 'then', 'else', 'or') } } }]],
    [14, [{ $project: { r: { $add: ['a', 1] } } }]],
    [14, [{ $project: { r: { $subtract: ['a', 1] } } }]],
    [14, [{ $project: { r: { $multiply: ['a', 1] } } }]],
    [14, [{ $project: { r: { $divide: ['a', 1] } } }]],
    [28_680, [{ $project: { r: { $abs: Long.MIN_VALUE } } }]],
    [2, [{ $sort: { a: 1, b: 1 } }]],
  ])('%i', async (code, pipeline) => {
    await harness.docs.insertOne({ a: [1], b: [1] });
    expect(await refusalOf(harness.docs.aggregate(pipeline).toArray())).toBe(code);
  });
});

describe('variables', () => {
  const doubled = { $let: { vars: { b: '$a' }, in: { $add: ['$$b', '$$b'] } } };

  it.each<[number, Document]>([
    [17_276, { $project: { r: '$$nobody' } }],
    [17_276, { $match: { $expr: { $eq: ['$a', '$$nobody'] } } }],
    [17_276, { $project: { r: { $add: [doubled, '$$b'] } } }],
    [17_276, { $project: { r: { $filter: { input: [], as: 'x', cond: '$$this' } } } }],
    [17_276, { $facet: { one: [{ $project: { r: '$$nobody' } }] } }],
    [9, { $project: { r: { $let: { vars: { Upper: 1 }, in: 1 } } } }],
    [9, { $project: { r: { $let: { vars: { 'a-b': 1 }, in: 1 } } } }],
    [9, { $project: { r: { $map: { input: [], as: '', in: 1 } } } }],
    [9, { $lookup: { from: 'x', let: { _a: 1 }, pipeline: [], as: 'r' } }],
  ])('are refused with %i before a document is read: %j', async (code, stage) => {
    expect(await refusalOf(harness.docs.aggregate([stage]).toArray())).toBe(code);
    await harness.db.createCollection(harness.docs.collectionName);
    expect(await refusalOf(harness.docs.aggregate([stage]).toArray())).toBe(code);
  });

  it('are there where they are made', async () => {
    await harness.docs.insertOne({ a: 1, list: [1, 2] });
    const reduce = {
      $reduce: { input: '$list', initialValue: 0, in: { $add: ['$$value', '$$this'] } },
    };
    const mapped = {
      $let: {
        vars: { n: 1 },
        in: { $map: { input: '$list', as: 'x', in: { $add: ['$$x', '$$n', '$$given'] } } },
      },
    };
    const joined = {
      from: harness.docs.collectionName,
      let: { mine: '$a' },
      pipeline: [
        { $match: { $expr: { $eq: ['$a', '$$mine'] } } },
        {
          $lookup: {
            from: 'none',
            let: { theirs: '$a' },
            pipeline: [{ $match: { $expr: { $eq: ['$$mine', '$$theirs'] } } }],
            as: 'none',
          },
        },
        { $project: { _id: 0, a: '$$mine' } },
      ],
      as: 'joined',
    };
    const fields = {
      _id: 0,
      doubled,
      reduce,
      mapped,
      joined: 1,
      root: '$$ROOT.a',
      roles: '$$USER_ROLES',
      gone: '$$REMOVE',
    };
    const pipeline = [{ $lookup: joined }, { $project: fields }];
    expect(await harness.docs.aggregate(pipeline, { let: { given: 10 } }).toArray()).toEqual([
      { doubled: 2, reduce: 3, mapped: [12, 13], joined: [{ a: 1 }], root: 1, roles: [] },
    ]);
  });
});

it('questions to a collection that is not there are refused like others', async () => {
  const { docs, db } = harness;
  const wrong = { a: { $wrong: 1 } };
  const refused = [
    docs.find(wrong).toArray(),
    db.command({ count: docs.collectionName, query: wrong }),
    docs.distinct('a', wrong),
    docs.deleteOne(wrong),
    docs.deleteMany(wrong),
    docs.updateOne(wrong, { $set: { a: 1 } }),
    docs.updateMany(wrong, { $set: { a: 1 } }),
    docs.findOneAndUpdate(wrong, { $set: { a: 1 } }),
    docs.findOneAndDelete(wrong),
  ];
  expect(await Promise.all(refused.map(refusalOf))).toEqual(refused.map(() => 2));
  const sorted = db.command({ find: docs.collectionName, sort: { a: 2 } });
  expect(await refusalOf(sorted)).toBe(15_975);
  const inOrder = [
    { q: {}, limit: 0 },
    { q: wrong, limit: 1 },
  ];
  expect(await db.command({ delete: docs.collectionName, deletes: inOrder })).toMatchObject({
    n: 0,
    writeErrors: [{ index: 1, code: 2 }],
  });
});

describe('$merge is refused', () => {
  const target = (): string => `${harness.docs.collectionName}target`;
  const merge = (spec: Document, doc: Document = { _id: 1, k: 1 }): Promise<unknown> =>
    harness.db
      .aggregate([{ $documents: [doc] }, { $merge: { into: target(), ...spec } }])
      .toArray();

  it('where no unique index stands for its fields', async () => {
    expect(await refusalOf(merge({ on: 'k' }))).toBe(51_183);
    await harness.db.collection(target()).createIndex({ k: 1 }, { unique: true });
    await merge({ on: 'k' });
    expect(await refusalOf(merge({ on: 'k' }, { _id: 2 }))).toBe(51_132);
    expect(await refusalOf(merge({ on: 'k' }, { _id: 2, k: [1] }))).toBe(51_185);
    expect(await refusalOf(merge({ on: 'k' }, { _id: 2, k: 1 }))).toBe(66);
  });

  it('in ways that go not together', async () => {
    expect(await refusalOf(merge({ whenMatched: 'often' }))).toBe(2);
    expect(await refusalOf(merge({ whenMatched: 'fail', whenNotMatched: 'fail' }))).toBe(51_181);
    expect(await refusalOf(merge({ let: { a: 1 } }))).toBe(51_199);
  });

  it('and takes variables for its pipeline', async () => {
    await harness.db.collection(target()).insertOne({ _id: 1, n: 1 } as Document);
    const whenMatched = [{ $set: { n: { $add: ['$n', '$$more'] } } }];
    await merge({ let: { more: '$k' }, whenMatched });
    expect(await harness.db.collection(target()).findOne()).toEqual({ _id: 1, n: 2 });
  });
});

describe('documents are refused', () => {
  it('in questions beyond 200 levels', async () => {
    const within = nested(190);
    expect(await harness.docs.find({ a: within }).toArray()).toEqual([]);
    expect(await refusalOf(harness.docs.find({ a: nested(210) }).toArray())).toBe(15);
    let logical: Document = { a: 1 };
    for (let i = 0; i < 120; i++) logical = { $and: [logical] };
    expect(await refusalOf(harness.docs.find(logical).toArray())).toBe(15);
  });

  it('beyond 180 levels', async () => {
    const { docs } = harness;
    await docs.insertOne({ _id: 1, d: nested(178) } as Document);
    expect(await refusalOf(docs.insertOne({ d: nested(300) }))).toBe(15);
    expect(await refusalOf(docs.updateOne({}, { $set: { d: nested(300) } }))).toBe(15);
  });

  it('beyond 16 MB, also as the result of a pipeline', async () => {
    const { docs } = harness;
    const large = 'x'.repeat(9_000_000);
    await docs.insertMany([{ a: large }, { a: large }]);
    expect(await refusalOf(docs.updateMany({}, { $set: { b: large } }))).toBe(17_419);
    const all = docs.aggregate([{ $group: { _id: null, all: { $push: '$a' } } }]);
    expect(await refusalOf(all.toArray())).toBe(10_334);
  });
});

describe('indexes are refused', () => {
  it.each<[number, Document, Document]>([
    [67, { a: 1, b: 1 }, { expireAfterSeconds: 5 }],
    [67, { a: 1 }, { sparse: true, partialFilterExpression: { b: 1 } }],
    [67, { a: 1 }, { expireAfterSeconds: 3e9 }],
    [197, { _id: 1 }, { expireAfterSeconds: 5 }],
    [197, { _id: 1 }, { unique: true }],
    [67, { '$**': 1 }, { expireAfterSeconds: 5 }],
    [67, { '$**': 1 }, { sparse: true }],
    [67, { '$**': 1 }, { unique: true }],
    [67, { '$**': 'hashed' }, {}],
    [67, { '$**': 1, a: 1 }, {}],
    [67, { 'a.$**': 1, 'b.$**': 1 }, {}],
    [13_103, Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`f${i}`, 1])), {}],
  ])('with %i: %j %j', async (code, key, options) => {
    expect(await refusalOf(harness.docs.createIndex(key as { a: 1 }, options))).toBe(code);
  });

  it.each([
    [{ key: { a: 1 } }, "The 'name' field is a required property"],
    [{ name: 'a_1' }, "The 'key' field is a required property"],
  ])('without a name or a key: %j', async (index, message) => {
    const error = await errorOf(harness.db.command({ createIndexes: 'c', indexes: [index] }));
    expect(error).toMatchObject({ code: 9, codeName: 'FailedToParse' });
    expect(error.message).toContain(message);
  });

  it('with options that do not exist', async () => {
    const indexes = [{ key: { a: 1 }, name: 'a', fast: true }];
    expect(await refusalOf(harness.db.command({ createIndexes: 'c', indexes }))).toBe(197);
  });

  it('of a key that a document has already, which is told as it stands in the index', async () => {
    const { docs } = harness;
    await docs.createIndex({ a: 1, 'b.c': 1 }, { unique: true });
    await docs.insertOne({ a: 2, b: { c: new Date(5) } });
    const error = await errorOf(docs.insertOne({ a: [1, 2], b: { c: new Date(5) } }));
    expect(error).toMatchObject({
      code: 11_000,
      keyPattern: { a: 1, 'b.c': 1 },
      keyValue: { a: 2, 'b.c': new Date(5) },
    });
    expect(error.message).toContain('dup key: { a: 2, b.c: new Date(5) }');
    await docs.insertOne({ a: 1.5, b: { c: 2 ** 40 } });
    const other = await errorOf(docs.insertOne({ a: 1.5, b: { c: 2 ** 40 } }));
    expect(other.message).toContain('dup key: { a: 1.5, b.c: 1099511627776');
  });

  it('of a name that another has', async () => {
    const { docs } = harness;
    await docs.createIndex({ a: 1 });
    const error = await errorOf(docs.createIndex({ a: 1 }, { unique: true }));
    expect(error.code).toBe(86);
    expect(error.message).toContain(
      'Requested index: { v: 2, key: { a: 1 }, name: "a_1", unique: true }',
    );
    expect(error.message).toContain('existing index: { v: 2, key: { a: 1 }, name: "a_1" }');
    expect(await refusalOf(docs.createIndex({ a: 1 }, { expireAfterSeconds: 1 }))).toBe(85);
  });

  it('but stand beside one on the same key that is not unique', async () => {
    await harness.docs.createIndex({ a: 1 });
    await harness.docs.createIndex({ a: 1 }, { unique: true, name: 'one' });
    expect(await harness.docs.indexes()).toHaveLength(3);
  });
});

it('regular expressions with options that do not exist are refused', async () => {
  const query = { a: { $regex: 'a', $options: 'q' } };
  expect(await refusalOf(harness.docs.find(query).toArray())).toBe(51_108);
});

it('a count takes a limit below zero for one above', async () => {
  await harness.docs.insertMany([{}, {}, {}]);
  const body = { count: harness.docs.collectionName, limit: -2 };
  expect(await harness.db.command(body)).toMatchObject({ n: 2 });
});
