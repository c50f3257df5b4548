import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, type GraphQLResolveInfo, Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { compileOperation } from '../../graphql/execution/compile.ts';
import type { Prepared } from '../../graphql/limits/limits.ts';
import { ListingModel } from '../../modules/listings/listing.model.ts';
import { askedFields, type AskedFields, covers, unionOfAsked } from './asked-fields.ts';
import { noteReads, readsOf } from './declared-reads.ts';
import { partOf } from './part.ts';

interface Note {
  text: string;
  first: string;
  last: string;
}

const reads = readsOf<Note>();
let told: AskedFields | undefined;
let below = 'edges.node';

const resolvers = {
  Paper: { __resolveType: () => 'Note' },
  Note: {
    by: reads(['first', 'last'], ({ first, last }) => `${first} ${last}`),
    whole: ({ text }: Note) => text,
  },
  Query: {
    note: (_source: unknown, _args: object, _ctx: unknown, info: GraphQLResolveInfo) => {
      told = askedFields(info);
      return null;
    },
    papers: (_source: unknown, _args: object, _ctx: unknown, info: GraphQLResolveInfo) => {
      told = askedFields(info, below);
      return null;
    },
  },
};
const schema = makeExecutableSchema({
  typeDefs: `
    interface Paper { text: String }
    type Note implements Paper { text: String, by: String, whole: String, notes: [Note] }
    type Card implements Paper { text: String, color: String }
    type Edge { node: Paper }
    type Page { edges: [Edge] }
    type Query { note: Note, papers: Page }`,
  resolvers,
});
noteReads(schema, [resolvers]);

/** What a resolver is told of its selection, by graphql-js and compiled, twice with other variables. */
async function askedBy(text: string, variableValues: Record<string, unknown> = {}) {
  const document = parse(text);
  const operation = document.definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const compiled = compileOperation(schema, { document, operation } as Prepared);
  const answers: unknown[] = [];
  for (const run of [
    () => execute({ schema, document, variableValues }),
    () => compiled?.({ variableValues }),
  ]) {
    told = undefined;
    await run();
    // Said by a resolver meanwhile, which the compiler does not see.
    const said = told as readonly string[] | ReadonlySet<string> | null | undefined;
    answers.push(said && [...said].toSorted((a, b) => a.localeCompare(b)));
  }
  expect(answers[1]).toEqual(answers[0]);
  return answers[0];
}

test.each([
  ['{ note { text } }', ['text']],
  ['{ note { __typename } }', []],
  ['{ note { said: text, by } }', ['first', 'last', 'text']],
  ['{ note { ...Names } } fragment Names on Note { by ... { text } }', ['first', 'last', 'text']],
  ['{ note { text } note { by } }', ['first', 'last', 'text']],
  ['{ note { notes { by } } }', ['notes']],
  ['{ note { whole } }', null],
  ['{ papers { edges { node { text ... on Card { color } } } } }', ['color', 'text']],
  [
    '{ papers { edges { node { ... on Note { by } } } edges { node { text } } } }',
    ['first', 'last', 'text'],
  ],
  ['{ papers { __typename } }', []],
])('%s reads %j', async (text, fields) => {
  expect(await askedBy(text)).toEqual(fields);
});

test('what stands below a value of several types is what each of them selects', async () => {
  below = 'edges.node.notes';
  const page = (of: string) => askedBy(`{ papers { edges { node { text ${of} } } } }`);
  expect(await page('... on Note { notes { by } } ... on Card { color }')).toEqual([
    'first',
    'last',
  ]);
  expect(await page('... on Note { notes { text } many: notes { by } }')).toEqual([
    'first',
    'last',
    'text',
  ]);
  expect(await page('... on Card { color }')).toEqual([]);
  below = 'edges.node';
});

test('what a variable leaves out is not read', async () => {
  const text = 'query ($by: Boolean!) { note { text by @include(if: $by) } }';
  expect(await askedBy(text, { by: false })).toEqual(['text']);
  expect(await askedBy(text, { by: true })).toEqual(['first', 'last', 'text']);
  expect(await askedBy(text, { by: false })).toEqual(['text']);
});

test('what two answers need together covers both', () => {
  const one = new Set(['a', 'b']);
  const other = new Set(['b', 'c']);
  const both = unionOfAsked(one, other);
  expect([covers(both, one), covers(both, other), covers(one, other)]).toEqual([true, true, false]);
  // The same set each time: parts of records are made once for each.
  expect(unionOfAsked(one, other)).toBe(both);
  expect(unionOfAsked(one, null)).toBeNull();
  expect([covers(null, one), covers(one, null)]).toEqual([true, false]);
});

test('a record that was read in part tells of a field that was not', () => {
  const part = partOf(ListingModel, new Set(['name']), ['type']);
  expect(part?.projection).toEqual({ _id: 1, type: 1, name: 1 });
  const read: { name: string; price?: number; description?: string } = { name: 'x' };
  const record = part?.mark(read);
  expect(record?.name).toBe('x');
  expect(() => record?.description).toThrow('listings.description was not read');
  expect(() => record?.price).toThrow('listings.price was not read');
  expect({ ...record }).toEqual({ name: 'x' });
  expect(partOf(ListingModel, null)).toBeNull();
});
