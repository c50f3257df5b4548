import { expect, test } from 'vitest';
import { replacedTexts } from './replaced-texts.ts';

const base = { brand: 'Roble', model: 'R1', sku: 'A-1', amenities: [] };

test('what was written here and replaced elsewhere can be told and put back', () => {
  const mine = { ...base, brand: 'Roble Alto', sku: '' };
  const theirs = { ...base, brand: 'El Roble', model: 'R2', sku: 'A-2' };
  expect(replacedTexts(['brand', 'model', 'sku'], { base, mine, theirs })).toEqual([
    { field: 'brand', mine: 'Roble Alto' },
  ]);
});

test('the same text from both, and what is no text, is nothing to tell', () => {
  const mine = { ...base, brand: 'Roble Alto', amenities: ['parking'] };
  const theirs = { ...base, brand: 'Roble Alto' };
  expect(replacedTexts(['brand', 'amenities'], { base, mine, theirs })).toEqual([]);
});
