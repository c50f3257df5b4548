import { expect, test } from 'vitest';
import { dutiesOf, rolesWith, staffDuties, staffRoles } from './staff.ts';

test('a full administrator does everything, nobody without a role anything', () => {
  expect(dutiesOf('full')).toEqual(staffDuties);
  expect(dutiesOf(null)).toEqual([]);
});

test('every other role does a part, and no other gives roles or changes settings', () => {
  for (const role of staffRoles.filter((each) => each !== 'full')) {
    expect(dutiesOf(role).length).toBeGreaterThan(0);
    for (const duty of ['ROLES', 'SETTINGS', 'AUDIT', 'APPLICATIONS'] as const) {
      expect(dutiesOf(role)).not.toContain(duty);
    }
  }
});

test('the roles with a duty are found, each once', () => {
  expect(rolesWith('BILLING')).toEqual(['full', 'billing']);
  expect(rolesWith('SERVICE', 'ACCOUNTS')).toEqual(['full', 'support', 'billing']);
  expect(rolesWith('ROLES')).toEqual(['full']);
});
