import { iso31662 } from 'iso-3166';
import { expect, test } from 'vitest';
import {
  countriesWithRegions,
  defaultEntries,
  parentLists,
  type ReferenceListName,
  referenceLists,
} from './index.ts';

const counts: Record<ReferenceListName, number> = {
  COUNTRIES: 249,
  REGIONS: 33 + 32 + 14 + 25 + 24,
  CITIES: 1122 + 2478 + 86 + 196 + 335,
  DOCUMENT_TYPES: 12,
  LINES_OF_BUSINESS: 21,
  NATURE_TYPES: 2,
  TAXPAYER_TYPES: 5,
  TAX_REGIMES: 3,
  VAT_REGIMES: 2,
  TAX_SCHEMES: 4,
  TAX_RESPONSIBILITIES: 5,
  COMMERCIAL_ACTIVITIES: 502 + 5,
  ITEM_CODES: 4,
  PAYMENT_FORMS: 2,
  PAYMENT_MEANS: 75,
  TAXES: 23,
  PRODUCT_CATEGORIES: 22,
  SERVICE_CATEGORIES: 21,
  SERVICE_TYPES: 7,
  PROPERTY_CATEGORIES: 8,
  AMENITIES: 22,
  FORUM_CATEGORIES: 4,
  PARTNER_CATEGORIES: 11,
};

const valuesOf = async (list: ReferenceListName): Promise<Set<string>> =>
  new Set((await defaultEntries(list)).map(({ value }) => value));

test.each(referenceLists)(
  '%s is complete, each value once, named in both languages',
  async (list) => {
    const entries = await defaultEntries(list);
    expect(entries).toHaveLength(counts[list]);
    expect((await valuesOf(list)).size).toBe(counts[list]);
    for (const { value, label, externalId } of entries) {
      for (const text of [value, label.en, label.es]) expect(text).toMatch(/^\S(.*\S)?$/u);
      expect(externalId).not.toBe('');
    }
  },
);

test.each(Object.entries(parentLists))('every parent in %s is in %s', async (list, parentList) => {
  const parents = await valuesOf(parentList);
  const entries = await defaultEntries(list as ReferenceListName);
  const lost = entries.filter(({ parent }) => parent !== undefined && !parents.has(parent));
  expect(lost).toEqual([]);
});

test('every region has cities, and only the five countries have regions', async () => {
  const regions = await defaultEntries('REGIONS');
  const parents = new Set((await defaultEntries('CITIES')).map(({ parent }) => parent));
  expect(parents).toEqual(new Set(regions.map(({ value }) => value)));
  expect(new Set(regions.map(({ parent }) => parent))).toEqual(new Set(countriesWithRegions));
});

test('regions carry codes of ISO 3166-2', async () => {
  const codes = new Set(iso31662.map(({ code }) => code));
  for (const { value } of await defaultEntries('REGIONS')) expect(codes).toContain(value);
});

test('names of a region are not repeated in it', async () => {
  const names = (await defaultEntries('CITIES')).map(
    ({ parent, label }) => `${parent}: ${label.es}`,
  );
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  expect(repeated).toEqual([]);
});

test('places carry the codes of their official tables', async () => {
  const cities = await defaultEntries('CITIES');
  const find = (value: string) => cities.find((city) => city.value === value);
  expect(find('CO-05001')).toEqual({
    value: 'CO-05001',
    label: { en: 'Medellín', es: 'Medellín' },
    parent: 'CO-ANT',
    externalId: '05001',
  });
  expect(find('CO-27493')?.label.es).toBe('Nuevo Belén de Bajirá');
  expect(find('MX-19039')?.label.es).toBe('Monterrey');
  expect(find('PE-1501')?.label.es).toBe('Lima');
  expect(find('VE-X-vargas')?.parent).toBe('VE-X');
  expect(find('VE-X-vargas')).not.toHaveProperty('externalId');

  const regions = await defaultEntries('REGIONS');
  const codeOf = new Map(regions.map(({ value, externalId }) => [value, externalId ?? '?']));
  const misplaced = cities
    .filter(({ value }) => /^(CO|MX|PE)/.test(value))
    .filter(({ parent = '', externalId }) => !externalId?.startsWith(codeOf.get(parent) ?? '?'));
  expect(misplaced).toEqual([]);
});

test('an activity belongs to the section of its division', async () => {
  const activities = await defaultEntries('COMMERCIAL_ACTIVITIES');
  const sectionOf = (value: string) => activities.find((entry) => entry.value === value)?.parent;
  expect(['0111', '1011', '3511', '4711', '6201', '9900'].map(sectionOf)).toEqual([
    'A',
    'C',
    'D',
    'G',
    'J',
    'U',
  ]);
  const alone = activities.filter(({ parent }) => parent === undefined).map(({ value }) => value);
  expect(alone).toEqual(['0010', '0020', '0081', '0082', '0090']);
});
