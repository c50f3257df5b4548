import { Double, Int32, Long, type Document, type UpdateFilter } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../testing/harness.ts';

const harness = useEngine();

/** What an update makes of a document. */
async function updated(
  before: Document,
  update: UpdateFilter<Document> | Document[],
  options: { filter?: Document; arrayFilters?: Document[] } = {},
): Promise<Document> {
  await harness.docs.deleteMany({});
  await harness.docs.insertOne({ _id: 1, ...before } as never);
  const { filter = {}, arrayFilters } = options;
  await harness.docs.updateOne(filter, update, arrayFilters ? { arrayFilters } : {});
  const { _id, ...after } = (await harness.docs.findOne()) as Document;
  expect(_id).toBe(1);
  return after;
}

async function code(
  before: Document,
  update: Document,
  arrayFilters?: Document[],
): Promise<number> {
  return (await errorOf(updated(before, update, arrayFilters ? { arrayFilters } : {}))).code;
}

describe('updates are refused with what MongoDB says', () => {
  it.each<[string, Document]>([
    ["The field 'a' must be an array but is of type int in document {_id: 1}", { $push: { a: 1 } }],
    [
      "Cannot apply $addToSet to non-array field. Field named 'a' has non-array type int",
      { $addToSet: { a: 1 } },
    ],
    ['Cannot apply $pull to a non-array value', { $pull: { a: 1 } }],
    ["Cannot create field 'c' in element {a: 1}", { $set: { 'a.c': 1 } }],
    ["Cannot create field 'd' in element {none: null}", { $set: { 'b.none.d': 1 } }],
    ["Cannot create field 'd' in element {none: null}", { $inc: { 'b.none.d.e': 1 } }],
    ["Cannot create field 'd' in element {none: null}", { $rename: { a: 'b.none.d' } }],
    [
      'Failed to apply $inc operations to current value ((NumberLong)9223372036854775807) for document {_id: 1}',
      { $inc: { 'b.most': 1 } },
    ],
    ['Cannot create field \'d\' in element {text: "x"}', { $set: { 'b.text.d': 1 } }],
    [
      "Cannot apply $inc to a value of non-numeric type. {_id: 1} has the field 'text' of non-numeric type string",
      { $inc: { 'b.text': 1 } },
    ],
    ['Cannot increment with non-numeric argument: {a: "x"}', { $inc: { a: 'x' } }],
    ['Cannot apply array updates to non-array element a: 1', { $set: { 'a.$[]': 1 } }],
    ["No array filter found for identifier 'x' in path 'a.$[x].b'", { $set: { 'a.$[x].b': 1 } }],
    ["No array filter found for identifier 'x' in path 'list.$[x]'", { $set: { 'list.$[x]': 1 } }],
  ])('%s', async (message, update) => {
    const before = { a: 1, b: { text: 'x', none: null, most: Long.MAX_VALUE }, list: [1] };
    const error = await errorOf(updated(before, update));
    expect(error.message).toBe(message);
  });
});

