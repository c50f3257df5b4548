import type { Document } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { errorOf, useEngine } from '../../testing/harness.ts';

const harness = useEngine();

async function withValidator(validator: Document, options: Document = {}): Promise<void> {
  await harness.db.createCollection(harness.docs.collectionName, { validator, ...options });
}

const schema = {
  $jsonSchema: {
    bsonType: 'object',
    required: ['name', 'age'],
    properties: {
      name: { bsonType: 'string', minLength: 2 },
      age: { bsonType: ['int', 'long'], minimum: 0 },
    },
  },
};

describe('validators', () => {
  it('refuse documents however they come', async () => {
    await withValidator(schema);
    const { docs, db, client } = harness;
    const wrong = await errorOf(docs.insertOne({ _id: 1 as never, name: 'x', age: 5 }));
    expect(wrong).toMatchObject({
      code: 121,
      message: 'Document failed validation',
      errInfo: { failingDocumentId: 1, details: { operatorName: '$jsonSchema' } },
    });
    await docs.insertOne({ name: 'Ana', age: 5 });
    const namespace = `tests.${docs.collectionName}`;
    await db.collection(`${docs.collectionName}source`).insertOne({ name: 1 });
    const into = { into: docs.collectionName };
    const refused = [
      docs.updateOne({}, { $set: { age: -1 } }),
      docs.updateMany({}, { $unset: { age: 1 } }),
      docs.replaceOne({}, { name: 'Ana' }),
      docs.findOneAndUpdate({}, { $set: { name: 1 } }),
      docs.updateOne({ name: 'Eva' }, { $set: { age: 'x' } }, { upsert: true }),
      docs.insertMany([{ name: 'Eva', age: 1 }, { name: 'Eva' }]),
      client.bulkWrite([{ namespace, name: 'insertOne', document: {} }]),
      db
        .collection(`${docs.collectionName}source`)
        .aggregate([{ $merge: into }])
        .toArray(),
    ];
    const codes = await Promise.all(
      refused.map(async (each) => {
        const { code, writeErrors } = await errorOf(each);
        return code ?? (writeErrors as Map<number, { code: number }>).get(0)?.code;
      }),
    );
    expect(new Set(codes)).toEqual(new Set([121]));
    expect(await docs.find().sort({ name: 1 }).toArray()).toMatchObject([
      { name: 'Ana', age: 5 },
      { name: 'Eva', age: 1 },
    ]);
    await docs.insertOne({}, { bypassDocumentValidation: true });
  });

  it('can be lenient with what was there, changed and switched off', async () => {
    const { docs, db } = harness;
    await docs.insertOne({ n: -1 });
    const collMod = docs.collectionName;
    await db.command({ collMod, validator: { n: { $gt: 0 } }, validationLevel: 'moderate' });
    await docs.updateOne({}, { $set: { n: -2 } });
    expect((await errorOf(docs.insertOne({ n: -3 }))).code).toBe(121);
    expect(await docs.options()).toMatchObject({ validationLevel: 'moderate' });
    await db.command({ collMod, validationLevel: 'off' });
    await docs.insertOne({ n: -3 });
    const wrong: [Document, number][] = [
      [{ validationLevel: 'often' }, 2],
      [{ validator: { $nothing: 1 } }, 2],
      [{ validator: { $jsonSchema: { minimum: 'x' } } }, 14],
    ];
    for (const [each, code] of wrong) {
      expect((await errorOf(db.command({ collMod, ...each }))).code).toBe(code);
    }
  });
});

