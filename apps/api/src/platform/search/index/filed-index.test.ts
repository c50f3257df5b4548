import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { randomOf } from '../../../testing/random.ts';
import type { SearchDocument, SearchSchema } from '../search-index.ts';
import { FiledIndex } from './filed-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'wiki-index-'));
const file = join(folder, 'things.index');
const origin = { version: '1', cursor: 'AAAA', eventId: 'b'.repeat(24) };
afterAll(() => rmSync(folder, { recursive: true }));

const schema: SearchSchema = {
  texts: { name: { weight: 80, brevity: 60 }, description: { weight: 12 } },
  keywords: { color: 'one', tags: 'many' },
  numbers: ['price'],
  groups: ['thing', 'work'],
  names: [{ en: 'air conditioning', es: 'aire acondicionado' }],
};
const words =
  'silla mesa roja azul café tinto panel solar lavado 12345 aire acondicionado washed'.split(' ');
const seed = 20_261_128;
const random = randomOf(seed);
const below = (end: number) => Math.floor(random() * end);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const some = (most: number): string[] => Array.from({ length: below(most + 1) }, () => pick(words));

const documentOf = (number: number): SearchDocument => ({
  id: `d${number}`,
  group: pick(schema.groups),
  texts: {
    name: [{ en: some(3).join(' ') || null, es: some(4).join(' ') }],
    description: [some(12).join(' ')],
  },
  codes: number % 7 === 0 ? [`C-${number}`] : [],
  keywords: { color: some(1), tags: [...new Set(some(3))] },
  numbers: { price: number % 5 === 0 ? null : number * 10 },
});

/** Changes indexes alike. */
function change(indexes: readonly FiledIndex[], steps: number): void {
  for (let step = 0; step < steps; step += 1) {
    const document = documentOf(below(120));
    const isGone = below(3) === 0;
    for (const index of indexes) {
      if (isGone) index.remove([document.id]);
      else index.put([document]);
    }
  }
}

/** What an index answers to many questions. */
function answersOf(index: FiledIndex): unknown[] {
  const queries = [
    ...words,
    'sill',
    'mesa roja',
    '"panel solar"',
    'café -tinto',
    'C-35',
    'zzz mesa',
  ];
  const conditions = [
    { name: 'tags', kind: 'any', field: 'tags', values: ['roja', 'azul'] },
  ] as const;
  return [
    ...queries.map((query) =>
      index.search({ query, group: null, first: 200, after: null, conditions, near: 3 }),
    ),
    ...[null, ...schema.groups].map((group) =>
      index.facets({
        group,
        conditions,
        total: { without: [] },
        counts: [
          { field: 'tags', without: ['tags'] },
          { field: 'color', without: [] },
        ],
        ranges: [{ field: 'price', without: [] }],
        limit: 20,
      }),
    ),
  ];
}

test(`what was saved answers alike, and goes on alike (seed ${seed})`, () => {
  const index = new FiledIndex(schema);
  for (let round = 0; round < 4; round += 1) {
    change([index], 150);
    index.save(file, origin);
    const again = new FiledIndex(schema);
    expect(again.load(file, '1')).toEqual(origin);
    expect(answersOf(again)).toEqual(answersOf(index));
    change([index, again], 60);
    expect(answersOf(again)).toEqual(answersOf(index));
  }
  // Only its owner reads it, and nothing unfinished is left.
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['things.index']);
});

test('an index of nothing is saved, too', () => {
  new FiledIndex(schema).save(file, origin);
  const again = new FiledIndex(schema);
  again.load(file, '1');
  again.put([documentOf(1)]);
  expect(answersOf(again)).toHaveLength(words.length + 9);
});

test('what another version saved is left, and a file that ends too soon is an error', () => {
  const index = new FiledIndex(schema);
  change([index], 50);
  // What was left by one that was killed goes, not what another is writing now.
  for (const name of [`${file}.1`, `${file}.2`]) writeFileSync(name, '');
  utimesSync(`${file}.1`, 0, 0);
  index.save(file, origin);
  expect(readdirSync(folder)).toEqual(['things.index', 'things.index.2']);
  const again = new FiledIndex(schema);
  expect(again.load(file, '2')).toBeNull();
  expect(answersOf(again)).toEqual(answersOf(new FiledIndex(schema)));
  truncateSync(file, statSync(file).size - 10);
  expect(() => again.load(file, '1')).toThrow('ends too soon');
});

test('where it cannot be written, what was there before stays', () => {
  const index = new FiledIndex(schema);
  index.save(file, origin);
  expect(() => index.save(join(folder, 'missing', 'things.index'), origin)).toThrow('ENOENT');
  expect(new FiledIndex(schema).load(file, '1')).toEqual(origin);
});
