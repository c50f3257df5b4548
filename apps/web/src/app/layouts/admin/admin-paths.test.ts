import { dutiesOf, staffDuties } from '@wiki/domain';
import { expect, test } from 'vitest';
import { adminPaths } from '../../../lib/admin-paths.ts';

import { adminViewOf } from './admin-paths.ts';

test('home is the statistics, notifications are the administrator’s', () => {
  expect(adminViewOf('/', staffDuties)).toEqual({ kind: 'redirect', to: adminPaths.analytics() });
  expect(adminViewOf('/notifications', staffDuties)).toEqual({
    kind: 'redirect',
    to: adminPaths.notifications(),
  });
});

test('the back office and what everyone needs are open', () => {
  for (const path of [
    '/admin/users',
    '/inbox',
    '/inbox/abc',
    '/account/security',
    '/about',
    '/reviews/a1',
  ]) {
    expect(adminViewOf(path, staffDuties)).toEqual({ kind: 'page' });
  }
});

test('the page of a listing is where it is administered', () => {
  for (const page of ['/products/a1', '/services/a1', '/property/a1']) {
    expect(adminViewOf(page, staffDuties)).toEqual({
      kind: 'redirect',
      to: adminPaths.listing('a1'),
    });
  }
});

test('the members’ side is not there', () => {
  for (const path of [
    '/products',
    '/products/1/more',
    '/wiki-forum',
    '/become-a-business-member',
  ]) {
    expect(adminViewOf(path, staffDuties)).toEqual({ kind: 'nothing' });
  }
});

test('a role opens its own pages, and its menus lead nowhere else', () => {
  const support = dutiesOf('support');
  expect(adminViewOf('/admin/customer-service', support)).toEqual({ kind: 'page' });
  expect(adminViewOf('/admin/user-analytics', support)).toEqual({ kind: 'page' });
  expect(adminViewOf('/inbox', support)).toEqual({ kind: 'page' });
  for (const path of ['/admin/settings', '/admin/payments/1', '/admin/manage-discussions']) {
    expect(adminViewOf(path, support)).toEqual({ kind: 'notTheirs' });
  }
});
