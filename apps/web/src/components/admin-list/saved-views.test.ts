import { expect, test } from 'vitest';
import { readViews, viewQuery } from './saved-views.ts';

test('a view keeps what narrows and orders, not where one stood', () => {
  const params = new URLSearchParams('q=ana&tab=new&after=x&after=y&do=suspend&on=1&lang=es');
  expect(viewQuery(params)).toBe('q=ana&tab=new');
  expect(viewQuery(new URLSearchParams('tab=new&q=ana'))).toBe('q=ana&tab=new');
});

test('what is stored and no view is left out', () => {
  expect(readViews('nothing')).toEqual([]);
});
