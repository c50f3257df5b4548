import type { ListingType } from './listings.ts';

/** What tells how often the price of a listing is paid; amounts in any form, null without one. */
export interface PricedListing {
  type: ListingType;
  startPrice?: unknown;
  pricePerHour?: unknown;
  transactionType?: unknown;
  rentalPriceMin?: unknown;
  rentalPriceMax?: unknown;
  listingPriceMin?: unknown;
  listingPriceMax?: unknown;
}

/** What the least price of a listing is paid for again and again; null for the thing itself. */
export function pricePeriodOf(listing: PricedListing): 'hour' | 'month' | null {
  switch (listing.type) {
    case 'product':
      return null;
    case 'service':
      return listing.startPrice == null && listing.pricePerHour != null ? 'hour' : null;
    case 'property': {
      const hasRent = (listing.rentalPriceMin ?? listing.rentalPriceMax) != null;
      const isSold = (listing.listingPriceMin ?? listing.listingPriceMax) != null;
      const isLet = listing.transactionType === 'Rent' || listing.transactionType === 'Lease';
      return hasRent && (isLet || !isSold) ? 'month' : null;
    }
  }
}
