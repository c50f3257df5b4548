import { applicationEnums, applicationTabs } from '@wiki/domain';
import { expect, test } from 'vitest';
import { filterStatuses, tabNames, tabs } from './tabs.ts';

test('every tab of the domain has its address', () => {
  expect(tabNames).toEqual(Object.keys(applicationTabs));
  expect(tabNames.map((name) => tabs[name])).toEqual(Object.keys(applicationEnums.ApplicationTab));
});

test('the states to narrow to are those the first tab lists', () => {
  const listed = filterStatuses.map((status) => applicationEnums.ApplicationStatus[status]);
  expect(new Set(listed)).toEqual(new Set(applicationTabs.all));
});
