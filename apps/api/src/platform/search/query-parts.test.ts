import { expect, test } from 'vitest';
import { languageByShape, languageOfMost } from './language/query-language.ts';
import { phraseWords, queryParts } from './query-parts.ts';

test.each([
  ['café molido', ['cafe', 'molido'], [], []],
  ['"café molido"', [], [['cafe', 'molido']], []],
  ['“ground coffee” bag', ['bag'], [['ground', 'coffee']], []],
  ['«mesa de noche» -roja', [], [['mesa', 'de', 'noche']], [['roja']]],
  ['café -molido', ['cafe'], [], [['molido']]],
  ['house -"for rent"', ['house'], [], [['for', 'rent']]],
  ['se vende la finca', ['vende', 'finca'], [], []],
  ['looking for the house', ['looking', 'house'], [], []],
  ['de la', ['de', 'la'], [], []],
  // A minus within a code and inches leave nothing out.
  ['AB-12 tubo 3" pvc 2"', ['ab', '12', 'tubo', '3', 'pvc', '2'], [], []],
  // A quote that is not closed, and a minus by itself.
  ['"café - molido', ['cafe', 'molido'], [], []],
  // A query that only leaves out is taken as if it asked.
  ['-molido', ['molido'], [], []],
  ['""', [], [], []],
])('%s', (query, words, phrases, excluded) => {
  expect(queryParts(query)).toEqual({
    words,
    heads: expect.anything() as unknown,
    phrases,
    excluded,
  });
});

test.each([
  ['muebles de oficina', 'muebles', 'oficina'],
  ['office furniture', 'office', 'furniture'],
  ['la mesa y sillas para restaurante', 'mesa', 'restaurante'],
  ['paper bags for shops', 'paper', 'bags'],
  ['for rent in the center', 'rent', 'rent'],
  ['café', 'cafe', 'cafe'],
  ['de la', null, null],
  ['-molido', 'molido', 'molido'],
])('%s asks for %s in Spanish and for %s in English', (query, es, en) => {
  expect(queryParts(query).heads).toEqual({ es, en });
});

test.each([
  ['"mesa de noche"', ['mesa', 'noche']],
  ['"de la"', ['de', 'la']],
  ['"de la" casa', []],
])('a document with %s has %j', (query, words) => {
  expect(phraseWords(queryParts(query))).toEqual(words);
});

test.each([
  ['es', ['arrendar', 'computador', 'niño', 'asesoria', 'construccion', 'ciudad', 'limpieza']],
  ['en', ['renting', 'kitchen', 'workshop', 'translation', 'weekly', 'screw', 'quick']],
  [null, ['medellin', 'xyz', '12']],
] as const)('by its letters it is %s: %j', (language, words) => {
  expect(words.map(languageByShape)).toEqual(words.map(() => language));
});

test('the language of most words is that of the query', () => {
  expect(languageOfMost(['es', 'en', 'es', null])).toBe('es');
  expect(languageOfMost(['en', 'es'])).toBeNull();
  expect(languageOfMost([])).toBeNull();
});
