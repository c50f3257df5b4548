import { expect, test } from 'vitest';
import { moved, placeAt } from './reorder.ts';

test('moves an entry to another place', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('leaves the list as it is when there is no such place', () => {
  expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
});

test('finds the row at a height, and the ends beyond them', () => {
  const rows = [
    { top: 100, bottom: 200 },
    { top: 208, bottom: 308 },
  ];
  expect([20, 150, 204, 250, 999].map((y) => placeAt(rows, y))).toEqual([0, 0, 1, 1, 1]);
  expect(placeAt([], 0)).toBe(-1);
});
