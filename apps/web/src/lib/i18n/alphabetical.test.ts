import { expect, it } from 'vitest';
import { alphabetical } from './alphabetical.ts';

const sorted = (labels: readonly string[], language: 'en' | 'es') =>
  alphabetical(
    labels.map((label) => ({ value: /^O\w+ pro/.test(label) ? 'other' : label, label })),
    language,
  ).map(({ label }) => label);

it('orders as the language does, with what is called other at the end', () => {
  const labels = ['Otros productos', 'Ropa', 'Ñame', 'Óptica', 'café', 'Artesanías', 'Nuez'];
  expect(sorted(labels, 'es')).toEqual([
    'Artesanías',
    'café',
    'Nuez',
    'Ñame',
    'Óptica',
    'Ropa',
    'Otros productos',
  ]);
  expect(sorted(['Other products', 'Crafts', 'Spices', 'Clothing'], 'en')).toEqual([
    'Clothing',
    'Crafts',
    'Spices',
    'Other products',
  ]);
});

it('keeps the kind of property that is Other at the end', () => {
  const kinds = [
    { value: 'Other', label: 'Otro' },
    { value: 'Lot', label: 'Terreno' },
  ];
  expect(alphabetical(kinds, 'es').map(({ value }) => value)).toEqual(['Lot', 'Other']);
});
