import { expect, test, vi } from 'vitest';
import { takeDeviceViews, viewQuery } from './saved-views.ts';

test('a view keeps what narrows and orders, not where one stood', () => {
  const params = new URLSearchParams('q=ana&tab=new&after=x&after=y&do=suspend&on=1&lang=es');
  expect(viewQuery(params)).toBe('q=ana&tab=new');
  expect(viewQuery(new URLSearchParams('tab=new&q=ana'))).toBe('q=ana&tab=new');
});

test('what a version before kept on the device is taken once, and what is no view is left out', () => {
  const view = { name: 'New', query: 'tab=new', density: 'dense', columns: ['a'] };
  vi.stubGlobal(
    'localStorage',
    storageWith({ 'wiki.views.people': JSON.stringify([view, 7, {}]) }),
  );
  expect(takeDeviceViews('people')).toEqual([{ ...view, widths: {} }]);
  expect(takeDeviceViews('people')).toEqual([]);
  vi.unstubAllGlobals();
});

function storageWith(items: Record<string, string>): Pick<Storage, 'getItem' | 'removeItem'> {
  const kept = new Map(Object.entries(items));
  return {
    getItem: (key) => kept.get(key) ?? null,
    removeItem: (key) => void kept.delete(key),
  };
}
