import { expect, test } from 'vitest';
import type { ListingPriceFragment } from '../../gql/listing-card.ts';
import { pricePerMeter, priceTermsOf } from './price-terms.ts';

const usd = (amountMinor: number) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency: 'USD',
});

const service = { startPrice: null, endPrice: null, pricePerHour: null };
const property = {
  transactionType: 'Sale',
  rentalPriceMin: null,
  rentalPriceMax: null,
  listingPriceMin: null,
  listingPriceMax: null,
} as const;

const listings: readonly [string, ListingPriceFragment, ReturnType<typeof priceTermsOf>][] = [
  [
    'a product',
    { __typename: 'Product', id: 'l1', priceFrom: usd(100) },
    { isFrom: false, upTo: null, per: null },
  ],
  [
    'a service by the job',
    { __typename: 'Service', id: 'l1', priceFrom: usd(100), ...service, startPrice: usd(100) },
    { isFrom: true, upTo: null, per: null },
  ],
  [
    'a service between two prices',
    {
      __typename: 'Service',
      id: 'l1',
      priceFrom: usd(100),
      ...service,
      startPrice: usd(100),
      endPrice: usd(300),
    },
    { isFrom: true, upTo: 300, per: null },
  ],
  [
    'a service at one price',
    {
      __typename: 'Service',
      id: 'l1',
      priceFrom: usd(100),
      ...service,
      startPrice: usd(100),
      endPrice: usd(100),
    },
    { isFrom: false, upTo: null, per: null },
  ],
  [
    'a service by the hour',
    { __typename: 'Service', id: 'l1', priceFrom: usd(100), ...service, pricePerHour: usd(100) },
    { isFrom: false, upTo: null, per: 'hour' },
  ],
  [
    'a property to rent',
    {
      __typename: 'Property',
      id: 'l1',
      priceFrom: usd(100),
      ...property,
      transactionType: 'Rent',
      rentalPriceMin: usd(100),
      rentalPriceMax: usd(200),
      listingPriceMin: usd(9000),
    },
    { isFrom: true, upTo: 200, per: 'month' },
  ],
  [
    'a property for sale that may be rented',
    {
      __typename: 'Property',
      id: 'l1',
      priceFrom: usd(9000),
      ...property,
      rentalPriceMin: usd(100),
      listingPriceMin: usd(9000),
    },
    { isFrom: false, upTo: null, per: null },
  ],
  [
    'a property for sale without a price for it',
    {
      __typename: 'Property',
      id: 'l1',
      priceFrom: usd(100),
      ...property,
      rentalPriceMin: usd(100),
    },
    { isFrom: false, upTo: null, per: 'month' },
  ],
];

test.each(listings)('the price of %s', (_, listing, terms) => {
  expect(priceTermsOf(listing)).toEqual(terms);
});

test('a square meter has a price where the whole has one price and one area', () => {
  const house = {
    ...property,
    listingPriceMin: usd(250_000_00),
    squareFeetMin: 1076,
    squareFeetMax: null,
  } as const;
  expect(pricePerMeter(house)).toMatchObject({ amountMinor: 2_500_00, currency: 'USD' });
  expect(pricePerMeter({ ...house, listingPriceMax: usd(300_000_00) })).toBeNull();
  expect(pricePerMeter({ ...house, squareFeetMax: 1500 })).toBeNull();
  expect(pricePerMeter({ ...house, squareFeetMin: null })).toBeNull();
  expect(pricePerMeter({ ...house, transactionType: 'Rent' })).toBeNull();
});
