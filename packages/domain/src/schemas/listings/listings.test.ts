import { describe, expect, it } from 'vitest';
import { limits } from '../../graphql/limits.ts';
import {
  listingCurrencies,
  listingTypes,
  propertyTypes,
  transactionTypes,
} from '../../listings/listings.ts';
import { actOnListingsSchema, listingValuesSchemas } from './listings.ts';

/** The errors of values, each with its field. */
function told(type: keyof typeof listingValuesSchemas, values: object): string[] {
  const parsed = listingValuesSchemas[type].safeParse(values);
  return parsed.success
    ? []
    : parsed.error.issues.map(({ message, path }) => `${message} ${path.join('.')}`);
}

const { listing } = limits;
const image = (fileId: string) => ({ fileId });

describe.each(listingTypes)('the values of a %s', (type) => {
  it('may all be left out, and all be cleared', () => {
    expect(told(type, {})).toEqual([]);
    const cleared = Object.fromEntries(
      Object.keys(listingValuesSchemas[type].shape).map((field) => [field, null]),
    );
    expect(listingValuesSchemas[type].parse(cleared)).toEqual(cleared);
  });

  it.each([
    [{ name: { en: 'x'.repeat(listing.name + 1) } }, 'FIELD_TOO_LONG name.en'],
    [{ name: { es: 'two\nlines' } }, 'FIELD_INVALID name.es'],
    [{ name: { es: 'bell\u0007' } }, 'FIELD_INVALID name.es'],
    [{ description: { es: 'x'.repeat(listing.description + 1) } }, 'FIELD_TOO_LONG description.es'],
    [{ description: { en: 'nul\u0000' } }, 'FIELD_INVALID description.en'],
    [{ offers: { en: 'x'.repeat(listing.offers + 1) } }, 'FIELD_TOO_LONG offers.en'],
    [{ category: 'x'.repeat(41) }, 'FIELD_TOO_LONG category'],
    [{ currency: 'EUR' }, 'FIELD_INVALID currency'],
    [{ images: [image('a'), image('a')] }, 'FIELD_INVALID images'],
    [
      { images: [{ fileId: 'a', alt: { es: 'x'.repeat(limits.business.imageAlt + 1) } }] },
      'FIELD_TOO_LONG images.0.alt.es',
    ],
  ])('are not %j', (values, error) => {
    expect(told(type, values)).toEqual([error]);
  });

  it('are of ten images at most', () => {
    const images = Array.from({ length: 11 }, (_, i) => image(`${i}`));
    const code = type === 'property' ? 'PROPERTY_IMAGE_COUNT' : 'TOO_MANY_ITEMS';
    expect(told(type, { images: images.slice(1) })).toEqual([]);
    expect(told(type, { images })).toEqual([`${code} images`]);
  });

  it('take every currency and texts as they are written', () => {
    for (const currency of listingCurrencies) expect(told(type, { currency })).toEqual([]);
    const description = { es: 'Ñandú «único» 🧶 – 50 % más\n\n‏ليست‏ <b>no</b> {{x}}' };
    expect(listingValuesSchemas[type].parse({ description }).description).toEqual(description);
  });
});

const wholes = (fields: string[], max: number) =>
  fields.flatMap((field) =>
    [-1, 0.5, max + 1, Number.NaN, Number.MAX_SAFE_INTEGER + 1, '5', true].map(
      (value) => [field, value] as const,
    ),
  );

describe('numbers', () => {
  it.each([
    ...wholes(['price'], listing.amount).map((each) => ['product', ...each] as const),
    ...wholes(['startPrice', 'endPrice', 'pricePerHour'], listing.amount).map(
      (each) => ['service', ...each] as const,
    ),
    ...wholes(
      ['rentalPriceMin', 'rentalPriceMax', 'listingPriceMin', 'listingPriceMax'],
      listing.amount,
    ).map((each) => ['property', ...each] as const),
    ...wholes(['squareFeetMin', 'squareFeetMax'], listing.area).map(
      (each) => ['property', ...each] as const,
    ),
    ...wholes(['rooms', 'bedrooms', 'bathrooms'], listing.rooms).map(
      (each) => ['property', ...each] as const,
    ),
  ])('of a %s: %s is not %j', (type, field, value) => {
    const errors = told(type, { [field]: value });
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toMatch(new RegExp(` ${field}$`));
    expect(told(type, { [field]: 0 })).toEqual([]);
  });
});

