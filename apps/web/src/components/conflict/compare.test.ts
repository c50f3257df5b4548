import { expect, test } from 'vitest';
import { type ComparedField, compare, merge, wordsOf } from './compare.ts';

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

test('says lists line by line', () => {
  expect(
    wordsOf([
      { city: 'Cali', phone: '' },
      { city: 'Lima', phone: '1' },
    ]),
  ).toBe('Cali\nLima · 1');
});
