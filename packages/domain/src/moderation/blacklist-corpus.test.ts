import { expect, test } from 'vitest';
import { createBlacklistMatcher } from './blacklist-matcher.ts';
import { evasionsEnglish, evasionsSpanish, listed } from '../corpus/evasions.ts';
import { innocentEnglish } from '../corpus/innocent-en.ts';
import { innocentSpanish } from '../corpus/innocent-es.ts';

const matcher = createBlacklistMatcher(listed);
const linesOf = (corpus: string): string[] => corpus.trim().split('\n');

test.each([
  ['Spanish', evasionsSpanish],
  ['English', evasionsEnglish],
])('at least 95 %% of the evasions in %s are caught', (_language, corpus) => {
  const lines = linesOf(corpus);
  const missed = lines.filter((line) => matcher.find(line) === null);
  expect(missed.slice(Math.floor(lines.length * 0.05))).toEqual([]);
});

test('at most 0.5 % of innocent lines are hit', () => {
  const lines = [...linesOf(innocentSpanish), ...linesOf(innocentEnglish)];
  const hit = lines.filter((line) => matcher.find(line) !== null);
  expect(hit.slice(Math.floor(lines.length * 0.005))).toEqual([]);
});

test.each([
  'computadora',
  'disputa',
  'reputación',
  'análisis',
  'Scunthorpe',
  'COMPUTADORA',
  'disputa!análisis',
  'clases+cursos',
  '2*3*4',
  'a*b',
])('%s is never hit', (text) => {
  expect(matcher.find(text)).toBeNull();
  expect(matcher.find(`Sí: ${text}, y más.`)).toBeNull();
});
