import { expect, test } from 'vitest';
import { isNamedIn } from './named-in.ts';

test.each([
  ['Marcela Cuéllar Muñoz', 'marcela', true],
  ['Marcela Cuéllar Muñoz', 'CUÉLLAR marc', true],
  ['Andrés Cuéllar', 'andres', true],
  ['Marcela Cuéllar Muñoz', 'marcela café', false],
  ['Marcela Cuéllar Muñoz', 'cela', false],
  ['Marcela Cuéllar Muñoz', ' ', false],
])('%s is named by %j: %s', (name, query, isNamed) => {
  expect(isNamedIn(name, query)).toBe(isNamed);
});
