import { describe, expect, test } from 'vitest';
import { applicationStatuses, isTaxId } from '@wiki/domain';
import { demoApplications } from './data/applications.ts';
import { demoBusinesses } from './data/index.ts';
import { demoOwners } from './data/owners.ts';
import { demoProfiles } from './data/profiles.ts';
import { demoAccounts } from './demo-accounts.ts';

const products = demoBusinesses.flatMap((business) => business.products);

/** Whether the last digit of a GTIN is the one GS1 prescribes: weights 3 and 1 from the right. */
function hasCheckDigit(gtin: string): boolean {
  const digits = [...gtin].map(Number).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 ? 3 : 1), 0);
  return /^(\d{8}|\d{12,14})$/.test(gtin) && sum % 10 === 0;
}

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the demonstration', () => {
  test('has four businesses of each of five countries, fifty products and twelve featured', () => {
    const perCountry = Object.groupBy(demoBusinesses, ({ country }) => country);
    expect(Object.values(perCountry).map((list) => list.length)).toEqual([4, 4, 4, 4, 4]);
    expect(products).toHaveLength(50);
    expect(products.filter(({ isFeatured }) => isFeatured)).toHaveLength(12);
  });

  test('has a profile for each business and for nothing else', () => {
    const keys = demoBusinesses.map(({ key }) => key);
    expect(Object.keys(demoProfiles).toSorted()).toEqual(keys.toSorted());
  });

  test('has somebody who manages each business', () => {
    const managed = [
      ...Object.keys(demoOwners),
      ...demoAccounts.flatMap(({ business, memberType }) =>
        memberType === 'businessAdmin' && business ? [business] : [],
      ),
    ];
    expect(managed.toSorted()).toEqual(demoBusinesses.map(({ key }) => key).toSorted());
  });

  test('has an application in every state, each with a tax id of its country', () => {
    const statuses = new Set(demoApplications.map(({ status }) => status));
    expect([...statuses].toSorted()).toEqual([...applicationStatuses].toSorted());
    const wrong = demoApplications.filter(({ taxId, country }) => !isTaxId(taxId, country));
    expect(wrong.map(({ key }) => key)).toEqual([]);
  });

  test('has keys, units and item numbers that are unique', () => {
    expect(repeated(demoBusinesses.map(({ key }) => key))).toEqual([]);
    for (const { products: own } of demoBusinesses) {
      expect(repeated(own.map(({ key }) => key))).toEqual([]);
    }
    expect(repeated(products.flatMap(({ sku }) => sku ?? []))).toEqual([]);
    expect(repeated(products.flatMap(({ gtin }) => gtin ?? []))).toEqual([]);
  });

  test.each(products.filter(({ gtin }) => gtin))(
    'has the right check digit in $gtin of $name.en',
    ({ gtin = '' }) => {
      expect(hasCheckDigit(gtin)).toBe(true);
    },
  );

  test.each(products)(
    'describes $name.en in two to four sentences of both languages',
    ({ description }) => {
      for (const text of [description.en, description.es]) {
        const sentences = text.split(/[.](?:\s|$)/).filter(Boolean);
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(sentences.length).toBeLessThanOrEqual(4);
        expect(text).not.toMatch(/[!¡]/);
      }
    },
  );

  test('has an account for each role and one that must set a new password', () => {
    expect(new Set(demoAccounts.map(({ memberType }) => memberType))).toEqual(
      new Set(['user', 'business', 'businessAdmin', 'wikiAdmin']),
    );
    expect(demoAccounts.filter(({ isAuthorized }) => !isAuthorized)).toHaveLength(1);
    const keys = demoBusinesses.map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining(demoAccounts.flatMap(({ business }) => business ?? [])),
    );
  });
});
