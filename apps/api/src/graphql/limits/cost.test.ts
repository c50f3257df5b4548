import { buildSchema, getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { costOf } from './cost.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!, slicingArguments: [String!]) on FIELD_DEFINITION | OBJECT
  interface Item { id: ID! pictures(first: Int): [Picture!]! @listSize(assumedSize: 5) }
  type Thing implements Item {
    id: ID!
    name: Name
    pictures(first: Int): [Picture!]!
    similar(first: Int! = 6): [Thing!]! @listSize(assumedSize: 12)
    words: [String!]! @listSize(assumedSize: 30)
    things(first: Int): ThingConnection!
    notes: [Note!]!
  }
  type Note @listSize(assumedSize: 3) { text: String }
  type Name { en: String es: String }
  type Picture { url: String }
  type ThingConnection { edges: [ThingEdge!]! }
  type ThingEdge { cursor: String node: Thing }
  type Query {
    thing: Thing
    item: Item
    d: Int
    things(first: Int, last: Int, filter: String): ThingConnection!
    entries: [Thing!]! @listSize(assumedSize: 100)
    byIds(ids: [ID!]!): [Thing!]! @listSize(assumedSize: 20, slicingArguments: ["ids"])
    search: Thing
    listingFacets: Thing
  }
  type Mutation { signIn: Thing signUp: Thing }
`);

function cost(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document, null);
  if (!operation) throw new Error('no operation');
  const { fields, operations } = costOf(schema, document, operation, variables);
  return { fields, operations };
}

test('a field costs one', () => {
  expect(cost('{ thing { id name { en } } d }')).toEqual({ fields: 5, operations: 2 });
});

test('what a page holds costs as often as the page may repeat it', () => {
  expect(cost('{ things(first: 10) { edges { node { id } } } }').fields).toBe(1 + 10 * 3);
});

test('a page size in a variable counts like a written one', () => {
  const query = 'query ($n: Int!) { things(first: $n) { edges { node { id } } } }';
  expect(cost(query, { n: 50 }).fields).toBe(1 + 50 * 3);
  expect(cost(query, { n: 1 }).fields).toBe(1 + 3);
});

test('a page read backwards costs what it may hold, whatever `first` says', () => {
  expect(cost('{ things(last: 10) { edges { cursor } } }').fields).toBe(1 + 10 * 2);
  expect(cost('{ things(first: 1, last: 40) { edges { cursor } } }').fields).toBe(1 + 40 * 2);
  expect(cost('{ things(first: 5, last: null) { edges { cursor } } }').fields).toBe(1 + 5 * 2);
});

test('page sizes that make no sense count as what could be given at most', () => {
  const query = (n: string) => `{ things(first: ${n}) { edges { cursor } } }`;
  expect(cost(query('1000000000')).fields).toBe(1 + 50 * 2);
  expect(cost(query('-5')).fields).toBe(1 + 2);
  expect(
    cost('query ($n: Int!) { things(first: $n) { edges { cursor } } }', { n: 'x' }).fields,
  ).toBe(1 + 2);
});

test('a list without a page size costs a default page, the default of the schema, or what is declared', () => {
  expect(cost('{ things { edges { cursor } } }').fields).toBe(1 + 20 * 2);
  expect(cost('{ thing { similar { id name { en } } } }').fields).toBe(1 + 1 + 6 * 3);
  expect(cost('{ thing { notes { text } } }').fields).toBe(1 + 1 + 3);
  expect(cost('{ entries { id } }').fields).toBe(1 + 100);
  expect(cost('{ thing { words } }').fields).toBe(1 + 1 + 30);
});

test('a list of an interface costs what its types declare, and no more than is asked for', () => {
  expect(cost('{ item { pictures { url } } }').fields).toBe(1 + 1 + 5);
  expect(cost('{ thing { pictures { url } } }').fields).toBe(1 + 1 + 5);
  expect(cost('{ item { ... on Thing { pictures(first: 2) { url } } } }').fields).toBe(1 + 1 + 2);
  expect(cost('{ thing { similar(first: 50) { id } } }').fields).toBe(1 + 1 + 12);
});

test('the same list asked for twenty times costs twenty times its length', () => {
  const aliases = Array.from({ length: 20 }, (_, n) => `a${n}: entries { id name { en es } }`);
  expect(cost(`{ ${aliases.join(' ')} }`).fields).toBe(20 * (1 + 100 * 4));
});

test('a page size that a variable has by default counts, too', () => {
  expect(cost('query ($n: Int! = 50) { things(first: $n) { edges { cursor } } }').fields).toBe(
    1 + 50 * 2,
  );
});

test.each([
  '{ things { ... { edges { cursor } } } }',
  '{ things { ...page } } fragment page on ThingConnection { ...inner } fragment inner on ThingConnection { edges { cursor } }',
])('edges asked for in fragments make a page: %s', (query) => {
  expect(cost(query).fields).toBe(1 + 20 * 2);
});

test('what is asked for by ids costs as often as there are ids', () => {
  expect(cost('{ byIds(ids: ["a", "b", "c"]) { id d: id } }').fields).toBe(1 + 3 * 2);
  const query = 'query ($ids: [ID!]!) { byIds(ids: $ids) { id } }';
  expect(cost(query, { ids: ['a', 'b', 'c'] }).fields).toBe(1 + 3);
  expect(cost(query, { ids: Array.from({ length: 100 }, String) }).fields).toBe(1 + 20);
});

test('nested pages multiply', () => {
  const inner = 'things(first: 50) { edges { cursor } }';
  expect(cost(`{ things(first: 50) { edges { node { ${inner} } } } }`).fields).toBe(
    1 + 50 * (2 + 1 + 50 * 2),
  );
});

test('fragments count at each use, and their root fields as operations', () => {
  expect(cost('{ ...f ...f } fragment f on Query { d thing { id } }')).toEqual({
    fields: 6,
    operations: 4,
  });
});

test('what the search index answers and what hashes counts as many operations, also within fragments', () => {
  expect(cost('{ a: search { id } listingFacets { id } d }').operations).toBe(21);
  expect(cost('{ ...f ...f } fragment f on Query { search { id } }').operations).toBe(20);
  expect(cost('{ search { similar { id } } }').operations).toBe(10);
  expect(cost('mutation { a: signIn { id } b: signUp { id } }').operations).toBe(10);
  expect(cost('{ d ...f } fragment f on Query { __schema { types { name } } }').operations).toBe(
    101,
  );
  expect(cost('{ a: __type(name: "A") { name } b: __type(name: "B") { name } }').operations).toBe(
    10,
  );
});

test('fragments that double with each other are counted without being walked', () => {
  const fragments = Array.from(
    { length: 200 },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
  ).join('\n');
  expect(cost(`{ ...f0 } ${fragments} fragment f200 on Query { d }`).fields).toBe(2 ** 200);
});

test('fragments in a circle end', () => {
  expect(cost('{ ...a } fragment a on Query { ...b } fragment b on Query { d ...a }').fields).toBe(
    1,
  );
});
