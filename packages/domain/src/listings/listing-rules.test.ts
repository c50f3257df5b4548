import { describe, expect, it } from 'vitest';
import {
  imageCounts,
  type ListingContent,
  listingProblems,
  listingRanges,
  requiredFields,
  reversedRanges,
} from './listing-rules.ts';
import { listingTypes } from './listings.ts';

const images = (count: number) => Array.from({ length: count }, (_, index) => index);
const common = { name: { es: 'Casa' }, description: { en: 'Bright.' }, category: 'house' };
const complete: Record<ListingContent['type'], ListingContent> = {
  product: { type: 'product', ...common, price: 1, condition: 'New' },
  service: { type: 'service', ...common, serviceType: 'hourly', pricePerHour: 1 },
  property: {
    type: 'property',
    ...common,
    propertyType: 'House',
    transactionType: 'Sale',
    listingPriceMin: 1,
    city: 'Cali',
    region: 'Valle del Cauca',
    country: 'CO',
    images: images(5),
  },
};
const told = (listing: ListingContent) =>
  listingProblems(listing).map(({ code, field }) => `${code} ${field}`);

describe.each(listingTypes)('a %s', (type) => {
  it('is complete with what it needs', () => {
    expect(listingProblems(complete[type])).toEqual([]);
  });

  it.each(requiredFields[type])('needs its %s', (field) => {
    for (const nothing of [undefined, null, '', {}, { en: '', es: null }]) {
      const listing = { ...complete[type], [field]: nothing };
      const isText = nothing !== null && typeof nothing === 'object';
      if (isText && !(field === 'name' || field === 'description')) continue;
      expect(told(listing)).toEqual([`FIELD_REQUIRED ${field}`]);
    }
  });

  it('tells everything that is missing at once', () => {
    const fields = told({ type }).filter((problem) => problem.startsWith('FIELD_REQUIRED'));
    expect(fields.length).toBeGreaterThanOrEqual(requiredFields[type].length);
  });

  it.each([...listingRanges[type]].map(([from, to]) => ({ from, to })))(
    'has $from not above $to',
    ({ from, to }) => {
      const isDate = from === 'fromDate';
      const [low, high] = isDate ? ['2026-01-31', '2026-02-01'] : [5, 7];
      const pair = (lower: unknown, upper: unknown) =>
        reversedRanges({ ...complete[type], [from]: lower, [to]: upper });
      expect(pair(low, high)).toEqual([]);
      expect(pair(low, low)).toEqual([]);
      expect(pair(null, low)).toEqual([]);
      expect(pair(high, null)).toEqual([]);
      expect(pair(high, low)).toEqual([to]);
    },
  );

  it('has no more than 10 images, properties no fewer than 5', () => {
    const code = type === 'property' ? 'PROPERTY_IMAGE_COUNT' : 'TOO_MANY_ITEMS';
    const { min, max } = imageCounts(type);
    expect([min, max]).toEqual([type === 'property' ? 5 : 0, 10]);
    for (let count = 0; count <= 12; count += 1) {
      const fits = count >= min && count <= max;
      expect(told({ ...complete[type], images: images(count) })).toEqual(
        fits ? [] : [`${code} images`],
      );
    }
  });
});

describe('prices', () => {
  it.each(['startPrice', 'endPrice', 'pricePerHour'])('of a service: %s is enough', (field) => {
    const { pricePerHour: _price, ...unpriced } = complete.service;
    expect(told({ ...unpriced, [field]: 1 })).toEqual([]);
    expect(told({ ...unpriced, [field]: 0 })).toEqual([`PRICE_ZERO ${field}`]);
    expect(told(unpriced)).toEqual(['FIELD_REQUIRED startPrice']);
  });

  it.each(['rentalPriceMin', 'rentalPriceMax', 'listingPriceMin', 'listingPriceMax'])(
    'of a property: %s is enough',
    (field) => {
      const { listingPriceMin: _price, ...unpriced } = complete.property;
      expect(told({ ...unpriced, [field]: 9 })).toEqual([]);
    },
  );

  it.each([
    ['Sale', 'listingPriceMin'],
    ['Other', 'listingPriceMin'],
    ['Rent', 'rentalPriceMin'],
    ['Lease', 'rentalPriceMin'],
  ] as const)('for %s are asked for as %s', (transactionType, field) => {
    const { listingPriceMin: _price, ...unpriced } = complete.property;
    expect(told({ ...unpriced, transactionType })).toEqual([`FIELD_REQUIRED ${field}`]);
  });
});

it('a product with a wrong GTIN has a problem with it', () => {
  expect(told({ ...complete.product, gtin: '4006381333932' })).toEqual(['INVALID_GTIN gtin']);
  expect(told({ ...complete.product, gtin: '4006381333931' })).toEqual([]);
});
