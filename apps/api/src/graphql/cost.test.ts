import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

function cost(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document, null);
  if (!operation) throw new Error('no operation');
  return costOf(document, operation, variables);
}

test('a field costs one', () => {
  expect(cost('{ a { b c } d }')).toEqual({ fields: 4, operations: 2 });
});

test('what a page holds costs as often as the page may repeat it', () => {
  expect(cost('{ products(first: 10) { edges { node { id } } } }').fields).toBe(1 + 10 * 3);
});

test('a page size in a variable counts like a written one', () => {
  const query = 'query ($n: Int!) { products(first: $n) { edges { node { id } } } }';
  expect(cost(query, { n: 50 }).fields).toBe(1 + 50 * 3);
  expect(cost(query, { n: 1 }).fields).toBe(1 + 3);
});

test('page sizes that make no sense count as what could be given at most', () => {
  const query = (n: string) => `{ products(first: ${n}) { edges { cursor } } }`;
  expect(cost(query('1000000000')).fields).toBe(1 + 50 * 2);
  expect(cost(query('-5')).fields).toBe(1 + 2);
  expect(
    cost('query ($n: Int!) { products(first: $n) { edges { cursor } } }', { n: 'x' }).fields,
  ).toBe(1 + 2);
});

test('a list without a page size costs a default page', () => {
  expect(cost('{ products { edges { cursor } } }').fields).toBe(1 + 20 * 2);
  expect(cost('{ listing(id: "x") { similar { id name { en } } } }').fields).toBe(1 + 1 + 6 * 3);
});

test('a page size that a variable has by default counts, too', () => {
  expect(cost('query ($n: Int! = 50) { products(first: $n) { edges { cursor } } }').fields).toBe(
    1 + 50 * 2,
  );
});

test.each([
  '{ products { ... { edges { cursor } } } }',
  '{ products { ...page } } fragment page on ProductConnection { ...inner } fragment inner on ProductConnection { edges { cursor } }',
])('edges asked for in fragments make a page: %s', (query) => {
  expect(cost(query).fields).toBe(1 + 20 * 2);
});

test.each<[string, Record<string, unknown>]>([
  ['{ things(ids: ["a", "b", "c"]) { id name } }', {}],
  ['query ($ids: [ID!]!) { things(ids: $ids) { id name } }', { ids: ['a', 'b', 'c'] }],
  ['{ act(input: { thingIds: ["a", "b", "c"] }) { id name } }', {}],
  [
    'query ($input: I!) { act(input: $input) { id name } }',
    { input: { thingIds: ['a', 'b', 'c'], words: ['a', 'b', 'c', 'd'] } },
  ],
  ['query ($ids: [ID!]!) { act(input: { thingIds: $ids }) { id name } }', { ids: ['a', 'b', 'c'] }],
])('what is asked for by ids costs as often as there are ids: %s', (query, variables) => {
  expect(cost(query, variables).fields).toBe(1 + 3 * 2);
});

test('acts on whole lists cost no more than on some', () => {
  const ids = Array.from({ length: 100 }, String);
  const query = 'query ($ids: [ID!]!) { things(ids: $ids) { id } }';
  expect(cost(query, { ids }).fields).toBe(1 + 30);
});

test('nested pages multiply', () => {
  expect(
    cost('{ a(first: 50) { edges { b(first: 50) { edges { c } } } } }').fields,
  ).toBeGreaterThan(5_000);
});

test('fragments count at each use, and their root fields as operations', () => {
  expect(cost('{ ...f ...f } fragment f on Query { a b }')).toEqual({ fields: 4, operations: 4 });
});

test('what the search index answers counts as many operations, also within fragments', () => {
  expect(cost('{ a: search { b } listingFacets { c } d }').operations).toBe(21);
  expect(cost('{ ...f ...f } fragment f on Query { search { a } }').operations).toBe(20);
  expect(cost('{ search { search { a } } }').operations).toBe(10);
});

test('fragments that double with each other are counted without being walked', () => {
  const fragments = Array.from(
    { length: 200 },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
  ).join('\n');
  expect(cost(`{ ...f0 } ${fragments} fragment f200 on Query { a }`).fields).toBe(2 ** 200);
});

test('fragments in a circle end', () => {
  expect(cost('{ ...a } fragment a on Query { ...b } fragment b on Query { x ...a }').fields).toBe(
    1,
  );
});
