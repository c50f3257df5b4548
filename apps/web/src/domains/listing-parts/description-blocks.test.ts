import { expect, test } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

test('a short line above bullets is their heading', () => {
  const text =
    'Eleventh floor.\nBy the sea.\n\nHighlights\n• A balcony\n• Three bedrooms\n\nSold as it is.';
  expect(descriptionBlocks(text)).toEqual([
    { kind: 'text', lines: ['Eleventh floor.', 'By the sea.'] },
    { kind: 'heading', lines: ['Highlights'] },
    { kind: 'list', lines: ['A balcony', 'Three bedrooms'] },
    { kind: 'text', lines: ['Sold as it is.'] },
  ]);
});

test('a sentence above bullets stays a sentence, and a dash in a line is no bullet', () => {
  expect(descriptionBlocks('It comes with these.\n- Oak\n- 20-year warranty')).toEqual([
    { kind: 'text', lines: ['It comes with these.'] },
    { kind: 'list', lines: ['Oak', '20-year warranty'] },
  ]);
  expect(descriptionBlocks('Café - lavado\n-18 °C')).toEqual([
    { kind: 'text', lines: ['Café - lavado', '-18 °C'] },
  ]);
});

test('without bullets a text is as it was typed', () => {
  expect(descriptionBlocks('Uno\nDos\n\nTres')).toEqual([
    { kind: 'text', lines: ['Uno', 'Dos'] },
    { kind: 'text', lines: ['Tres'] },
  ]);
});
