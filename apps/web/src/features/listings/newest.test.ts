import { expect, test } from 'vitest';
import { placeNewest } from './newest.ts';

const edge = (id: string, day: string) => ({ node: { id, datePublished: `2026-11-${day}` } });
const list = [edge('c', '09'), edge('b', '05')];
const ids = (edges: ReturnType<typeof placeNewest>) => edges.map(({ node }) => node.id).join('');

test('what was published last comes first', () => {
  expect(ids(placeNewest(list, edge('d', '11'), false))).toBe('dcb');
  expect(ids(placeNewest(list, edge('x', '07'), false))).toBe('cxb');
});

test('the same change twice changes nothing more', () => {
  const once = placeNewest(list, edge('d', '11'), false);
  expect(placeNewest(once, edge('d', '11'), false)).toEqual(once);
});

test('what is older than the loaded pages waits for its page', () => {
  expect(ids(placeNewest(list, edge('a', '01'), false))).toBe('cb');
  expect(ids(placeNewest(list, edge('a', '01'), true))).toBe('cba');
});
