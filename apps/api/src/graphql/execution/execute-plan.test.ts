import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, getOperationAST, getIntrospectionQuery, GraphQLError, parse } from 'graphql';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { Context } from '../context.ts';
import { executePlan } from './execute-plan.ts';
import { planOperation } from './plan.ts';

const later = async <Value>(value: Value): Promise<Value> => {
  await turn();
  return value;
};
const fails = (message: string) => {
  throw new Error(message);
};
const failsLater = async (message: string) => fails(await later(message));

const thing = (id: string) => ({ __typename: 'Thing', id, name: `Thing ${id}`, tags: ['a', 'b'] });
const steps: string[] = [];
const step = (name: string) => async () => {
  steps.push(`${name} begins`);
  await turn();
  steps.push(`${name} ends`);
  return name;
};

const schema = makeExecutableSchema({
  typeDefs: `
    enum Colour { RED GREEN }
    input Size { width: Int! = 3, height: Int }
    interface Node { id: ID! }
    type Thing implements Node {
      id: ID! name: String! tags: [String!]! colour: Colour method(by: Int = 2): Int
      owner: Owner! lateOwner: Owner! maybe: Owner parent: Thing path: String
      echo(text: String, size: Size, list: [Int!], ids: [ID!]): String
      bad: String! badLater: String! wrong: Int wrongLeaf: Int! nothing: String! nothingLater: String!
    }
    type Owner implements Node { id: ID! name: String fails: String! failsLater: String! }
    union Either = Thing | Owner
    type Query {
      thing(id: ID! = "1"): Thing
      must: Thing!
      things(first: Int): [Thing!]
      promises: [Thing]
      nodes: [Node!]!
      eithers: [Either]
      noList: [Int]
      stranger: Node
      holes: [Int!]
      late: [Int!]!
    }
    type Mutation { one: String two: String! broken: String! three: String }
    type Subscription { ticks: Int }
  `,
  resolvers: {
    Query: {
      thing: (_: unknown, { id }: { id: string }) => (id === '0' ? null : later(thing(id))),
      must: () => thing('1'),
      things: () => [thing('1'), thing('2')],
      promises: () => [later(thing('1')), thing('2'), failsLater('third'), new Error('fourth')],
      nodes: () => later(new Set([thing('1'), { __typename: 'Owner', id: 7 }])),
      eithers: () => [{ __typename: 'Owner', id: 1 }, null, thing('2')],
      noList: () => 'abc',
      stranger: () => ({ __typename: 'Query', id: 1 }),
      holes: () => [1, null, 3],
      late: () => [later(1), failsLater('late item'), failsLater('later item')],
    },
    Thing: {
      colour: () => 'RED',
      method: (_: unknown, { by }: { by: number }) => by * 2,
      owner: () => ({ id: 1, name: () => 'Ana' }),
      lateOwner: () => later({ id: 2, name: later('Berta') }),
      maybe: () => later({ id: 3 }),
      parent: () => later(thing('9')),
      path: (_s: unknown, _a: unknown, _c: unknown, info: { path: { key: string } }) =>
        `${info.path.key} of ${(info as unknown as { parentType: string }).parentType}`,
      echo: (_: unknown, args: object) => JSON.stringify(args),
      bad: () => fails('bad'),
      badLater: () => failsLater('bad later'),
      wrong: () => 'no number',
      wrongLeaf: () => 'no number',
      nothing: () => null,
      nothingLater: () => later(undefined),
    },
    Owner: {
      fails: () => fails('owner'),
      failsLater: async () => {
        await turn();
        throw new GraphQLError('owner later', { extensions: { code: 'FORBIDDEN' } });
      },
    },
    Mutation: {
      one: step('one'),
      two: step('two'),
      broken: () => failsLater('broken'),
      three: step('three'),
    },
  },
});

async function both(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document);
  const plan = operation && planOperation(schema, document, operation);
  if (!plan) throw new Error('No plan.');
  const contextValue = {} as Context;
  const expected = await execute({ schema, document, variableValues: variables, contextValue });
  const theirs = steps.splice(0);
  const planned = await executePlan(plan, { contextValue, variables });
  // A plan is kept and used again.
  const again = await executePlan(plan, { contextValue, variables });
  const own = steps.splice(0);
  return { expected, planned, again, theirs, own };
}

/** What a client sees, errors in the order of their places: at which moment each came is no promise. */
const seen = ({ data, errors }: { data?: unknown; errors?: readonly GraphQLError[] }) => ({
  json: JSON.stringify(data),
  errors: errors
    ?.map(({ message, path, extensions }) => JSON.stringify({ message, path, extensions }))
    .toSorted(),
});

