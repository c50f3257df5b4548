import { expect, test } from 'vitest';
import { mixed } from './mix-featured.ts';

test('kinds take turns, at most two of each while there are others', () => {
  expect(mixed([['p1', 'p2', 'p3', 'p4'], ['s1'], ['v1', 'v2'], []])).toEqual([
    'p1',
    's1',
    'v1',
    'p2',
  ]);
  expect(mixed([['p1', 'p2', 'p3', 'p4', 'p5'], ['s1'], [], []])).toEqual(['p1', 's1', 'p2', 'p3']);
  expect(mixed([[], [], []])).toEqual([]);
});