/** A schema, what it takes and what it does not. */
const schemas: [Document, unknown[], unknown[]][] = [
  [{ bsonType: 'number' }, [1, 1.5], ['1', null]],
  [{ type: ['string', 'null'] }, ['a', null], [1]],
  [{ enum: [1, 'a', { b: 1 }] }, [1, 'a', { b: 1 }], [2]],
  [{ minimum: 1, exclusiveMinimum: true, maximum: 3 }, [2, 3, 'x'], [1, 4]],
  [{ multipleOf: 3 }, [6, 'x'], [7]],
  [{ minLength: 2, maxLength: 3, pattern: '^a' }, ['ab', 'a😀b', 1], ['a', 'abcd', 'ba']],
  [{ minItems: 1, maxItems: 2, uniqueItems: true }, [[1], [1, 2], 'x'], [[], [1, 2, 3], [1, 1]]],
  [{ items: { type: 'number' } }, [[1, 2], []], [[1, 'a']]],
  [{ items: [{ type: 'number' }], additionalItems: false }, [[1], []], [['a'], [1, 2]]],
  [{ required: ['a'], maxProperties: 2 }, [{ a: 1 }], [{ b: 1 }, { a: 1, b: 1, c: 1 }]],
  [
    { properties: { a: { type: 'string' } }, additionalProperties: false },
    [{ a: 'x' }],
    [{ b: 1 }],
  ],
  [{ patternProperties: { '^n': { type: 'number' } } }, [{ n1: 1, x: 'y' }], [{ n1: 'x' }]],
  [{ dependencies: { a: ['b'] } }, [{ a: 1, b: 1 }, { c: 1 }], [{ a: 1 }]],
  [{ anyOf: [{ type: 'string' }, { minimum: 5 }] }, ['a', 6], [4]],
  [{ oneOf: [{ minimum: 5 }, { maximum: 7 }] }, [4, 8], [6]],
  [{ allOf: [{ minimum: 5 }, { maximum: 7 }] }, [6], [4, 8]],
  [{ not: { type: 'string' } }, [1], ['a']],
];

describe('$jsonSchema', () => {
  it('takes what it should', async () => {
    const { docs } = harness;
    for (const [value, takes, others] of schemas) {
      await docs.deleteMany({});
      const values = [...takes, ...others];
      await docs.insertMany(values.map((v, i) => ({ _id: i as never, v })));
      const filter = { $jsonSchema: { properties: { v: value } } };
      const found = await docs.find(filter).sort({ _id: 1 }).toArray();
      expect(found.map((doc): unknown => doc['v'])).toEqual(takes);
    }
  });

  it('refuses what it does not know', async () => {
    const refused: [Document, number][] = [
      [{ minimun: 1 }, 9],
      [{ $ref: '#/a' }, 9],
      [{ format: 'date' }, 9],
      [{ bsonType: 'text' }, 2],
      [{ exclusiveMinimum: true }, 9],
      [{ required: 'a', properties: 1 }, 14],
      [{ minLength: -1 }, 9],
    ];
    for (const [value, code] of refused) {
      const error = await errorOf(harness.docs.findOne({ $jsonSchema: value }));
      expect(error.code).toBe(code);
    }
  });
});

describe('small differences', () => {
  it('project the element that matched', async () => {
    const { docs } = harness;
    await docs.insertOne({ list: [1, 5, 9], docs: [{ a: 1 }, { a: 2, b: 3 }], other: 1 });
    const project = (filter: Document, projection: Document): Promise<Document | null> =>
      docs.findOne(filter, { projection: { _id: 0, ...projection } });
    expect(await project({ list: { $gt: 3 } }, { 'list.$': 1 })).toEqual({ list: [5] });
    expect(await project({ 'docs.a': 2 }, { 'docs.$': 1, other: 1 })).toEqual({
      docs: [{ a: 2, b: 3 }],
      other: 1,
    });
    expect(await project({ docs: { $elemMatch: { a: 2 } } }, { 'docs.$': true })).toEqual({
      docs: [{ a: 2, b: 3 }],
    });
    const value = await docs.findOneAndUpdate(
      { list: 9 },
      { $set: { other: 2 } },
      { projection: { 'list.$': 1, _id: 0 } },
    );
    expect(value).toEqual({ list: [9] });
    expect((await errorOf(project({ other: 2 }, { 'list.$': 1 }))).code).toBe(51246);
    const two = project({ list: 1 }, { 'list.$': 1, 'docs.$': 1 });
    expect((await errorOf(two)).code).toBe(31276);
  });

  it('take references for documents, and no operators in ids', async () => {
    const { docs } = harness;
    await docs.insertOne({
      refs: [
        { $ref: 'c', $id: 1 },
        { $ref: 'd', $id: 2 },
      ],
    });
    const filter = { refs: { $elemMatch: { $ref: 'd', $id: 2 } } };
    expect(await docs.countDocuments(filter)).toBe(1);
    await docs.createIndex({ 'refs.$id': 1 });
    expect(await docs.countDocuments({ 'refs.$id': 2 })).toBe(1);
    await docs.updateOne({}, { $set: { n: 1 } });
    expect(await docs.findOne({ 'refs.$ref': 'd' })).toMatchObject({
      refs: [{ oid: 1 }, { oid: 2 }],
    });
    expect((await errorOf(docs.insertOne({ _id: { $x: 1 } as never }))).code).toBe(52);
  });
});
