import { expect, test } from 'vitest';
import type { ListEntryFragment } from '../../gql/admin-reference.ts';
import { findEntries } from './find-entries.ts';
import { listOf } from './lists.ts';

const entry = (value: string, en: string, es: string): ListEntryFragment => ({
  id: `CITIES:${value}`,
  list: 'CITIES',
  value,
  label: { en, es },
  parent: null,
  flag: null,
  externalId: value.replace('CO-', ''),
  isActive: true,
  origin: 'DEFAULT',
  revision: 'r',
});

const entries = [
  entry('CO-11001', 'Bogotá, D.C.', 'Bogotá, D.C.'),
  entry('CO-52838', 'Passport', 'Pasaporte'),
  entry('CO-52399', 'Nariño', 'Nariño'),
];

const found = (search: string) => findEntries(entries, search).map(({ value }) => value);

test('finds by name in either language, without accents and capitals', () => {
  expect(found('BOGOTA')).toEqual(['CO-11001']);
  expect(found('passport')).toEqual(['CO-52838']);
  expect(found('pasaporte')).toEqual(['CO-52838']);
});

test('finds by code, and by every word', () => {
  expect(found('52399')).toEqual(['CO-52399']);
  expect(found('d.c. bogotá')).toEqual(['CO-11001']);
  expect(found('bogotá nariño')).toEqual([]);
});

test('keeps ñ apart from n', () => {
  expect(found('narino')).toEqual([]);
  expect(found('nariño')).toEqual(['CO-52399']);
});

test('finds everything for nothing', () => {
  expect(findEntries(entries, '  ')).toBe(entries);
});

test('an address that names no list leads to the first', () => {
  expect(listOf('CITIES')).toBe('CITIES');
  expect(listOf(null)).toBe('DOCUMENT_TYPES');
  expect(listOf('constructor')).toBe('DOCUMENT_TYPES');
});
