import { expect, test } from 'vitest';
import { pricePeriodOf } from './price-period.ts';

test.each([
  [{ type: 'product' }, null],
  [{ type: 'service', startPrice: 1, pricePerHour: 2 }, null],
  [{ type: 'service', startPrice: null, pricePerHour: 2 }, 'hour'],
  [{ type: 'property', transactionType: 'Rent', rentalPriceMax: 1, listingPriceMin: 2 }, 'month'],
  [{ type: 'property', transactionType: 'Sale', rentalPriceMin: 1, listingPriceMin: 2 }, null],
  [
    { type: 'property', transactionType: 'Sale', rentalPriceMin: 1, listingPriceMin: null },
    'month',
  ],
  [{ type: 'property', transactionType: 'Lease' }, null],
] as const)('%j is paid for by %s', (listing, period) => {
  expect(pricePeriodOf(listing)).toBe(period);
});