test.each<[string, Record<string, unknown>?]>([
  ['{ thing { id name tags colour method } }'],
  ['{ thing(id: "0") { id } must { id parent { id parent { name } } } }'],
  ['{ b: things(first: 1) { id a: name name } a: things { id } __typename }'],
  ['{ promises { id __typename } }'],
  [
    '{ nodes { id __typename ... on Thing { name owner { name } } ...o } } fragment o on Owner { id name }',
  ],
  ['{ eithers { ... on Node { id } ... on Thing { tags } } }'],
  ['{ must { owner { id } } must { owner { name } lateOwner { name } } }'],
  ['{ noList }'],
  ['{ holes }'],
  ['{ must { id __proto__: name constructor: name toString: name toJSON: name } }'],
  [
    'query ($id: ID!) { thing(id: $id) { echo(text: $id, size: { height: 1 }, list: 4, ids: [$id]) } }',
    { id: 5 },
  ],
  ['query ($id: ID!) { thing(id: $id) { id } }'],
  [
    'query ($s: Size, $l: [Int!]) { must { echo(size: $s, list: $l) } }',
    { s: { height: 'x' }, l: [1, null] },
  ],
  ['query ($s: Size = { height: 9 }) { must { echo(size: $s) path } }'],
  [
    'query ($by: Int! = 4) { must { method(by: $by) } things { method(by: $by) x: method(by: 7) } }',
    { by: 5 },
  ],
  [getIntrospectionQuery()],
  ['{ __type(name: "Thing") { name fields { name type { name ofType { name } } } } }'],
])('answers what graphql-js answers: %s', async (query, variables) => {
  const { expected, planned, again } = await both(query, variables);
  expect(seen(planned)).toEqual(seen(expected));
  expect(seen(again)).toEqual(seen(expected));
});

describe('failures make null what graphql-js makes null', () => {
  test.each([
    '{ must { id } thing { bad } }',
    '{ thing { badLater id } must { name } }',
    '{ must { badLater } }',
    '{ must { bad } }',
    '{ must { wrong name } }',
    '{ thing { wrongLeaf } things { wrongLeaf } }',
    '{ thing { nothing } things { nothingLater } }',
    '{ thing { owner { fails } } must { maybe { fails } } }',
    '{ thing { lateOwner { failsLater } } must { maybe { failsLater id } } }',
    '{ things { maybe { failsLater } lateOwner { id failsLater } } }',
    '{ things { lateOwner { failsLater } bad } }',
    '{ things { maybe { failsLater } bad } }',
    '{ promises { id bad } }',
    '{ promises { parent { badLater } } }',
    '{ late }',
  ])('%s', async (query) => {
    const { expected, planned, again } = await both(query);
    expect(seen(planned).json).toBe(seen(expected).json);
    expect(planned.errors?.length).toBeGreaterThan(0);
    expect(seen(again)).toEqual(seen(planned));
    const theirs = seen(expected).errors ?? [];
    for (const error of seen(planned).errors ?? []) expect(theirs).toContain(error);
  });

  test('a value of no possible type is a fault of that field alone', async () => {
    const { planned } = await both('{ stranger { id } must { id } }');
    expect(planned).toMatchObject({ data: { stranger: null, must: { id: '1' } } });
    expect(planned.errors).toMatchObject([{ path: ['stranger'] }]);
  });
});

test('writes run one after the other', async () => {
  const { expected, planned, theirs, own } = await both('mutation { one two three }');
  expect(seen(planned)).toEqual(seen(expected));
  expect(own).toEqual([...theirs, ...theirs]);
});

test('a write that fails and must not be null ends the row', async () => {
  const { expected, planned, theirs, own } = await both('mutation { one broken three }');
  expect(seen(planned)).toEqual(seen(expected));
  expect(planned.data).toBeNull();
  expect(own).toEqual([...theirs, ...theirs]);
});

test('an operation that selects by its variables has no plan', () => {
  const document = parse('query ($a: Boolean!) { must { id @include(if: $a) } }');
  const operation = getOperationAST(document);
  expect(operation && planOperation(schema, document, operation)).toBeNull();
});

test('answers inherit nothing', async () => {
  const { planned } = await both('{ must { __proto__: name } }');
  const must = planned.data?.must as object;
  expect(Object.getOwnPropertyNames(must)).toEqual(['__proto__']);
  expect('hasOwnProperty' in must).toBe(false);
});
