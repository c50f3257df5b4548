import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calculateObjectSize, serialize } from 'bson';
import { LocalEngine } from '../testing/local-engine.ts';
import { Random } from '../testing/comparison/random.ts';
import { decode, encode } from './codec.ts';
import { docOf, withField } from './ordered.ts';
import { type Doc, Int32 } from './values.ts';

let engine: LocalEngine;
beforeAll(async () => {
  engine = await LocalEngine.start();
});
afterAll(() => engine.stop());

const db = 'ordered';
const names = ['10', '2', '0', '007', 'a', 'b', '1e3', '4294967295', '-1'];

/** A document as its fields in their order, documents and arrays in it likewise. */
type Fields = [name: string, value: unknown][];

function fieldsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fieldsOf);
  if (value instanceof Int32) return value.value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value).map(([name, each]) => [name, fieldsOf(each)]);
}

function randomFields(random: Random, depth = 2): Fields {
  const shuffled = names
    .map((name) => ({ name, place: random.next() }))
    .toSorted((a, b) => a.place - b.place);
  return shuffled.slice(0, random.int(0, 5)).map(({ name }) => {
    if (depth > 0 && random.chance(0.4)) return [name, randomFields(random, depth - 1)];
    return [name, random.int(0, 4)];
  });
}

function isFields(value: unknown): value is Fields {
  return Array.isArray(value);
}

/** Writes fields with a map, which the library takes in its own order. */
function mapOf(fields: Fields): Map<string, unknown> {
  return new Map(
    fields.map(([name, value]) => [
      name,
      isFields(value) ? mapOf(value) : new Int32(value as number),
    ]),
  );
}

function docFrom(fields: Fields): Doc {
  return decode(serialize(mapOf(fields)));
}

/** What MongoDB makes of fields when one is set. */
function set(fields: Fields, [name, ...rest]: readonly string[], value: unknown): Fields {
  if (name === undefined) return fields;
  const old = fields.find(([each]) => each === name)?.[1];
  const next = rest.length === 0 ? value : set(isFields(old) ? old : [], rest, value);
  return old === undefined
    ? [...fields, [name, next]]
    : fields.map((field) => (field[0] === name ? [name, next] : field));
}

function unset(fields: Fields, [name, ...rest]: readonly string[]): Fields {
  return fields.flatMap((field): Fields => {
    if (field[0] !== name) return [field];
    if (rest.length === 0) return [];
    return isFields(field[1]) ? [[name, unset(field[1], rest)]] : [field];
  });
}

async function update(updates: Doc): Promise<void> {
  await engine.run({ update: 'docs', updates: [{ q: {}, u: updates }], $db: db });
}

async function stored(pipeline: Doc[] = []): Promise<unknown> {
  const answer = await engine.run({ aggregate: 'docs', pipeline, cursor: {}, $db: db });
  return fieldsOf(answer.docs[0]);
}

async function replaceAll(fields: Fields): Promise<void> {
  await engine.run({ delete: 'docs', deletes: [{ q: {}, limit: 0 }], $db: db });
  await engine.run({ insert: 'docs', $db: db }, [docFrom(fields)]);
}

