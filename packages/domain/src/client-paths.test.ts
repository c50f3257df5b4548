import { expect, test } from 'vitest';
import { findPath, matchClientPath, pathParams } from './client-paths.ts';

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/products/', '/products'],
  ['/products/65f0', '/products/:id'],
  ['/legal/terms', '/legal/:kind'],
  ['/admin', '/admin'],
  ['/admin/users/1/edit', '/admin/*'],
  ['/products/65f0/extra', null],
  ['/nowhere', null],
  ['/administrator', null],
  ['/constructor', null],
])('%s is %s', (pathname, expected) => {
  expect(matchClientPath(pathname)).toBe(expected);
});

test('the first of some paths that fits is found', () => {
  const paths = ['/products/new', '/products/:id', '/products/*'] as const;
  expect(findPath(paths, '/products/new')).toBe('/products/new');
  expect(findPath(paths, '/products/65f0')).toBe('/products/:id');
  expect(findPath(paths, '/products/65f0/extra')).toBe('/products/*');
  expect(findPath(paths, '/services')).toBeNull();
});

test('the named parts of a pathname are those at their place', () => {
  expect(pathParams('/products/:id/by/:seller', '//products/65f0/by/7a/')).toEqual({
    ':id': '65f0',
    ':seller': '7a',
  });
  expect(pathParams('/products/*', '/products/65f0')).toEqual({});
});
