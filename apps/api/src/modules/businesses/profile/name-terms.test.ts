import { describe, expect, test } from 'vitest';
import { askedTermsOf, nameTermsOf } from './name-terms.ts';

const finds = (query: string, name: string): boolean => {
  const terms = new Set(nameTermsOf(name));
  return askedTermsOf(query).every((wanted) => wanted.some((term) => terms.has(term)));
};

describe('the words of a name', () => {
  test.each([
    ['roble', 'Café Alto del Roble'],
    ['cafe roble', 'Café Alto del Roble'],
    ['rob', 'Café Alto del Roble'],
    ['rolbe', 'Café Alto del Roble'],
    ['robl', 'Café Alto del Roble'],
    ['roblee', 'Café Alto del Roble'],
    ['juridico playa', 'Consultorio Jurídico La Playa'],
    ['hilanderia', 'Hilandería Sumaq'],
    ['hilandria', 'Hilandería Sumaq'],
    ['s.a.s', 'Transportes Sierra S.A.S.'],
  ])('%s finds %s', (query, name) => expect(finds(query, name)).toBe(true));

  test.each([
    ['marcelo', 'Parcela Verde'],
    ['sol', 'Café del Sur'],
    ['roble pino', 'Café Alto del Roble'],
  ])('%s does not find %s', (query, name) => expect(finds(query, name)).toBe(false));

  test('stay few, whatever the name', () => {
    expect(nameTermsOf('á'.repeat(400)).length).toBeLessThan(60);
    expect(askedTermsOf(' ,. ')).toEqual([]);
  });
});
