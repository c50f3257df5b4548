import { dutiesOf, type StaffDuty } from '@wiki/domain';
import { expect, test } from 'vitest';
import { tabOf, tabsFor } from './address.ts';

const tabsOf = (role: 'full' | 'billing' | 'support') =>
  tabsFor((duty: StaffDuty) => dutiesOf(role).includes(duty));

test.each([
  ['', 'profile'],
  ['tab=people', 'people'],
  ['tab=membership', 'membership'],
  ['tab=records', 'records'],
  ['tab=payments', 'profile'],
])('%j opens the tab %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query), tabsOf('full'))).toBe(tab);
});

test('a role opens its own tabs', () => {
  expect(tabsOf('billing')).toEqual(['membership', 'records']);
  expect(tabsOf('support')).toEqual(['records']);
  expect(tabOf(new URLSearchParams('tab=profile'), tabsOf('support'))).toBe('records');
});
