import { dutiesOf, staffRoles } from '@wiki/domain';
import { expect, test } from 'vitest';
import { menusFor } from './admin-menus.ts';
import { adminViewOf } from './admin-paths.ts';

test.each(staffRoles)('the menus of %s lead to pages of the role only', (role) => {
  const duties = dutiesOf(role);
  const entries = menusFor(duties).flatMap((menu) => menu.entries);
  expect(entries.length).toBeGreaterThan(1);
  const views = entries.map(({ to }) => adminViewOf(to.split('?')[0] ?? '', duties).kind);
  expect(new Set(views)).toEqual(new Set(['page']));
});
