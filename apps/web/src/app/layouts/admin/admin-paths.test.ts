import { expect, test } from 'vitest';
import { paths } from '../../../lib/paths.ts';
import { adminViewOf } from './admin-paths.ts';

test('home is the statistics, notifications are the administrator’s', () => {
  expect(adminViewOf('/')).toEqual({ kind: 'redirect', to: paths.admin.analytics() });
  expect(adminViewOf('/notifications')).toEqual({
    kind: 'redirect',
    to: paths.admin.notifications(),
  });
});

test('the back office and what everyone needs are open', () => {
  for (const path of ['/admin/users', '/inbox', '/inbox/abc', '/account/security', '/about']) {
    expect(adminViewOf(path)).toEqual({ kind: 'page' });
  }
});

test('the members’ side is not there', () => {
  for (const path of ['/products', '/products/1', '/wiki-forum', '/become-a-business-member']) {
    expect(adminViewOf(path)).toEqual({ kind: 'nothing' });
  }
});
