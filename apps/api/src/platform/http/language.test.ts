import { expect, test } from 'vitest';
import { languageOf } from './language.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-CO,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR,fr;q=0.9,es;q=0.8,en;q=0.7', 'es'],
  ['en;q=0.1, es;q=0.2', 'es'],
  ['es;q=0, en', 'en'],
  ['de, *;q=0.5', 'en'],
  ['ES', 'es'],
  [';;;,,,q=', 'en'],
  [`${'x,'.repeat(10_000)}es`, 'en'],
])('%j is answered in %s', (header, language) => {
  expect(languageOf(header?.slice(0, 20_100))).toBe(language);
});
