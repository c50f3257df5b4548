import { expect, test } from 'vitest';
import { looksLikeLink } from './name-like-link.ts';

test.each([
  'https://malo.example',
  'www.malo',
  'Gane en premios.com',
  'premios.co/ya',
  'PREMIOS.COM, Ana',
  'premios.click/ya',
  'premios\uFF0Ecom',
  'malo\u3002example',
  'malo\uFF0Eexample',
  'malo\uFF61example',
  'malo\u2024example',
  'www\u3002malo',
  'ana@premios.example',
])('%s reads like a link', (name) => {
  expect(looksLikeLink(name)).toBe(true);
});

test.each([
  'Ana María Gil',
  'Distribuciones J.R. S.A.S.',
  'Dr. Comas',
  'St. Esteban & Cía.',
  'Café No. 5',
  'A.M.E. Consultores',
  'Textiles S.A.S/Ana',
  '\u6771\u4EAC\u5546\u4E8B\u3002',
  "D'Angelo y Cía. Ltda.",
])('%s is a name', (name) => {
  expect(looksLikeLink(name)).toBe(false);
});