describe('a product', () => {
  it.each(['manufacturer', 'brand', 'model', 'productId', 'sku', 'size'])(
    'has its %s in one line of at most 120 characters',
    (field) => {
      expect(told('product', { [field]: 'x'.repeat(listing.text) })).toEqual([]);
      expect(told('product', { [field]: 'x'.repeat(listing.text + 1) })).toEqual([
        `FIELD_TOO_LONG ${field}`,
      ]);
      expect(told('product', { [field]: 'a\nb' })).toEqual([`FIELD_INVALID ${field}`]);
    },
  );

  it('has a GTIN as printed, without its spaces', () => {
    expect(listingValuesSchemas.product.parse({ gtin: '4 006381-333931' }).gtin).toBe(
      '4006381333931',
    );
    expect(listingValuesSchemas.product.parse({ gtin: '' }).gtin).toBeNull();
    expect(told('product', { gtin: '4006381333932' })).toEqual(['INVALID_GTIN gtin']);
  });

  it('is new or used, from a country, in a color', () => {
    expect(told('product', { condition: 'Old' })).toEqual(['FIELD_INVALID condition']);
    expect(told('product', { countryOfOrigin: 'col' })).toEqual([
      'INVALID_COUNTRY countryOfOrigin',
    ]);
    expect(told('product', { color: { en: 'x'.repeat(121) } })).toEqual([
      'FIELD_TOO_LONG color.en',
    ]);
  });
});

describe('a property', () => {
  it('is of a listed kind', () => {
    for (const propertyType of propertyTypes)
      expect(told('property', { propertyType })).toEqual([]);
    for (const transactionType of transactionTypes) {
      expect(told('property', { transactionType })).toEqual([]);
    }
    expect(told('property', { propertyType: 'Castle' })).toEqual(['FIELD_INVALID propertyType']);
    expect(told('property', { transactionType: 'Gift' })).toEqual([
      'FIELD_INVALID transactionType',
    ]);
  });

  it.each(['fromDate', 'toDate'])('has a %s that exists', (field) => {
    expect(told('property', { [field]: '2028-02-29' })).toEqual([]);
    for (const day of [
      '2027-02-29',
      '2027-2-1',
      'soon',
      '20270201',
      '0000-01-01',
      '275760-09-13',
    ]) {
      expect(told('property', { [field]: day })).toContain(`INVALID_DATE ${field}`);
    }
  });

  it('has each amenity once, and not without end', () => {
    const keys = (count: number) => Array.from({ length: count }, (_, index) => `key${index}`);
    expect(listingValuesSchemas.property.parse({ amenities: ['a', 'b', 'a'] }).amenities).toEqual([
      'a',
      'b',
    ]);
    expect(told('property', { amenities: keys(40) })).toEqual([]);
    expect(told('property', { amenities: keys(41) })).toEqual(['TOO_MANY_ITEMS amenities']);
  });

  it('lies somewhere', () => {
    expect(told('property', { city: 'x'.repeat(101) })).toEqual(['FIELD_TOO_LONG city']);
    expect(told('property', { region: 'a\tb' })).toEqual(['FIELD_INVALID region']);
    expect(told('property', { country: 'co' })).toEqual(['INVALID_COUNTRY country']);
  });
});

describe('an act', () => {
  const act = (action: string, reason?: unknown, listingIds: unknown = ['a']) =>
    actOnListingsSchema.safeParse({ listingIds, action, reason });

  it('needs a reason only to remove', () => {
    expect(act('pause').success).toBe(true);
    expect(act('remove', { key: 'misleading' }).success).toBe(true);
    expect(act('remove', { text: 'Es falso.' }).success).toBe(true);
    for (const reason of [undefined, null, {}, { text: 'x' }, { key: 'unknown' }]) {
      expect(act('remove', reason).success).toBe(false);
    }
  });

  it('is on 1 to 100 listings', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
    expect(act('pause', null, ids(100)).success).toBe(true);
    expect(act('pause', null, ids(101)).success).toBe(false);
    expect(act('pause', null, []).success).toBe(false);
  });
});
