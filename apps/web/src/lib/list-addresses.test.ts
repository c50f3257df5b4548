import { expect, test } from 'vitest';
import { listAsLeft, rememberList } from './list-addresses.ts';

test('a way back leads to a list as it was left', () => {
  expect(listAsLeft('/admin/things?tab=all')).toBe('/admin/things?tab=all');
  rememberList('/admin/things', '?tab=late&q=ana');
  expect(listAsLeft('/admin/things')).toBe('/admin/things?tab=late&q=ana');
  expect(listAsLeft('/admin/things?tab=all')).toBe('/admin/things?tab=late&q=ana');
});
