import { expect, it } from 'vitest';
import { languageOfText } from './language-of-text.ts';

it.each([
  ['Pan de masa madre en Bogotá y Chía.', 'es'],
  ['Producimos y tostamos café de altura en el sur del Huila.', 'es'],
  ['We roast single-origin coffee from Huila for cafés in Bogotá.', 'en'],
  ['Legal advice for exporters, in El Poblado and Laureles.', 'en'],
  ['Café Alto', null],
  ['', null],
] as const)('the language of “%s” is %s', (text, language) => {
  expect(languageOfText(text)).toBe(language);
});
