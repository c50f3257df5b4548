import { expect, test } from 'vitest';
import { searchOf } from './search-address.ts';

const read = (address: string) => searchOf(new URLSearchParams(address));

test('an address names the part and the query', () => {
  expect(read('type=services&query=%20asesor%C3%ADa%20')).toEqual({
    type: 'services',
    query: 'asesoría',
  });
});

test.each(['', 'type=&query=', 'type=people', 'query=%20%20'])('%j asks for nothing', (address) => {
  expect(read(address)).toEqual({ type: 'all', query: '' });
});

test('a query is as long as the API takes', () => {
  expect(read(`query=${'ñ'.repeat(300)}`).query).toHaveLength(100);
});
