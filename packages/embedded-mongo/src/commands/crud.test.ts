import { Binary, Decimal128, Double, Int32, Long, type Document, ObjectId, UUID } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, pluck, useEngine } from '../testing/harness.ts';

const harness = useEngine();

/** Ids of the documents a filter finds. */
async function ids(filter: Document): Promise<unknown[]> {
  return (await harness.docs.find(filter).sort({ _id: 1 }).toArray()).map((doc) => doc._id);
}

describe('inserts', () => {
  it('keep every type exactly', async () => {
    const doc = {
      _id: new ObjectId(),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromInt(1),
      decimal: Decimal128.fromString('1.10'),
      uuid: new UUID(),
      bytes: new Binary(Buffer.from([1, 2])),
      date: new Date(),
      text: 'ñ \u{1F600} \0',
      list: [1, null, { a: [] }],
    };
    await harness.docs.insertOne(doc);
    await harness.docs.updateOne({}, { $set: { more: true } });
    const stored = await harness.docs.findOne({}, { promoteValues: false, promoteLongs: false });
    expect(stored).toMatchObject({
      double: new Double(1),
      int: new Int32(1),
      long: Long.fromInt(1),
      decimal: Decimal128.fromString('1.10'),
    });
    expect(stored?.['text']).toBe(doc.text);
    expect(await harness.docs.countDocuments({ uuid: doc.uuid, bytes: doc.bytes })).toBe(1);
  });

  it('report the failing document, ordered or not', async () => {
    const list = [{ _id: 1 }, { _id: 1 }, { _id: 2 }] as never[];
    const ordered = await errorOf(harness.docs.insertMany(list));
    expect(ordered).toMatchObject({ code: 11000, insertedCount: 1 });
    const unordered = harness.docs.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }] as never[], {
      ordered: false,
    });
    expect(await errorOf(unordered)).toMatchObject({ code: 11000, insertedCount: 2 });
    expect(await ids({})).toEqual([1, 2, 3]);
  });

  it('refuse ids that cannot be ids', async () => {
    expect((await errorOf(harness.docs.insertOne({ _id: [1] as never }))).code).toBe(53);
  });
});

