import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBlacklistMatcher } from './blacklist-matcher.ts';
import { placeOf, placesOf } from './blacklist-place.ts';

const matcher = createBlacklistMatcher(['estafador', 'dinero fácil', 'puta']);
const found = (text: string): string | null => {
  const place = placeOf(matcher, text);
  return place && text.slice(place.start, place.end);
};

test.each([
  ['Un ESTAFADÓR, dicen.', 'ESTAFADÓR'],
  ['«estafador»', 'estafador'],
  ['Gane dinero   fácil ya', 'dinero   fácil'],
  ['e.s.t.a.f.a.d.o.r', 'e.s.t.a.f.a.d.o.r'],
  ['qué e s t a f a d o r', 'e s t a f a d o r'],
  ['est4fad0r', 'est4fad0r'],
  ['Una computadora.', null],
  ['', null],
])('in %j it is %j', (text, place) => {
  expect(found(text)).toBe(place);
});

test('a place is found wherever it stands in a long text, and a matcher finds it alone', () => {
  const filler = fc.integer({ min: 0, max: 400 }).map((count) => 'palabra '.repeat(count));
  fc.assert(
    fc.property(filler, filler, fc.constantFrom('estafador', 'dinero fácil'), (a, b, entry) => {
      expect(found(`${a}${entry} ${b}`)).toBe(entry);
    }),
    { numRuns: 50 },
  );
});

test('all places are found in their order, as many as are asked for', () => {
  const text = 'Un estafador, otro ESTAFADOR y dinero fácil; estafador.';
  const first = (most: number) =>
    placesOf(matcher, text, most).map(({ start, end }) => text.slice(start, end));
  expect(first(20)).toEqual(['estafador', 'ESTAFADOR', 'dinero fácil', 'estafador']);
  expect(first(2)).toEqual(['estafador', 'ESTAFADOR']);
  expect(placesOf(matcher, 'Nada que decir', 20)).toEqual([]);
});
