import { expect, test } from 'vitest';
import { type ComparedField, compare, merge } from './compare.ts';
import { wordsOf } from './words-of.ts';

const fields: ComparedField[] = [
  { name: 'name', label: 'Name' },
  { name: 'offer.en', label: 'Offer' },
  { name: 'website', label: 'Website' },
  { name: 'places', label: 'Places' },
];
const base = {
  name: 'Sol',
  offer: { en: 'ten', es: 'diez' },
  website: '',
  places: [{ city: 'Cali' }],
};

test('tells what each changed, and what both did', () => {
  const mine = { ...base, name: 'Sol y Luna', offer: { en: 'twenty', es: 'diez' } };
  const theirs = { ...base, name: 'Sol SAS', website: 'https://sol.co' };
  expect(compare(fields, { base, mine, theirs })).toEqual([
    expect.objectContaining({
      name: 'name',
      changedBy: 'both',
      mine: 'Sol y Luna',
      theirs: 'Sol SAS',
    }),
    expect.objectContaining({ name: 'offer.en', changedBy: 'me', base: 'ten', mine: 'twenty' }),
    expect.objectContaining({ name: 'website', changedBy: 'them', base: '' }),
  ]);
  expect(merge(fields, { base, mine, theirs }, { name: 'theirs' })).toEqual({
    ...base,
    name: 'Sol SAS',
    offer: { en: 'twenty', es: 'diez' },
    website: 'https://sol.co',
  });
  expect(merge(fields, { base, mine, theirs }, { name: 'mine' })).toMatchObject({
    name: 'Sol y Luna',
    website: 'https://sol.co',
  });
});

test('what both changed alike, and what is empty either way, is no difference', () => {
  const same = { ...base, name: 'Sol SAS' };
  expect(compare(fields, { base, mine: same, theirs: { ...same } })).toEqual([]);
  expect(compare(fields, { base, mine: base, theirs: { ...base, website: null } })).toEqual([]);
});

test('what no field names is taken from whoever changed it', () => {
  const mine = { ...base, hidden: 'here' };
  const theirs = { ...base, name: 'Sol SAS', hidden: 'was' };
  const start = { ...base, hidden: 'was' };
  expect(merge(fields, { base: start, mine, theirs }, {})).toMatchObject({
    name: 'Sol SAS',
    hidden: 'here',
  });
});

const places: ComparedField[] = [
  {
    name: 'places',
    label: 'Places',
    rows: {
      label: (row) => `Place: ${(row as { city: string }).city}`,
      words: (row) => wordsOf(row),
    },
  },
];
const offers: ComparedField[] = [
  {
    name: 'offers',
    label: 'Offers',
    rows: {
      id: (row) => (row as { id: string | null }).id,
      label: (row) => `Offer: ${(row as { title: string }).title}`,
      words: (row) => (row as { title: string }).title,
    },
  },
];

test('compares the entries of a list one by one, and merges them', () => {
  const states = {
    base: { places: [{ city: 'Cali' }, { city: 'Lima' }, { city: 'Pasto' }] },
    mine: { places: [{ city: 'Cali', phone: '1' }, { city: 'Lima' }, { city: 'Bogotá' }] },
    theirs: {
      places: [{ city: 'Cali', phone: '2' }, { city: 'Pasto' }, { city: 'Quito' }],
    },
  };
  expect(compare(places, states)).toEqual([
    expect.objectContaining({
      name: 'places[0]',
      label: 'Place: Cali',
      changedBy: 'both',
      base: 'Cali',
      mine: 'Cali · 1',
      theirs: 'Cali · 2',
    }),
    expect.objectContaining({ label: 'Place: Lima', changedBy: 'them', theirs: '' }),
    expect.objectContaining({ label: 'Place: Pasto', changedBy: 'me', mine: 'Bogotá' }),
    expect.objectContaining({ label: 'Place: Quito', changedBy: 'them', base: '' }),
  ]);
  expect(merge(places, states, { 'places[0]': 'mine' })).toEqual({
    places: [{ city: 'Cali', phone: '1' }, { city: 'Bogotá' }, { city: 'Quito' }],
  });
});

test('tells entries with ids apart by them, and keeps the new ones of both', () => {
  const states = {
    base: { offers: [{ id: 'a' as string | null, title: 'ten' }] },
    mine: { offers: [{ id: null, title: 'mine' }] },
    theirs: {
      offers: [
        { id: 'b', title: 'theirs' },
        { id: 'a', title: 'twenty' },
      ],
    },
  };
  const clashes = compare(offers, states).filter(({ changedBy }) => changedBy === 'both');
  expect(clashes).toEqual([
    expect.objectContaining({ label: 'Offer: ten', isRow: true, mine: '', theirs: 'twenty' }),
  ]);
  expect(merge(offers, states, { 'offers[0]': 'mine' })).toEqual({
    offers: [
      { id: 'b', title: 'theirs' },
      { id: null, title: 'mine' },
    ],
  });
  expect(merge(offers, states, { 'offers[0]': 'theirs' }).offers).toHaveLength(3);
});

test('keeps an order that one of them changed', () => {
  const list = (...titles: string[]) => ({ offers: titles.map((id) => ({ id, title: id })) });
  const [start, turned] = [list('a', 'b', 'c'), list('c', 'a', 'b')];
  expect(merge(offers, { base: start, mine: turned, theirs: start }, {})).toEqual(turned);
  expect(merge(offers, { base: start, mine: start, theirs: turned }, {})).toEqual(turned);
});

test('says lists line by line', () => {
  expect(
    wordsOf([
      { city: 'Cali', phone: '' },
      { city: 'Lima', phone: '1' },
    ]),
  ).toBe('Cali\nLima · 1');
});
