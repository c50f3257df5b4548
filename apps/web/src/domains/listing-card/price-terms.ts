import { metersOf } from '@wiki/domain';
import type { ListingPriceFragment } from '../../gql/listing-card.ts';
import type { MoneyValue } from '../../lib/format/format.ts';

/** How the price that a list shows is to be read. */
export interface PriceTerms {
  /** Whether it is the least of several. */
  isFrom: boolean;
  /** The most there is to pay, in hundredths, where that is more than the least. */
  upTo: number | null;
  /** What it is paid for; null for the thing itself. */
  per: 'hour' | 'month' | null;
}

type Amount = { amountMinor: number } | null;

/** The most there is to pay, when that is more than the least; else null. */
const mostOf = (least: Amount, most: Amount): number | null =>
  most !== null && most.amountMinor > (least?.amountMinor ?? most.amountMinor)
    ? most.amountMinor
    : null;

const span = (least: Amount, most: Amount) => {
  const upTo = mostOf(least, most);
  return { isFrom: upTo !== null, upTo };
};

/**
 * How the price of a listing is to be read. It follows what the price is taken from: the start price
 * of a service, else that of an hour; what a property is listed for, or its rent when that is how it
 * is offered.
 */
export function priceTermsOf(listing: ListingPriceFragment): PriceTerms {
  switch (listing.__typename) {
    case 'Product':
      return { isFrom: false, upTo: null, per: null };
    case 'Service': {
      const { startPrice, endPrice, pricePerHour } = listing;
      if (!startPrice && pricePerHour) return { isFrom: false, upTo: null, per: 'hour' };
      const isFrom = startPrice !== null && !isSame(startPrice, endPrice);
      return { isFrom, upTo: mostOf(startPrice, endPrice), per: null };
    }
    case 'Property': {
      const { transactionType, rentalPriceMin, rentalPriceMax } = listing;
      const { listingPriceMin, listingPriceMax } = listing;
      const hasRent = Boolean(rentalPriceMin ?? rentalPriceMax);
      const isSold = Boolean(listingPriceMin ?? listingPriceMax);
      const isLet = transactionType === 'Rent' || transactionType === 'Lease';
      return hasRent && (isLet || !isSold)
        ? { ...span(rentalPriceMin, rentalPriceMax), per: 'month' }
        : { ...span(listingPriceMin, listingPriceMax), per: null };
    }
  }
}

const isSame = (one: Amount, other: Amount): boolean => one?.amountMinor === other?.amountMinor;

type PricedProperty = Pick<
  Extract<ListingPriceFragment, { __typename: 'Property' }>,
  'transactionType' | 'listingPriceMin' | 'listingPriceMax'
> & { squareFeetMin: number | null; squareFeetMax: number | null };

/** What a square meter of a property for sale costs; null where price or area is a span or not known. */
export function pricePerMeter(property: PricedProperty): MoneyValue | null {
  const { transactionType, listingPriceMin: price, squareFeetMin: area } = property;
  const isOne = isSame(price, property.listingPriceMax ?? price);
  const isMeasured = area !== null && area === (property.squareFeetMax ?? area);
  if (transactionType !== 'Sale' || !price || !isOne || !isMeasured) return null;
  const meters = metersOf(area);
  if (meters === 0) return null;
  return { ...price, amountMinor: Math.round(price.amountMinor / meters / 100) * 100 };
}
