import { applicationEnums, applicationTabs } from '@wiki/domain';
import { expect, test } from 'vitest';
import { filterStatuses, statusFromAddress, tabFromAddress, tabs } from './tabs.ts';

test('every tab of the domain has its address', () => {
  expect(tabs.map(({ address }) => address)).toEqual(Object.keys(applicationTabs));
  expect(tabs.map(({ tab }) => tab)).toEqual(Object.keys(applicationEnums.ApplicationTab));
  for (const { tab, address } of tabs) expect(tabFromAddress(address)).toBe(tab);
});

test('an unknown address is the first tab, without a state', () => {
  expect(tabFromAddress('nothing')).toBe('ALL');
  expect(tabFromAddress(null)).toBe('ALL');
  expect(statusFromAddress('DELETED')).toBeNull();
  expect(statusFromAddress('NEW')).toBe('NEW');
});

test('the states to narrow to are those the first tab lists', () => {
  const listed = filterStatuses.map((status) => applicationEnums.ApplicationStatus[status]);
  expect(new Set(listed)).toEqual(new Set(applicationTabs.all));
});
