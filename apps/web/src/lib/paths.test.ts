import { expect, test } from 'vitest';
import { paths, safeNext, withQuery } from './paths.ts';

test('a query keeps what has a value', () => {
  expect(withQuery('/x', { a: 1, b: null, c: undefined, d: '', e: 'á b', f: false })).toBe(
    '/x?a=1&e=%C3%A1+b&f=false',
  );
  expect(withQuery('/x', {})).toBe('/x');
});

test('the search address always names both of its parts', () => {
  expect(paths.advancedSearch({ type: 'all', query: '' })).toBe('/advanced-search?type=all&query=');
  expect(paths.advancedSearch({ type: 'all', query: 'café & más' })).toBe(
    '/advanced-search?type=all&query=caf%C3%A9+%26+m%C3%A1s',
  );
});

test('ids cannot leave their place in a path', () => {
  expect(paths.listing({ type: 'product', id: 'a/../b?c' })).toBe('/products/a%2F..%2Fb%3Fc');
});

test('after signing in one comes back to this site only', () => {
  expect(safeNext('/notifications?tab=past#x')).toBe('/notifications?tab=past#x');
  for (const elsewhere of [
    null,
    '',
    'notifications',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/\t/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ]) {
    expect(safeNext(elsewhere)).toBe('/');
  }
});
