import { expect, test } from 'vitest';
import { readInPlace } from './in-place.ts';

const list = (ids: string, hasNextPage: boolean) => ({
  edges: [...ids].map((id) => ({ cursor: `at ${id}`, node: { id } })),
  pageInfo: { hasNextPage, endCursor: ids === '' ? null : `at ${ids.at(-1)}` },
});

test.each([
  ['what is new comes first', 'dcb', true, 'edcba', true, 'edcb', true],
  ['what is gone leaves', 'dcb', true, 'dba', true, 'db', true],
  ['a list that is read to its end is that', 'dc', true, 'edcba', false, 'edcba', false],
  ['everything may be gone', 'dc', false, '', false, '', false],
  ['what lies below stays', 'dcba', false, 'ed', true, 'edcba', false],
  ['what lies below stays, with what follows it', 'dcba', true, 'edc', true, 'edcba', true],
  ['more news than was read are all there is', 'ba', false, 'zyx', true, 'zyx', true],
])('%s', (_, shown, hadMore, read, readsMore, expected, hasMore) => {
  expect(readInPlace(list(shown, hadMore), list(read, readsMore))).toEqual(list(expected, hasMore));
});
