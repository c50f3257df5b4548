import { getOperationAST, parse } from 'graphql';
import { expect, test } from 'vitest';
import { assertAffordable } from './limits.ts';

/** Counts what is asked for in the given kind of operation, with so many pages of a page. */
function ask(kind: 'query' | 'subscription', pages: number): number {
  const page = 'page(first: 20) { id name city }';
  const all = Array.from({ length: pages }, (_, index) => `p${index}: ${page}`).join(' ');
  const document = parse(`${kind} { thing { ${all} } }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('There is no operation.');
  return assertAffordable(document, operation, {});
}

test('a subscription may ask for less than a question: it is answered at every event', () => {
  expect(ask('subscription', 8)).toBe(1);
  expect(() => ask('subscription', 9)).toThrow(/asks for too much/);
  expect(ask('query', 20)).toBe(1);
});
