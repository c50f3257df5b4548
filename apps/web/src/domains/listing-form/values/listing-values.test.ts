import { describe, expect, test } from 'vitest';
import { listingProblems } from '@wiki/domain';
import type { ManagedListingDetailsFragment } from '../../../gql/listing-form.ts';
import { formFieldOf } from './listing-fields.ts';
import { apiFieldsOf, contentOf, emptyValues, pricedInputOf, valuesOf } from './listing-values.ts';

const image = (fileId: string) => ({
  fileId,
  width: 700,
  height: 400,
  url: `/files/${fileId}`,
  alt: { en: 'A ruana', es: null },
  sources: [],
});

const product = {
  __typename: 'Product',
  id: 'l1',
  type: 'product',
  status: 'draft',
  name: { __typename: 'LocalizedText', en: null, es: 'Ruana de Nobsa' },
  description: { en: null, es: 'Lana virgen' },
  category: { key: 'textiles', label: { en: 'Textiles', es: 'Textiles' } },
  offers: null,
  currency: 'COP',
  images: [image('f1')],
  price: { amountMinor: 125_000_50, currency: 'COP' },
  condition: 'New',
  gtin: null,
  color: { en: 'gray', es: null },
} as unknown as ManagedListingDetailsFragment;

describe('the form of a listing', () => {
  const values = valuesOf(product, 'es');

  test('holds what is stored, empty where there is nothing', () => {
    expect(values).toMatchObject({
      name: { en: '', es: 'Ruana de Nobsa' },
      category: 'textiles',
      offers: { en: '', es: '' },
      currency: 'COP',
      price: '125000,50',
      gtin: '',
      color: { en: 'gray', es: '' },
    });
  });

  test('gives the API what it gave', () => {
    expect(apiFieldsOf('product', values)).toMatchObject({
      'name.en': null,
      'name.es': 'Ruana de Nobsa',
      category: 'textiles',
      price: 125_000_50,
      images: [{ fileId: 'f1', alt: { en: 'A ruana', es: null } }],
      sku: null,
    });
  });

  test('has only the fields of its type', () => {
    expect(apiFieldsOf('service', values)).not.toHaveProperty('price');
    expect(apiFieldsOf('property', values)).toHaveProperty('video', null);
  });

  test('reads what was stored in any number of languages', () => {
    expect(valuesOf(product, 'en').price).toBe('125000.50');
  });
});

test('only the changed languages of a text are sent', () => {
  const changes = { 'name.es': 'Ruana', 'offers.en': null, 'offers.es': 'Dos por uno' };
  expect(pricedInputOf(changes, emptyValues())).toEqual({
    name: { es: 'Ruana' },
    offers: { en: null, es: 'Dos por uno' },
  });
});

test('amounts are sent in the currency of the form', () => {
  const values = { ...emptyValues(), currency: 'COP' as const };
  expect(pricedInputOf({ price: 5_00, rentalPriceMin: null, rooms: 3 }, values)).toEqual({
    price: { amountMinor: 5_00, currency: 'COP' },
    rentalPriceMin: null,
    rooms: 3,
  });
});

test('the rules of publishing read the form', () => {
  const values = { ...emptyValues(), price: 'about ten' };
  expect(listingProblems(contentOf('product', values)).map(({ field }) => field)).toEqual([
    'name',
    'description',
    'category',
    'price',
    'condition',
  ]);
});

test.each([
  ['name', 'name.es'],
  ['name.en', 'name.en'],
  ['values.price', 'price'],
  ['images.0.fileId', 'images'],
  ['businessId', null],
  [null, null],
])('a refusal of %s stands at %s', (field, expected) => {
  expect(formFieldOf('product', field, 'es')).toBe(expected);
});
