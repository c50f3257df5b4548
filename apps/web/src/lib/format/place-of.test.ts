import { expect, test } from 'vitest';
import { placeOf } from './place-of.ts';

const format = { country: (code: string) => ({ CO: 'Colombia', PA: 'Panamá' })[code] ?? code };

test.each([
  [{ city: 'Pitalito', region: 'Huila', country: 'CO' }, 'Pitalito, Huila, Colombia'],
  [{ city: 'Colón', region: 'Colón', country: 'PA' }, 'Colón, Panamá'],
  [{ city: 'Bogotá', region: 'Bogotá, D. C.', country: 'CO' }, 'Bogotá, D. C., Colombia'],
  [{ city: '', region: '', country: 'CO' }, 'Colombia'],
  [{ city: 'Ciudad de Panamá', region: 'Panamá', country: 'PA' }, 'Ciudad de Panamá, Panamá'],
])('%o is said as %s', (place, words) => {
  expect(placeOf(place, format)).toBe(words);
});
