import { expect, test } from 'vitest';
import { filterOf, listQueryOf, tabOf } from './address.ts';

const read = (query: string) => listQueryOf(new URLSearchParams(query));

test('an address without conditions asks for every business', () => {
  expect(read('')).toEqual({ search: '', status: null });
  expect(filterOf(read(''))).toEqual({});
});

test('the beginning of a name and a state become the filter', () => {
  expect(filterOf(read('q=+Caf%C3%A9+&status=inactive'))).toEqual({
    search: 'Café',
    status: 'inactive',
  });
});

test('an unknown state counts as not there, and an endless name is cut', () => {
  expect(read('status=removed').status).toBeNull();
  expect(read(`q=${'a'.repeat(300)}`).search).toHaveLength(100);
});

test.each([
  ['', 'profile'],
  ['tab=people', 'people'],
  ['tab=membership', 'membership'],
  ['tab=payments', 'profile'],
])('%j opens the tab %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query))).toBe(tab);
});
