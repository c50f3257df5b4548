import { expect, test } from 'vitest';
import { filterOf, listQueryOf } from './address.ts';

test('the first tab without conditions asks for all products', () => {
  const query = listQueryOf(new URLSearchParams());
  expect(query.tab).toBe('products');
  expect(filterOf(query)).toEqual({ type: 'product' });
});

test('every condition of the address reaches the API', () => {
  const params = new URLSearchParams(
    'tab=services&status=removed&q=aseo&featured=true&business=b1',
  );
  expect(filterOf(listQueryOf(params))).toEqual({
    type: 'service',
    status: 'removed',
    search: 'aseo',
    featured: true,
    businessId: 'b1',
  });
});

test('a state or a tab that does not exist is left out', () => {
  const query = listQueryOf(new URLSearchParams('tab=boats&status=gone'));
  expect(query).toMatchObject({ type: 'product', status: null });
});
