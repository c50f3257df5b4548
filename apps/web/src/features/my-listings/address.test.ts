import { expect, test } from 'vitest';
import { listQueryOf, typeOf } from './address.ts';

test.each([
  ['', { type: 'product', tab: 'products', status: null, search: '' }],
  [
    'tab=property&status=paused&q=casa',
    { type: 'property', tab: 'property', status: 'paused', search: 'casa' },
  ],
  ['tab=nothing&status=gone', { type: 'product', tab: 'products', status: null, search: '' }],
])('the list at ?%s', (query, expected) => {
  expect(listQueryOf(new URLSearchParams(query))).toEqual(expected);
});

test('a new listing is a product unless the address says otherwise', () => {
  expect(typeOf(new URLSearchParams('type=service'))).toBe('service');
  expect(typeOf(new URLSearchParams('type=boat'))).toBe('product');
});