describe('finds', () => {
  it('come in insertion order, in batches, skipped and limited', async () => {
    const list = Array.from({ length: 350 }, (_, i) => ({ _id: 350 - i }));
    await harness.docs.insertMany(list as never[]);
    expect(await harness.docs.find().toArray()).toEqual(list);
    const page = await harness.docs.find().skip(100).limit(120).batchSize(7).toArray();
    expect(page).toEqual(list.slice(100, 220));
    const cursor = harness.docs.find().batchSize(10);
    await cursor.next();
    await cursor.close();
  });

  it('end when their collection is dropped', async () => {
    await harness.docs.insertMany([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
    const found = harness.docs.find().batchSize(2);
    const grouped = harness.docs.aggregate([{ $match: {} }], { batchSize: 2 });
    for (const cursor of [found, grouped]) await cursor.next();
    await harness.docs.drop();
    for (const cursor of [found, grouped]) {
      expect((await errorOf(cursor.toArray())).code).toBe(175);
    }
  });

  it('compare by type and value, nulls and arrays included', async () => {
    await harness.docs.insertMany([
      { _id: 1, a: 1 },
      { _id: 2, a: new Double(1.5) },
      { _id: 3, a: Long.fromString('9007199254740993') },
      { _id: 4, a: '1' },
      { _id: 5, a: null },
      { _id: 6 },
      { _id: 7, a: [1, 5] },
      { _id: 8, a: [] },
      { _id: 9, a: [{ b: 1, c: 2 }, { b: 3 }] },
      { _id: 10, a: { b: 1 } },
      { _id: 11, a: Decimal128.fromString('1') },
      { _id: 12, a: Number.NaN },
    ] as never[]);
    expect(await ids({ a: 1 })).toEqual([1, 7, 11]);
    expect(await ids({ a: { $gt: 1, $lt: 3 } })).toEqual([2, 7]);
    expect(await ids({ a: { $gt: 1 } })).toEqual([2, 3, 7]);
    expect(await ids({ a: Long.fromString('9007199254740993') })).toEqual([3]);
    expect(await ids({ a: Long.fromString('9007199254740992') })).toEqual([]);
    expect(await ids({ a: null })).toEqual([5, 6]);
    expect(await ids({ a: { $exists: false } })).toEqual([6]);
    expect(await ids({ a: { $type: 'null' } })).toEqual([5]);
    expect(await ids({ a: { $ne: null } })).toEqual([1, 2, 3, 4, 7, 8, 9, 10, 11, 12]);
    expect(await ids({ 'a.b': 1 })).toEqual([9, 10]);
    expect(await ids({ a: { $elemMatch: { b: 1, c: 2 } } })).toEqual([9]);
    expect(await ids({ a: { $elemMatch: { $gt: 4 } } })).toEqual([7]);
    expect(await ids({ a: { $size: 2 } })).toEqual([7, 9]);
    expect(await ids({ a: { $all: [1, 5] } })).toEqual([7]);
    expect(await ids({ a: [1, 5] })).toEqual([7]);
    expect(await ids({ 'a.0': 1 })).toEqual([7]);
    expect(await ids({ a: { $in: [1.5, '1', null] } })).toEqual([2, 4, 5, 6]);
    expect(await ids({ a: { $nin: [1, null] } })).toEqual([2, 3, 4, 8, 9, 10, 12]);
    expect(await ids({ a: { $not: { $gte: 1 } } })).toEqual([4, 5, 6, 8, 9, 10, 12]);
    expect(await ids({ a: { $mod: [4, 1] } })).toEqual([1, 2, 3, 7, 11]);
    expect(await ids({ a: { $type: ['int', 'decimal'] } })).toEqual([1, 7, 11]);
    expect(await ids({ a: { b: 1 } })).toEqual([10]);
    expect(await ids({ a: Number.NaN })).toEqual([12]);
    expect(await ids({ $nor: [{ a: { $exists: true } }, { _id: 3 }] })).toEqual([6]);
    expect(
      await ids({
        $expr: {
          $gt: [{ $size: { $ifNull: [{ $cond: [{ $isArray: '$a' }, '$a', []] }, []] } }, 1],
        },
      }),
    ).toEqual([7, 9]);
  });

  it('sort by MongoDB order: type first, arrays by their best element', async () => {
    await harness.docs.insertMany([
      { _id: 1, a: 'b' },
      { _id: 2, a: 2 },
      { _id: 3 },
      { _id: 4, a: [] },
      { _id: 5, a: [0, 9] },
      { _id: 6, a: true },
      { _id: 7, a: { x: 1 } },
    ] as never[]);
    const order = async (a: 1 | -1): Promise<unknown[]> =>
      (await harness.docs.find().sort({ a, _id: 1 }).toArray()).map((doc) => doc._id);
    const before = [await order(1), await order(-1)];
    expect(before[0]).toEqual([4, 3, 5, 2, 1, 7, 6]);
    expect(before[1]).toEqual([6, 7, 1, 5, 2, 3, 4]);
    await harness.docs.createIndex({ a: 1 });
    expect([await order(1), await order(-1)]).toEqual(before);
  });

  it('project fields in and out, slices, elements and expressions', async () => {
    await harness.docs.insertOne({
      _id: 1,
      a: 1,
      b: { c: 1, d: 2 },
      list: [{ x: 1, y: 1 }, { x: 2 }],
    } as never);
    const shown = async (projection: Document): Promise<unknown> =>
      harness.docs.findOne({}, { projection });
    expect(await shown({ a: 1 })).toEqual({ _id: 1, a: 1 });
    expect(await shown({ a: 1, _id: 0 })).toEqual({ a: 1 });
    expect(await shown({ 'b.c': 1, 'list.x': 1, _id: 0 })).toEqual({
      b: { c: 1 },
      list: [{ x: 1 }, { x: 2 }],
    });
    expect(await shown({ b: 0, list: 0 })).toEqual({ _id: 1, a: 1 });
    expect(await shown({ list: { $slice: -1 }, b: 0 })).toEqual({ _id: 1, a: 1, list: [{ x: 2 }] });
    expect(await shown({ list: { $slice: 1 } })).toMatchObject({ a: 1, list: [{ x: 1 }] });
    expect(await shown({ list: { $elemMatch: { x: 2 } } })).toEqual({ _id: 1, list: [{ x: 2 }] });
    expect(await shown({ twice: { $add: ['$a', '$a'] } })).toEqual({ _id: 1, twice: 2 });
    expect((await errorOf(shown({ a: 1, b: 0 }))).code).toBe(31254);
  });

  it('bound the time of a hostile pattern', async () => {
    await harness.docs.insertOne({ text: `${'a'.repeat(40)}!` });
    expect(await harness.docs.countDocuments({ text: { $regex: '^(a+)+$' } })).toBe(0);
    expect(await harness.docs.countDocuments({ text: /^A+!$/i })).toBe(1);
    const hostile = harness.docs.countDocuments({ text: { $regex: '^(?=(a+)+$)a' } });
    expect((await errorOf(hostile)).code).toBe(50);
  });

  it('name the type that a field should not have', async () => {
    const { db, docs } = harness;
    const error = await errorOf(db.command({ find: docs.collectionName, filter: 1 }));
    expect(error).toMatchObject({
      code: 14,
      message: "BSON field 'find.filter' is the wrong type 'int', expected type 'object'",
    });
  });

  it('take numbers without what follows the point', async () => {
    const { db, docs } = harness;
    await docs.insertMany([{}, {}, {}]);
    const { cursor } = await db.command({ find: docs.collectionName, limit: 2.7 });
    expect((cursor as Document)['firstBatch']).toHaveLength(2);
  });

  it('refuse what they do not know', async () => {
    const code = async (filter: Document): Promise<number> =>
      (await errorOf(harness.docs.find(filter).toArray())).code;
    await harness.docs.insertOne({});
    expect(await code({ a: { $foo: 1 } })).toBe(2);
    expect(await code({ $foo: 1 })).toBe(2);
    expect(await code({ $where: 'true' })).toBe(115);
  });

  it('count, list distinct values, and explain', async () => {
    await harness.docs.insertMany([{ a: 1 }, { a: [1, 2] }, { a: 'x' }]);
    expect(await harness.docs.estimatedDocumentCount()).toBe(3);
    expect(await harness.docs.countDocuments({ a: 1 })).toBe(2);
    expect(await harness.docs.distinct('a')).toEqual([1, 2, 'x']);
  });
});

describe('deletes and findAndModify', () => {
  it('delete one or many', async () => {
    await harness.docs.insertMany([{ a: 1 }, { a: 1 }, { a: 1 }, { a: 2 }]);
    expect((await harness.docs.deleteOne({ a: 1 })).deletedCount).toBe(1);
    expect((await harness.docs.deleteMany({ a: 1 })).deletedCount).toBe(2);
    expect(await harness.docs.countDocuments()).toBe(1);
  });

  it('give the document before or after, by order, upserted or removed', async () => {
    const { docs } = harness;
    await docs.insertMany([
      { _id: 1, n: 1 },
      { _id: 2, n: 2 },
    ] as never[]);
    expect(await docs.findOneAndUpdate({}, { $inc: { n: 5 } }, { sort: { n: -1 } })).toEqual({
      _id: 2,
      n: 2,
    });
    expect(
      await docs.findOneAndUpdate(
        { n: 7 },
        { $set: { x: 1 } },
        { returnDocument: 'after', projection: { x: 1 } },
      ),
    ).toEqual({ _id: 2, x: 1 });
    expect(
      await docs.findOneAndUpdate(
        { k: 'new' },
        { $setOnInsert: { n: 0 } },
        { upsert: true, returnDocument: 'after' },
      ),
    ).toMatchObject({ k: 'new', n: 0 });
    expect(
      await docs.findOneAndReplace({ _id: 1 } as never, { z: 1 }, { returnDocument: 'after' }),
    ).toEqual({ _id: 1, z: 1 });
    expect(await docs.findOneAndDelete({ _id: 1 } as never)).toEqual({ _id: 1, z: 1 });
    expect(await docs.findOneAndDelete({ _id: 1 } as never)).toBeNull();
  });

  it('leave what an update of many changed before it failed', async () => {
    const { docs } = harness;
    await docs.insertMany([{ n: 1 }, { n: 2 }, { n: 'three' }, { n: 4 }]);
    expect((await errorOf(docs.updateMany({}, { $inc: { n: 10 } }))).code).toBe(14);
    expect(pluck(await docs.find().toArray(), 'n')).toEqual([11, 12, 'three', 4]);
  });

  it('give fifty parallel claims of one document to exactly one', async () => {
    await harness.docs.insertOne({ state: 'open' });
    const claims = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        harness.docs.findOneAndUpdate({ state: 'open' }, { $set: { state: 'taken', by: i } }),
      ),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  it('upsert once in parallel under a unique index', async () => {
    await harness.docs.createIndex({ k: 1 }, { unique: true });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        harness.docs.updateOne({ k: 1 }, { $inc: { n: 1 } }, { upsert: true }),
      ),
    );
    expect(await harness.docs.find().toArray()).toMatchObject([{ k: 1, n: 20 }]);
  });
});
