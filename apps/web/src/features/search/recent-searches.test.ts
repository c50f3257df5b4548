import { expect, test } from 'vitest';
import { searchesFrom, withSearch } from './recent-searches.ts';

test('a search comes first, each once, eight at most', () => {
  expect(withSearch(['café', 'bodega'], 'Bodega')).toEqual(['Bodega', 'café']);
  expect(withSearch(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 'i')).toHaveLength(8);
});

test('what is stored is read, and nonsense is nothing', () => {
  expect(searchesFrom('["café",7]')).toEqual(['café']);
  for (const nonsense of [null, 'x', '{}']) expect(searchesFrom(nonsense)).toEqual([]);
});
