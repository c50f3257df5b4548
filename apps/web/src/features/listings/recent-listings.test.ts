import { expect, test } from 'vitest';
import { recentFrom, withRecent } from './recent-listings.ts';

test('what is looked at comes first, once, and the oldest falls out', () => {
  expect(withRecent(['b', 'a'], 'a')).toEqual(['a', 'b']);
  const twelve = Array.from({ length: 12 }, (_, index) => String(index));
  expect(withRecent(twelve, 'new')).toEqual(['new', ...twelve.slice(0, 11)]);
});

test.each([null, '', '{', '{}', '"a"', '[1, {}]'])('%s remembers nothing', (stored) => {
  expect(recentFrom(stored)).toEqual([]);
});

test('what was stored is read', () => {
  expect(recentFrom('["b", 3, "a"]')).toEqual(['b', 'a']);
});