describe('update operators', () => {
  it('set, unset and rename fields, making what is missing', async () => {
    expect(await updated({ a: 1 }, { $set: { 'b.c': 1 } })).toEqual({ a: 1, b: { c: 1 } });
    expect(await updated({ a: [1] }, { $set: { 'a.2': 3 } })).toEqual({ a: [1, null, 3] });
    expect(await updated({ a: { b: 1, c: 1 } }, { $unset: { 'a.b': '' } })).toEqual({
      a: { c: 1 },
    });
    expect(await updated({ a: [1, 2] }, { $unset: { 'a.0': '' } })).toEqual({ a: [null, 2] });
    expect(await updated({ a: 1, b: 2 }, { $rename: { a: 'c.d' } })).toEqual({ b: 2, c: { d: 1 } });
  });

  it('calculate with the types of MongoDB', async () => {
    await harness.docs.insertOne({
      _id: 1,
      i: new Int32(2147483647),
      d: new Double(1),
      l: Long.MAX_VALUE,
    } as never);
    await harness.docs.updateOne({}, { $inc: { i: 1, d: 1 }, $mul: { none: 5 } });
    const raw = await harness.docs.findOne({}, { promoteValues: false, promoteLongs: false });
    expect(raw?.['i']).toEqual(Long.fromNumber(2147483648));
    expect(raw).toMatchObject({ d: new Double(2), none: new Int32(0) });
    const overflow = harness.docs.updateOne({}, { $inc: { l: 1 } });
    expect((await errorOf(overflow)).code).toBe(2);
    expect(await updated({ a: 5, b: 5 }, { $min: { a: 3 }, $max: { b: 3, c: 1 } })).toEqual({
      a: 3,
      b: 5,
      c: 1,
    });
    expect(await updated({ a: 5 }, { $bit: { a: { and: 12 } } })).toEqual({ a: 4 });
  });

  it('change arrays', async () => {
    const push = async (a: unknown[], each: Document): Promise<unknown> =>
      (await updated({ a }, { $push: { a: each } } as never))['a'];
    expect(await push([1], { $each: [2, 3], $position: 0 })).toEqual([2, 3, 1]);
    expect(await push([3, 1], { $each: [2], $sort: 1, $slice: 2 })).toEqual([1, 2]);
    expect(await push([{ n: 2 }], { $each: [{ n: 1 }], $sort: { n: 1 } })).toEqual([
      { n: 1 },
      { n: 2 },
    ]);
    expect(await push([1], { x: 1 })).toEqual([1, { x: 1 }]);
    expect(await updated({}, { $push: { a: 1 } } as never)).toEqual({ a: [1] });
    expect(
      await updated(
        { a: [1, { x: 1 }] },
        {
          $addToSet: { a: { $each: [1, { x: 1 }, 2] } },
        },
      ),
    ).toEqual({ a: [1, { x: 1 }, 2] });
    expect(await updated({ a: [1, 5, 9] }, { $pull: { a: { $gt: 4 } } } as never)).toEqual({
      a: [1],
    });
    expect(
      await updated({ a: [{ x: 1, y: 1 }, { x: 2 }] }, { $pull: { a: { x: 1 } } } as never),
    ).toEqual({ a: [{ x: 2 }] });
    expect(await updated({ a: [1, 2, 1] }, { $pullAll: { a: [1] } } as never)).toEqual({ a: [2] });
    expect(await updated({ a: [1, 2] }, { $pop: { a: -1 } } as never)).toEqual({ a: [2] });
  });

  it('reach elements by position, by all and by filter', async () => {
    const items = {
      items: [
        { k: 'a', n: 1 },
        { k: 'b', n: 1 },
      ],
    };
    const inc = (path: string): UpdateFilter<Document> => ({ $inc: { [path]: 1 } });
    const first = [
      { k: 'a', n: 1 },
      { k: 'b', n: 2 },
    ];
    expect(
      (await updated(items, inc('items.$.n'), { filter: { 'items.k': 'b' } }))['items'],
    ).toEqual(first);
    expect(
      (
        await updated(items, inc('items.$.n'), {
          filter: { items: { $elemMatch: { k: 'b', n: 1 } } },
        })
      )['items'],
    ).toEqual(first);
    expect(pluck((await updated(items, inc('items.$[].n')))['items'] as Document[], 'n')).toEqual([
      2, 2,
    ]);
    expect(
      (await updated(items, inc('items.$[x].n'), { arrayFilters: [{ 'x.k': 'b' }] }))['items'],
    ).toEqual(first);
    expect(
      await updated({ a: [1, 5] }, { $set: { 'a.$': 0 } }, { filter: { a: { $gte: 5 } } }),
    ).toEqual({ a: [1, 0] });
  });

  it('compute with pipelines', async () => {
    expect(
      await updated({ a: 1, b: 2 }, [{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'a' }]),
    ).toEqual({ b: 2, sum: 3 });
    expect(await updated({ a: 1 }, [{ $replaceWith: { b: '$a' } }])).toEqual({ b: 1 });
  });

  it('upsert from the equalities of the filter', async () => {
    await harness.docs.updateOne(
      { a: 1, 'b.c': { $eq: 2 }, d: { $gt: 1 } },
      { $set: { e: 1 }, $setOnInsert: { f: 1 } },
      { upsert: true },
    );
    expect(await harness.docs.findOne({}, { projection: { _id: 0 } })).toEqual({
      a: 1,
      b: { c: 2 },
      e: 1,
      f: 1,
    });
    const replaced = await harness.docs.replaceOne({ _id: 5 as never }, { x: 1 }, { upsert: true });
    expect(replaced.upsertedId).toBe(5);
  });

  it('tell matched from modified', async () => {
    await harness.docs.insertMany([{ a: 1 }, { a: 2 }]);
    expect(await harness.docs.updateMany({}, { $set: { a: 1 } })).toMatchObject({
      matchedCount: 2,
      modifiedCount: 1,
    });
  });

  it('refuse with the codes of MongoDB', async () => {
    expect(await code({}, { $set: { _id: 2 } })).toBe(66);
    expect(await code({}, { $set: { a: 1 }, $inc: { a: 1 } })).toBe(40);
    expect(await code({}, { $set: { 'a.b': 1, a: 1 } })).toBe(40);
    expect(await code({ a: 'x' }, { $inc: { a: 1 } })).toBe(14);
    expect(await code({ a: 1 }, { $set: { 'a.b': 1 } })).toBe(28);
    expect(await code({ a: 1 }, { $push: { a: 1 } })).toBe(2);
    expect(await code({}, { $frob: { a: 1 } })).toBe(9);
    expect(await code({ a: [1] }, { $set: { 'a.$[x]': 1 } })).toBe(2);
    expect(await code({ a: [1] }, { $set: { 'a.$': 1 } })).toBe(2);
    expect(await code({ a: [1] }, { $set: { 'a.0': 1 } }, [{ x: 1 }])).toBe(9);
    expect(await code({}, { $set: { 'a..b': 1 } })).toBe(56);
  });

  it('take names that begin with a dollar as MongoDB does', async () => {
    const { docs } = harness;
    await docs.insertOne({ _id: 1 as never, $price: 5, pricing: { $discount: 60 } });
    await docs.updateOne({ 'pricing.$discount': 60 }, { $set: { 'pricing.$discount': 70 } });
    expect(await docs.findOne({})).toEqual({ _id: 1, $price: 5, pricing: { $discount: 70 } });
    const refusal = async (work: Promise<unknown>): Promise<number> => (await errorOf(work)).code;
    expect(await refusal(docs.updateOne({}, { $set: { $price: 6 } }))).toBe(52);
    expect(await refusal(docs.replaceOne({}, { a: 1, $price: 6 }))).toBe(52);
    expect(await refusal(docs.updateOne({}, { $set: { '$[]': 6 } }))).toBe(2);
    await docs.updateOne({ _id: 2 as never }, { $set: { $price: 6 } }, { upsert: true });
    const price = { $setField: { field: { $literal: '$price' }, input: '$$ROOT', value: 7 } };
    await docs.updateOne({ _id: 2 as never }, [{ $replaceWith: price }]);
    expect(await docs.findOne({ _id: 2 as never })).toEqual({ _id: 2, $price: 7 });
  });
});

