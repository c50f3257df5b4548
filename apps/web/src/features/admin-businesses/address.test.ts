import { dutiesOf, type StaffDuty } from '@wiki/domain';
import { expect, test } from 'vitest';
import { tabOf, tabsFor } from './address.ts';

const tabsOf = (role: 'full' | 'billing' | 'support') =>
  tabsFor((duty: StaffDuty) => dutiesOf(role).includes(duty));

test.each([
  ['', 'overview'],
  ['tab=people', 'people'],
  ['tab=billing', 'billing'],
  ['tab=history', 'history'],
  ['tab=payments', 'overview'],
])('%j opens the tab %s', (query, tab) => {
  expect(tabOf(new URLSearchParams(query), tabsOf('full'))).toBe(tab);
});

test('a role opens its own tabs', () => {
  expect(tabsOf('billing')).toEqual(['overview', 'billing']);
  expect(tabsOf('support')).toEqual(['overview', 'tickets']);
  expect(tabOf(new URLSearchParams('tab=profile'), tabsOf('support'))).toBe('overview');
});
