import { expect, test } from 'vitest';
import { managedQueryOf } from './managed-query.ts';

test.each([
  ['', { type: 'product', tab: 'products', status: null, search: '' }],
  [
    'tab=property&status=paused&q=casa',
    { type: 'property', tab: 'property', status: 'paused', search: 'casa' },
  ],
  ['tab=nothing&status=gone', { type: 'product', tab: 'products', status: null, search: '' }],
])('the list at ?%s', (query, expected) => {
  expect(managedQueryOf(new URLSearchParams(query))).toEqual(expected);
});