describe('an update', () => {
  it('adds fields by their names, whatever order they are given in', async () => {
    const order = async (update: Document): Promise<string[]> =>
      Object.keys(await updated({}, update));
    expect(await order({ $set: { z: 1, a: 1 }, $inc: { m: 1 } })).toEqual(['a', 'm', 'z']);
    const { n } = await updated({}, { $set: { 'n.b': 1, 'n.a': 1 } });
    expect(Object.keys(n as Document)).toEqual(['a', 'b']);
    const { list } = await updated({ list: [] }, { $set: { 'list.10': 1, 'list.9': 1 } });
    expect(list).toHaveLength(11);
    const renamed = await updated({ x: 1 }, { $set: { z: 1 }, $rename: { x: 'a' } });
    expect(Object.keys(renamed)).toEqual(['a', 'z']);
  });

  it('renames nothing to itself, and filters no elements in a pipeline', async () => {
    expect(await code({ a: 1 }, { $rename: { a: 'a' } })).toBe(2);
    expect(await code({ a: 1 }, [{ $set: { b: 1 } }], [{ e: 1 }])).toBe(9);
  });

  it('takes the one value of a list into the document that it makes', async () => {
    await harness.docs.updateOne({ a: { $in: [5] } }, { $set: { b: 1 } }, { upsert: true });
    expect(await harness.docs.findOne()).toMatchObject({ a: 5, b: 1 });
  });
});