describe('fields that are called like positions', () => {
  const seed = Number(process.env['ENGINE_SEED'] ?? Date.now() % 1_000_000);

  it(`stay where they are, whatever is done to documents (seed ${seed})`, async () => {
    const random = new Random(seed);
    for (let round = 0; round < 60; round++) {
      let fields: Fields = [['_id', 1], ...randomFields(random)];
      await replaceAll(fields);
      expect(await stored()).toEqual(fields);
      for (let step = 0; step < 4; step++) {
        const path = [random.pick(names), ...(random.chance(0.5) ? [random.pick(names)] : [])];
        const [top = '', below] = path;
        const parent = fields.find(([name]) => name === top)?.[1];
        // Nothing is set within a number.
        if (below !== undefined && parent !== undefined && !isFields(parent)) continue;
        const value = random.int(0, 4);
        if (random.chance(0.3)) {
          await update({ $unset: { [path.join('.')]: '' } });
          fields = unset(fields, path);
        } else {
          const how = random.int(0, 2);
          const one = { [path.join('.')]: new Int32(value) };
          // A pipeline, whose expressions are documents, too.
          await update(how === 0 ? ([{ $set: one }] as unknown as Doc) : { $set: one });
          fields = set(fields, path, value);
        }
        expect(await stored()).toEqual(fields);
      }
      const [, ...others] = fields;
      const inner = { $project: { _id: 0 } };
      expect(await stored([inner])).toEqual(others);
      expect(await stored([inner, { $group: { _id: '$$ROOT' } }])).toEqual([['_id', others]]);
      const pairs = { $arrayToObject: { $objectToArray: '$$ROOT' } };
      expect(await stored([inner, { $replaceWith: pairs }])).toEqual(others);
      const merged = { $mergeObjects: [{ x: new Int32(1) }, '$$ROOT'] };
      expect(await stored([inner, { $replaceWith: merged }])).toEqual([['x', 1], ...others]);
    }
  });

  it('are replaced, made by upserts and found as they were written', async () => {
    const fields: Fields = [
      ['b', 1],
      [
        '10',
        [
          ['7', 1],
          ['3', 2],
        ],
      ],
      ['2', 3],
    ];
    await replaceAll([['_id', 1]]);
    await update(docFrom(fields));
    expect(await stored()).toEqual([['_id', 1], ...fields]);
    const count = async (query: Fields): Promise<unknown> => {
      const answer = await engine.run({ count: 'docs', query: docFrom(query), $db: db });
      return fieldsOf(answer.fields['n']);
    };
    expect(
      await count([
        [
          '10',
          [
            ['7', 1],
            ['3', 2],
          ],
        ],
      ]),
    ).toBe(1);
    expect(
      await count([
        [
          '10',
          [
            ['3', 2],
            ['7', 1],
          ],
        ],
      ]),
    ).toBe(0);
    await engine.run({ delete: 'docs', deletes: [{ q: {}, limit: 0 }], $db: db });
    const upsert = { q: { _id: 5 }, u: docFrom(fields), upsert: true };
    await engine.run({ update: 'docs', updates: [upsert], $db: db });
    expect(await stored()).toEqual([['_id', 5], ...fields]);
    // A name like a position does not come before the `_id` that a document gets.
    await engine.run({ delete: 'docs', deletes: [{ q: {}, limit: 0 }], $db: db });
    await engine.run({ insert: 'docs', $db: db }, [docFrom([['1', 1]])]);
    expect(((await stored()) as Fields).map(([name]) => name)).toEqual(['_id', '1']);
  });

  it('keep their order in references', () => {
    const reference = new Map<string, unknown>([
      ['x', 1],
      ['$ref', 'c'],
      ['$id', 2],
      ['1', 3],
    ]);
    const bytes = Buffer.from(serialize(new Map([['r', reference]])));
    expect(encode(decode(bytes))).toEqual(bytes);
  });
});

describe('a document in its own order', () => {
  it('is a plain object where that keeps it', () => {
    const plain = docOf([
      ['1', 1],
      ['2', 2],
      ['a', 3],
    ]);
    expect(withField(plain, 'b', 4)).toBe(plain);
    expect(withField(docOf([['1', 1]]), '2', 2)).toEqual({ 1: 1, 2: 2 });
  });

  it('can be changed like one', () => {
    const doc = withField({ a: 1 }, '1', 2);
    doc['b'] = 3;
    doc['a'] = 4;
    delete doc['1'];
    doc['0'] = 5;
    expect(Object.entries(doc)).toEqual([
      ['a', 4],
      ['b', 3],
      ['0', 5],
    ]);
    expect('1' in doc).toBe(false);
    expect(calculateObjectSize(doc)).toBe(encode(doc).length);
  });
});
