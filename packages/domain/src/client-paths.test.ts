import { expect, test } from 'vitest';
import { matchClientPath } from './client-paths.ts';

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
