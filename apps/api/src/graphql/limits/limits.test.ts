import { globSync, readFileSync } from 'node:fs';
import { buildSchema, execute, getOperationAST, Kind, parse } from 'graphql';
import { limits } from '@wiki/domain';
import { expect, test, vi } from 'vitest';
import type { Viewer } from '../../authz/session.ts';
import { CostLedger, countLists } from './cost-ledger.ts';
import { assertAffordable, operationLimits } from './limits.ts';
import { readTypeDefs } from '../schema.ts';
import { unboundedLists } from './list-sizes.ts';

const schema = buildSchema(`
  directive @listSize(assumedSize: Int!, slicingArguments: [String!]) on FIELD_DEFINITION | OBJECT
  type Item { id: ID }
  type Query { items: [Item!]! @listSize(assumedSize: 100) }
  type Mutation { items: [Item!]! @listSize(assumedSize: 100) }
  type Subscription { items: [Item!]! @listSize(assumedSize: 100) }
`);
const member = { memberType: 'user' } as Viewer;
const administrator = { memberType: 'wikiAdmin' } as Viewer;

/** Asks for about so many hundred fields. */
function ask(
  kind: 'query' | 'mutation' | 'subscription',
  hundreds: number,
  viewer: Viewer | null = null,
) {
  const ids = Array.from({ length: hundreds }, (_, index) => `i${index}: id`).join(' ');
  const document = parse(`${kind} { items { ${ids} } }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  const { operations, ledger } = assertAffordable(schema, { document, operation }, {}, viewer);
  const nodes = operation.selectionSet.selections.filter((node) => node.kind === Kind.FIELD);
  return { operations, ledger, count: (length: number) => ledger.count(nodes, length) };
}

test('a subscription may ask for less than a query: it is answered at every event', () => {
  expect(() => ask('subscription', 5)).toThrow(/asks for too much/);
  expect(ask('subscription', 4).operations).toBe(1);
  expect(ask('subscription', 20, member).operations).toBeGreaterThan(0);
  expect(() => ask('subscription', 25, member)).toThrow(/asks for too much/);
  expect(ask('subscription', 40, administrator).operations).toBeGreaterThan(0);
  expect(() => ask('subscription', 50, administrator)).toThrow(/asks for too much/);
});

test('a query may ask for so much, an administrator for more', () => {
  expect(() => ask('query', 80, member)).toThrow(/asks for too much/);
  expect(ask('query', 100, administrator).operations).toBeGreaterThan(1);
  expect(() => ask('query', 200, administrator)).toThrow(/asks for too much/);
});

test('an operation weighs what it asks for', () => {
  expect(ask('query', 1).operations).toBe(1);
  expect(ask('query', 79).operations).toBe(16);
});

test('a list that is longer than was counted counts as long as it is, and ends what costs too much', () => {
  const { count, ledger } = ask('query', 10);
  count(100);
  expect(ledger.surplus).toBe(0);
  count(150);
  expect(ledger.surplus).toBe(500);
  expect(() => count(1_000)).toThrow(/asks for too much/);
  expect(ledger.again().surplus).toBe(0);
});

test('what a mutation did is answered, however long it is', () => {
  const { count, ledger } = ask('mutation', 10);
  count(operationLimits.cost);
  expect(ledger.surplus).toBeGreaterThan(operationLimits.cost);
});

const served = buildSchema(readTypeDefs().join('\n'));

test('the client asks for no more than its readers may, on the longest pages, too', () => {
  const client = new URL('../../../../web/src/', import.meta.url);
  const files = globSync('**/*.graphql', { cwd: client }).map((path) => ({
    reader: path.startsWith('features/admin-') ? administrator : member,
    definitions: parse(readFileSync(new URL(path, client), 'utf8')).definitions,
  }));
  const definitions = files.flatMap((file) => file.definitions);
  const document = { kind: Kind.DOCUMENT, definitions } as const;
  const operations = files.flatMap(({ reader, definitions: own }) =>
    own.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION ? [{ operation: node, reader }] : [],
    ),
  );
  expect(operations.length).toBeGreaterThan(100);
  const refused = operations.filter(({ operation, reader }) => {
    try {
      assertAffordable(served, { document, operation }, { first: limits.page.max }, reader);
      return false;
    } catch {
      return true;
    }
  });
  expect(refused.map(({ operation }) => operation.name?.value)).toEqual([]);
});

test('every list of the contract is a page or says how long it is', () => {
  expect(unboundedLists(served)).toEqual([]);
});

test('a list that says nothing of its length is found', () => {
  expect(
    unboundedLists(buildSchema('type Item { names: [String] } type Query { items: [Item!]! }')),
  ).toEqual(['Item.names', 'Query.items']);
});

test('once its time is over an operation begins no list any more, nor a page of one', async () => {
  const timed = buildSchema(`
    type Edge { cursor: ID }
    type EdgeConnection { edges: [Edge!] }
    type Query { items: [ID!] page: EdgeConnection one: ID }
  `);
  countLists(timed);
  const rootValue = {
    items: vi.fn<() => string[]>(() => ['a']),
    page: vi.fn<() => object>(() => ({ edges: [] })),
    one: () => 'a',
  };
  const answeredWithin = (milliseconds: number) => {
    const cost = new CostLedger({ fields: 1, operations: 1, lists: new Map() }, 10, milliseconds);
    const document = parse('{ items page { edges { cursor } } one }');
    return execute({ schema: timed, document, rootValue, contextValue: { cost } });
  };
  expect(await answeredWithin(60_000)).toEqual({
    data: { items: ['a'], page: { edges: [] }, one: 'a' },
  });
  const late = await answeredWithin(-1);
  expect(late.data).toEqual({ items: null, page: null, one: 'a' });
  expect(late.errors?.map(({ extensions }) => extensions.code)).toEqual([
    'ANSWER_TOO_SLOW',
    'ANSWER_TOO_SLOW',
  ]);
  expect(rootValue.items).toHaveBeenCalledTimes(1);
  expect(rootValue.page).toHaveBeenCalledTimes(1);
});
