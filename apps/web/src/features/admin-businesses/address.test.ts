import { expect, test } from 'vitest';
import { tabOf } from './address.ts';

test.each([
  ['', 'profile'],
  ['tab=people', 'people'],
  ['tab=membership', 'membership'],
  ['tab=payments', 'profile'],
])('%j opens the tab %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query))).toBe(tab);
});
