import { describe, expect, test } from 'vitest';
import { foldText, wordsAmong, wordsOf } from './search-folding.ts';

describe('folding', () => {
  test.each([
    ['Asesoría Jurídica', 'asesoria juridica'],
    ['MEDELLÍN', 'medellin'],
    ['pingüino', 'pinguino'],
    ['Año', 'año'],
    ['AÑO', 'año'],
    // The ñ as a letter with a mark of its own.
    ['an\u0303o', 'año'],
    ['ano', 'ano'],
    ['ﬁlm №', 'film no'],
    ['ＡＢＣ１２', 'abc12'],
    ['Straße', 'straße'],
    ['', ''],
  ])('%j reads as %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('keeps year and anus apart', () => {
    expect(foldText('año')).not.toBe(foldText('ano'));
  });
});

describe('words', () => {
  test('are letters and digits, with their places in the text as it was written', () => {
    const text = '¿Cómo? AB-12: niño, 3x2 “casa”.';
    const words = wordsOf(text);
    expect(words.map(({ word }) => word)).toEqual(['como', 'ab', '12', 'niño', '3x2', 'casa']);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual([
      'Cómo',
      'AB',
      '12',
      'niño',
      '3x2',
      'casa',
    ]);
  });

  test('keep marks that are written apart', () => {
    const text = 'an\u0303o nuevo';
    expect(wordsOf(text)).toEqual([
      { word: 'año', start: 0, end: 4, before: 0 },
      { word: 'nuevo', start: 5, end: 10, before: 1 },
    ]);
  });

  test.each([
    'Asesoría jurídica, ASESORIA y asesorías: la asesoria de 3x2 años',
    `${'x'.repeat(50)} ${'y'.repeat(40)} Straße № ￼ niño`,
    `${'z'.repeat(39)}½ ${'z'.repeat(40)}`,
    'ana an anaconda Ana an\u0303a',
    '',
  ])('among some are those of all that are among them, in %j', (text) => {
    const wanted = [
      'asesoria',
      '3x2',
      'an',
      'aña',
      'x'.repeat(40),
      'y'.repeat(40),
      `${'z'.repeat(39)}1`,
      'straße',
      'niño',
    ];
    for (const some of [wanted, wanted.slice(0, 1), []]) {
      expect(wordsAmong(text, some)).toEqual(
        wordsOf(text).filter(({ word }) => some.includes(word)),
      );
    }
  });

  test('are the same in every sign of Latin-1 as among signs beyond it', () => {
    const signs = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code));
    const texts = [
      signs.join(''),
      signs.join(' '),
      signs.map((sign) => `a${sign}B`).join(' '),
      signs.toReversed().join('é'),
    ];
    for (const text of texts) expect(wordsOf(text)).toEqual(wordsOf(`${text} …`));
  });

  test('are cut when they are endless', () => {
    const [word] = wordsOf('a'.repeat(100_000));
    expect(word).toEqual({ word: 'a'.repeat(40), start: 0, end: 100_000, before: 0 });
  });

  test.each(['', ' ', '.*+?^${}()|[]\\', '🙂🙂', '\u0301\u0302'])('are none in %j', (text) => {
    expect(wordsOf(text)).toEqual([]);
  });
});
