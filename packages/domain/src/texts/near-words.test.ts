import { expect, test } from 'vitest';
import { isNearWord } from './near-words.ts';

test.each([
  ['pagos', 'pagos'],
  ['admin', 'administrator'],
  ['partners', 'partner'],
  ['payment', 'paymnt'],
  ['moderation', 'modertaion'],
])('%s may mean %s', (typed, known) => {
  expect(isNearWord(typed, known)).toBe(true);
});

test.each([
  ['pa', 'pagos'],
  ['ana', 'una'],
  ['pagos', 'planes'],
  ['noticias', 'noviembre'],
])('%s does not mean %s', (typed, known) => {
  expect(isNearWord(typed, known)).toBe(false);
});
