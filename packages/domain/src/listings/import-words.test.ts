import { expect, test } from 'vitest';
import { columnOf } from './import-words.ts';

const columns = ['name.es', 'transactionType', 'productId'];

test.each([
  ['transactionType', 'transactionType'],
  ['For sale or rent', 'transactionType'],
  ['modalidad', 'transactionType'],
  // What it was called before.
  ['Offered', 'transactionType'],
  ['Product ID', 'productId'],
  ['Código del producto', 'productId'],
  [' NOMBRE (Español) ', 'name.es'],
  ['constructor', null],
  ['Color', null],
])('the heading “%s” names %s', (heading, column) => {
  expect(columnOf(heading, columns)).toBe(column);
});

test('a heading of before names nothing in a table without its column', () => {
  expect(columnOf('Offered', ['name.es'])).toBeNull();
});
