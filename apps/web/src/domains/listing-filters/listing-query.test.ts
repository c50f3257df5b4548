import { describe, expect, test } from 'vitest';
import {
  activeConditions,
  addressOf,
  atLeast,
  comparesPrices,
  currencyOf,
  everything,
  filterOf,
  inCurrency,
  queryFromAddress,
  toggled,
  withChange,
} from './listing-query.ts';

const property = (address: string) => queryFromAddress('property', new URLSearchParams(address));

const whole =
  'category=offices&category=warehouses&kind=House&offer=Rent&rooms=4&bedrooms=3&bathrooms=2' +
  '&amenity=pool&currency=COP&min=500&max=900&country=CO&region=Antioquia&city=Medell%C3%ADn' +
  '&sort=price-low';

describe('the address', () => {
  test('says everything a query has, and is read back the same', () => {
    expect(addressOf(property(whole)).toString()).toBe(whole);
    expect(property(whole)).toMatchObject({ propertyTypes: ['House'], priceMin: 500, bedrooms: 3 });
  });

  test('is empty for everything, but for the language', () => {
    expect(addressOf(everything).toString()).toBe('');
    expect(addressOf(everything, { language: 'es' }).toString()).toBe('lang=es');
    expect(property('')).toEqual(everything);
  });

  test.each([
    'kind=Castle',
    'offer=rent',
    'rooms=0',
    'rooms=2.5',
    'rooms=9999',
    'min=-3',
    'max=1e3',
    'currency=usd',
    'country=Colombia',
    'city=Pasto',
    'brand=Acme',
    'condition=New',
    'sort=cheap',
    'category=',
    `category=${'x'.repeat(200)}`,
  ])('that cannot be asked for says nothing: %s', (address) => {
    expect(property(address)).toEqual(everything);
  });

  test('names one value once', () => {
    expect(property('category=a&category=a').categories).toEqual(['a']);
  });
});

describe('the filter', () => {
  test('asks in the smallest unit', () => {
    expect(filterOf(property(whole))).toEqual({
      categories: ['offices', 'warehouses'],
      propertyTypes: ['House'],
      transactionTypes: ['Rent'],
      minRooms: 4,
      minBedrooms: 3,
      minBathrooms: 2,
      amenities: ['pool'],
      currency: 'COP',
      priceMin: { amountMinor: 50_000, currency: 'COP' },
      priceMax: { amountMinor: 90_000, currency: 'COP' },
      country: 'CO',
      region: 'Antioquia',
      city: 'Medellín',
    });
  });

  test('is none for everything', () => {
    expect(filterOf(everything)).toBeNull();
    expect(filterOf({ ...everything, sort: 'RATING' })).toBeNull();
  });

  test('keeps to one currency where prices are compared', () => {
    expect(currencyOf(everything)).toBeNull();
    expect(currencyOf({ ...everything, sort: 'PRICE_ASC' })).toBe('USD');
    expect(currencyOf({ ...everything, priceMax: 5 })).toBe('USD');
    expect(currencyOf({ ...everything, priceMax: 5, currency: 'MXN' })).toBe('MXN');
    expect(comparesPrices({ ...everything, currency: 'MXN' })).toBe(false);
    expect(comparesPrices({ ...everything, sort: 'PRICE_DESC' })).toBe(true);
  });

  test('leads to another currency with all its conditions but the amounts of the old one', () => {
    const address = addressOf(inCurrency(property(whole), 'MXN')).toString();
    expect(address).toBe(
      whole.replace('currency=COP', 'currency=MXN').replace('&min=500&max=900', ''),
    );
  });
});

test('another country empties what lies within the old one', () => {
  const query = property(whole);
  expect(withChange(query, { country: 'PE' })).toMatchObject({ region: null, city: null });
  expect(withChange(query, { region: 'Caldas' })).toMatchObject({ country: 'CO', city: null });
});

test('each condition can be taken away by itself', () => {
  const conditions = activeConditions(property(whole));
  expect(conditions).toHaveLength(14);
  const [first] = conditions;
  expect(first).toMatchObject({ condition: 'categories', value: 'offices' });
  expect(first?.without.categories).toEqual(['warehouses']);
  expect(conditions.find(({ condition }) => condition === 'country')?.without.city).toBeNull();
});

test('values go in and out', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('at least so many counts everything from there on', () => {
  const facet = [
    { value: '1', count: 4 },
    { value: '3', count: 2 },
    { value: '10', count: 1 },
  ];
  expect([1, 2, 3, 4].map((least) => atLeast(facet, least))).toEqual([7, 3, 3, 1]);
});
