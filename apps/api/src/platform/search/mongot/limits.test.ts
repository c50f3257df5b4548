import { expect, test } from 'vitest';
import { standInMongot } from '../../../testing/services/mongot.ts';
import type { FacetCondition } from '../search-index.ts';
import { documentOf, requestOf, schema } from '../search-test-kit.ts';
import { MongotIndex } from './mongot-index.ts';
import { definitionOf, indexName } from './stored-document.ts';

// What a mongot refuses (by its sources) is not asked of it. What stands in for it refuses it, too.

async function indexOf(...names: string[]): Promise<MongotIndex> {
  const collection = standInMongot();
  await collection.createSearchIndex({ name: indexName, definition: definitionOf(schema) });
  const index = new MongotIndex(collection, schema, 'first');
  await index.put(names.map((name) => documentOf(name, { numbers: { price: 5 } })));
  return index;
}

const renting =
  'alquiler arriendo arrienda renta rental arriendan arrendamiento rentar arrendar alquilar';
const unknown = Array.from({ length: 60 }, (_, at) =>
  [...String(at)].map((digit) => 'abcdefghij'.charAt(Number(digit)).repeat(3)).join('z'),
).join(' ');

test.each([
  ['ten words that may be said in many ways', renting],
  ['many words beside a phrase', `"casa campo" ${unknown}`],
  ['phrases of many words', `"${unknown}" "${renting}"`],
  ['as much as is looked for', `"casa" ${renting} ${'-silla -"mesa roja" '.repeat(5)}`],
])('asks no more clauses than are taken: %s', async (_what, query) => {
  const index = await indexOf('Casa de campo', 'Alquiler de casas');
  const conditions: FacetCondition[] = Array.from({ length: 20 }, (_, at) => ({
    name: `price${at}`,
    kind: 'range',
    field: 'price',
    min: 0,
    max: null,
  }));
  const { total } = await index.search(requestOf(query, { conditions, near: 5 }));
  expect(total).toBeLessThanOrEqual(2);
});

test('words beside a phrase that are looked for no more do not keep anything from being found', async () => {
  const index = await indexOf('Casa de campo');
  const { hits } = await index.search(requestOf(`"casa de campo" ${unknown}`));
  expect(hits).toHaveLength(1);
});

test.each<[string, FacetCondition]>([
  [
    'a range that ends before it begins',
    { name: 'price', kind: 'range', field: 'price', min: 9, max: 1 },
  ],
  ['one of no values', { name: 'color', kind: 'any', field: 'color', values: [] }],
])('nothing meets %s', async (_what, condition) => {
  const index = await indexOf('Casa');
  const { hits, total } = await index.search(requestOf('casa', { conditions: [condition] }));
  expect([hits, total]).toEqual([[], 0]);
  const { ids } = await index.matching({ group: 'thing', conditions: [condition], most: 5 });
  expect(ids).toEqual([]);
});
