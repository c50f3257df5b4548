import { describe, expect, test } from 'vitest';
import { stemOf } from './stemming.ts';

const stems = (words: readonly string[], language: 'en' | 'es') =>
  new Set(words.map((word) => stemOf(word, language)));

describe('word forms share a stem', () => {
  test.each([
    [['casa', 'casas']],
    [['juridico', 'juridica', 'juridicos', 'juridicas', 'juridicamente']],
    [['luz', 'luces']],
    [['asesor', 'asesora', 'asesores', 'asesoras']],
    [['panel', 'paneles']],
    [['niño', 'niña', 'niños', 'niñas']],
    [['aplicacion', 'aplicaciones']],
    [['verde', 'verdes']],
  ])('in Spanish: %j', (words) => {
    expect(stems(words, 'es').size).toBe(1);
  });

  test.each([
    [['house', 'houses']],
    [['company', 'companies']],
    [['box', 'boxes']],
    [['clean', 'cleaning', 'cleaned', 'cleans']],
    [['design', 'designs', 'designing', 'designed']],
    [['plan', 'plans', 'planning', 'planned']],
    [['light', 'lightly', 'lights']],
    [['translate', 'translates', 'translating', 'translated']],
  ])('in English: %j', (words) => {
    expect(stems(words, 'en').size).toBe(1);
  });
});

test.each([
  ['año', 'ano'],
  ['cama', 'camara'],
  ['papel', 'papa'],
])('%s and %s stay apart', (one, other) => {
  expect(stemOf(one, 'es')).not.toBe(stemOf(other, 'es'));
});

test.each(['gas', 'bus', 'ab12s', '4x4s', 'business', 'analysis'])('%s is its own stem', (word) => {
  expect(stemOf(word, 'en')).toBe(word);
});
