import { wordsOf } from '@wiki/domain';
import type { ListingRecord } from './listing.model.ts';

/** What is stored to sort and find by, from what a listing says. */
export type DerivedValues = Pick<ListingRecord, 'priceFrom' | 'rank' | 'nameKeys' | 'skuKey'>;

/** Above any time in milliseconds: featured listings rank before all others. */
const featuredAhead = 1e14;

/** What must be written with every change of a listing. */
export function derivedOf(listing: ListingRecord): DerivedValues {
  const { en, es } = listing.name;
  return {
    priceFrom: priceFromOf(listing),
    rank: rankOf(listing),
    nameKeys: searchedWords([en, es, skuOf(listing)].filter((text) => text != null).join(' ')),
    skuKey: skuKeyOf(skuOf(listing)),
  };
}

/** The words of a text as the managers' search compares them, each once. */
export const searchedWords = (text: string): string[] => [
  ...new Set(wordsOf(text).map(({ word }) => word)),
];

/** What two SKUs have in common that are the same: neither case nor the spaces around them count. */
export const skuKeyOf = (sku: string | null): string | null =>
  sku?.normalize('NFKC').trim().toLowerCase() || null;

/** The SKU of a listing; only products have one. */
export const skuOf = (listing: ListingRecord): string | null =>
  listing.type === 'product' ? listing.sku : null;

/** Where a listing stands by relevance: featured ones first, then by publication. */
export function rankOf({
  isFeatured,
  datePublished,
}: Pick<ListingRecord, 'isFeatured' | 'datePublished'>): number {
  return (isFeatured ? featuredAhead : 0) + (datePublished?.getTime() ?? 0);
}

/** The least a listing costs, in its currency's smallest unit; null without any price. */
function priceFromOf(listing: ListingRecord): number | null {
  switch (listing.type) {
    case 'product':
      return listing.price;
    case 'service':
      return listing.startPrice ?? listing.pricePerHour ?? listing.endPrice;
    case 'property': {
      const sale = listing.listingPriceMin ?? listing.listingPriceMax;
      const rent = listing.rentalPriceMin ?? listing.rentalPriceMax;
      return listing.transactionType === 'Rent' || listing.transactionType === 'Lease'
        ? (rent ?? sale)
        : (sale ?? rent);
    }
  }
}
