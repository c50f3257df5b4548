import { expect, test } from 'vitest';
import { findPlace, placeMode, placeName } from './place-options.ts';

const bogota = { value: 'CO-DC', label: { es: 'Bogotá, D. C.', en: 'Bogota' } };
const cordoba = { value: 'CO-COR', label: { es: 'Córdoba', en: null } };
const places = [bogota, cordoba];

test('a place is stored by the name it has where it is', () => {
  expect(placeName(bogota)).toBe('Bogotá, D. C.');
  expect(placeName({ value: 'X', label: { es: null, en: null } })).toBe('X');
});

test('finds a place whatever the accents and capitals', () => {
  expect(findPlace(places, ' CORDOBA ')).toBe(cordoba);
  expect(findPlace(places, 'bogota')).toBe(bogota);
  expect(findPlace(places, 'Cali')).toBeUndefined();
  expect(findPlace(places, '')).toBeUndefined();
});

test('chooses from the list, and writes without one or what is not on it', () => {
  expect(placeMode(places, '', false)).toBe('select');
  expect(placeMode(places, 'Córdoba', false)).toBe('select');
  expect(placeMode(places, 'Vereda El Cedro', false)).toBe('text');
  expect(placeMode(places, '', true)).toBe('text');
  expect(placeMode([], 'Córdoba', false)).toBe('text');
});
