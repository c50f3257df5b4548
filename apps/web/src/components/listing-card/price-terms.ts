import type { ListingPriceFragment } from '../../gql/components.ts';

/** How the price that a list shows is to be read. */
export interface PriceTerms {
  /** Whether it is the least of several. */
  isFrom: boolean;
  /** What it is paid for; null for the thing itself. */
  per: 'hour' | 'month' | null;
}

type Amount = { amountMinor: number } | null;

/** Whether there is more to pay than the least. */
const isRange = (least: Amount, most: Amount): boolean =>
  most !== null && most.amountMinor > (least?.amountMinor ?? most.amountMinor);

/**
 * How the price of a listing is to be read. It follows what the price is taken from: the start price
 * of a service, else that of an hour; what a property is listed for, or its rent when that is how it
 * is offered.
 */
export function priceTermsOf(listing: ListingPriceFragment): PriceTerms {
  switch (listing.__typename) {
    case 'Product':
      return { isFrom: false, per: null };
    case 'Service': {
      const { startPrice, endPrice, pricePerHour } = listing;
      if (!startPrice && pricePerHour) return { isFrom: false, per: 'hour' };
      return { isFrom: startPrice !== null && !isSame(startPrice, endPrice), per: null };
    }
    case 'Property': {
      const { transactionType, rentalPriceMin, rentalPriceMax } = listing;
      const { listingPriceMin, listingPriceMax } = listing;
      const hasRent = Boolean(rentalPriceMin ?? rentalPriceMax);
      const isSold = Boolean(listingPriceMin ?? listingPriceMax);
      const isLet = transactionType === 'Rent' || transactionType === 'Lease';
      return hasRent && (isLet || !isSold)
        ? { isFrom: isRange(rentalPriceMin, rentalPriceMax), per: 'month' }
        : { isFrom: isRange(listingPriceMin, listingPriceMax), per: null };
    }
  }
}

const isSame = (one: Amount, other: Amount): boolean => one?.amountMinor === other?.amountMinor;
