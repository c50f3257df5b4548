import { expect, test } from 'vitest';
import { nextCase } from './next-case.ts';

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id, status: id === 'c' ? 'DECIDED' : 'OPEN' }));

test('goes on to what is still open, after it first', () => {
  expect(nextCase(rows, 'a')).toBe('b');
  expect(nextCase(rows, 'b')).toBe('d');
  expect(nextCase(rows, 'd')).toBe('b');
  expect(nextCase(rows, 'elsewhere')).toBe('a');
});

test('ends where nothing is left to decide', () => {
  expect(nextCase([{ id: 'a', status: 'OPEN' }], 'a')).toBeNull();
  expect(nextCase(rows.slice(2, 3), null)).toBeNull();
});
