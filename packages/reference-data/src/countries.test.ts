import { expect, test } from 'vitest';
import { countries, countryByCode } from './countries.ts';

test('lists the 249 countries of ISO 3166-1, each once', () => {
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map((country) => country.value)).size).toBe(249);
  expect(new Set(countries.map((country) => country.flag)).size).toBe(249);
});

test('names each country in both languages, and no two alike', () => {
  for (const country of countries) {
    expect(country.label.en).not.toBe('');
    expect(country.label.es).not.toBe('');
    expect(country.value).toMatch(/^[A-Z]{2}$/);
  }
  expect(new Set(countries.map((country) => country.label.en)).size).toBe(249);
  expect(new Set(countries.map((country) => country.label.es)).size).toBe(249);
});

test('knows the dialling prefixes, save for territories without telephones', () => {
  const prefixes = ['CO', 'MX', 'PA', 'PE', 'VE'].map((code) => countryByCode(code)?.code);
  expect(prefixes).toEqual(['+57', '+52', '+507', '+51', '+58']);
  const without = countries.filter((country) => country.code === '').map(({ value }) => value);
  expect(without).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM']);
});

test('finds Colombia by its code', () => {
  expect(countryByCode('CO')).toEqual({
    value: 'CO',
    label: { en: 'Colombia', es: 'Colombia' },
    code: '+57',
    flag: '🇨🇴',
  });
  expect(countryByCode('ZZ')).toBeUndefined();
});
