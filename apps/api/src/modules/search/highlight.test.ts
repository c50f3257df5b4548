import { expect, test } from 'vitest';
import { highlight, type Marks, snippet } from './highlight.ts';

/** A text with its hits in brackets. */
const shown = (parts: readonly { text: string; isHit: boolean }[] | null): string =>
  (parts ?? []).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

const marks: Marks = {
  words: { en: ['chair'], es: ['silla'] },
  phrases: [
    ['cuero', 'de', 'res'],
    ['chair', 'cushion'],
  ],
};

test.each([
  ['Silla de CUERO de res, sillas', '[Silla] de [CUERO de res], sillas'],
  ['cuero y de res, cuero de reses, de res', 'cuero y de res, cuero de reses, de res'],
  ['Cuero de cuero de res', 'Cuero de [cuero de res]'],
  ['… “cuero de res” — silla', '… “[cuero de res]” — [silla]'],
])('a phrase is marked where its words follow one another, in %j', (es, expected) => {
  const { en, es: own } = highlight({ en: null, es }, marks);
  expect(en).toBeNull();
  expect(shown(own)).toBe(expected);
});

test('a phrase takes the words in it, which are marked once', () => {
  const { en } = highlight({ en: 'A chair, chair cushion and chair', es: null }, marks);
  expect(shown(en)).toBe('A [chair], [chair cushion] and [chair]');
});

test('a snippet is the passage with the most different hits', () => {
  const filling = 'of something else '.repeat(30);
  const en = `chair ${filling} the chair cushion there ${filling}`;
  expect(shown(snippet({ en, es: null }, marks).en)).toMatch(/the \[chair cushion\] there/);
});
