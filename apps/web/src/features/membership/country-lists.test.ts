import { expect, test } from 'vitest';
import { valuesOf } from './application-values.ts';
import { isColombian, listsForCountry } from './country-lists.ts';
import { storedForm } from './testing/stored-form.ts';

const empty = valuesOf(storedForm());

test('elsewhere than in Colombia the tax lists begin as not applicable', () => {
  const changes = listsForCountry('MX', { ...empty, lineOfBusiness: 'G' });
  expect(changes).toMatchObject({
    taxRegime: 'not-applicable',
    taxResponsibilities: ['not-applicable'],
  });
  expect(changes).not.toHaveProperty('lineOfBusiness');
});

test('in Colombia not applicable is no answer', () => {
  const abroad = { ...empty, ...listsForCountry('PE', empty) };
  expect({ ...abroad, ...listsForCountry('CO', abroad) }).toEqual(empty);
});

test('without a country the rules of Colombia hold', () => {
  expect(isColombian('')).toBe(true);
  expect(listsForCountry('', empty)).toEqual({});
});
