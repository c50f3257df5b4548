import type { ErrorCode } from '../graphql/error-codes.ts';
import { isGtin } from './gtin.ts';
import type { LocalizedText } from '../texts/language.ts';
import { limits } from '../graphql/limits.ts';
import type { ListingType, TransactionType } from './listings.ts';

type Maybe<Value> = Value | null | undefined;

/** What the rules of publishing read of a listing, as stored or as a form holds it. */
export interface ListingContent {
  type: ListingType;
  name?: Maybe<LocalizedText>;
  description?: Maybe<LocalizedText>;
  category?: Maybe<string>;
  images?: Maybe<readonly unknown[]>;
  city?: Maybe<string>;
  region?: Maybe<string>;
  country?: Maybe<string>;
  price?: Maybe<number>;
  condition?: Maybe<string>;
  gtin?: Maybe<string>;
  serviceType?: Maybe<string>;
  startPrice?: Maybe<number>;
  endPrice?: Maybe<number>;
  pricePerHour?: Maybe<number>;
  propertyType?: Maybe<string>;
  transactionType?: Maybe<TransactionType>;
  fromDate?: Maybe<string>;
  toDate?: Maybe<string>;
  rentalPriceMin?: Maybe<number>;
  rentalPriceMax?: Maybe<number>;
  listingPriceMin?: Maybe<number>;
  listingPriceMax?: Maybe<number>;
  squareFeetMin?: Maybe<number>;
  squareFeetMax?: Maybe<number>;
}

type Field = keyof ListingContent;

/** What keeps a listing from being published, on the field at fault. */
export interface ListingProblem {
  code: ErrorCode;
  field: Field;
}

/** Pairs whose second value is not below the first. The later one is at fault. */
export const listingRanges = {
  product: [],
  service: [['startPrice', 'endPrice']],
  property: [
    ['fromDate', 'toDate'],
    ['rentalPriceMin', 'rentalPriceMax'],
    ['listingPriceMin', 'listingPriceMax'],
    ['squareFeetMin', 'squareFeetMax'],
  ],
} as const satisfies Record<ListingType, readonly (readonly [Field, Field])[]>;

/** What a listing of each type cannot be published without; a price comes on top. */
export const requiredFields = {
  product: ['name', 'description', 'category', 'price', 'condition'],
  service: ['name', 'description', 'category', 'serviceType'],
  property: [
    'name',
    'description',
    'category',
    'propertyType',
    'transactionType',
    'city',
    'region',
    'country',
  ],
} as const satisfies Record<ListingType, readonly Field[]>;

/** Whether a field that may hold a text in either language, or a value, holds nothing. */
function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return value == null || value === '';
  const { en, es }: LocalizedText = value;
  return !en && !es;
}

/** The prices of a type of which one is needed; the first is where its absence is told. */
function prices({ type, transactionType }: ListingContent): readonly Field[] {
  if (type === 'product') return [];
  if (type === 'service') return ['startPrice', 'pricePerHour', 'endPrice'];
  const rent = ['rentalPriceMin', 'rentalPriceMax'] as const;
  const sale = ['listingPriceMin', 'listingPriceMax'] as const;
  return transactionType === 'Rent' || transactionType === 'Lease'
    ? [...rent, ...sale]
    : [...sale, ...rent];
}

/** What is missing before a listing can be published. */
function missing(listing: ListingContent): Field[] {
  const fields: Field[] = requiredFields[listing.type].filter((field) => isEmpty(listing[field]));
  const [first, ...others] = prices(listing);
  const unpriced = first && [first, ...others].every((field) => isEmpty(listing[field]));
  return unpriced ? [...fields, first] : fields;
}

const priceFields = {
  product: ['price'],
  service: ['startPrice', 'endPrice', 'pricePerHour'],
  property: ['rentalPriceMin', 'rentalPriceMax', 'listingPriceMin', 'listingPriceMax'],
} as const satisfies Record<ListingType, readonly Field[]>;

/** The prices that are zero: forgotten more often than meant, and nothing here is given away. */
const freePrices = (listing: ListingContent): Field[] =>
  priceFields[listing.type].filter((field) => listing[field] === 0);

/** The upper ends of pairs that are below the lower ones. */
export function reversedRanges(listing: ListingContent): Field[] {
  return listingRanges[listing.type]
    .filter(([from, to]) => {
      const [lower, upper] = [listing[from], listing[to]];
      return lower != null && upper != null && upper < lower;
    })
    .map(([, to]) => to);
}

/** How many images a listing of a type has to have, and may have (specification, section 5). */
export function imageCounts(type: ListingType): { min: number; max: number } {
  return type === 'property'
    ? limits.listing.propertyImages
    : { min: 0, max: limits.listing.images };
}

/** What a listing of a type is refused with that has another number of images. */
export function imageCountCode(type: ListingType): ErrorCode {
  return type === 'property' ? 'PROPERTY_IMAGE_COUNT' : 'TOO_MANY_ITEMS';
}

/**
 * What is missing or wrong before a listing can be published; empty when nothing is. Whether its
 * category, SKU and files are known is for the API to say.
 */
export function listingProblems(listing: ListingContent): ListingProblem[] {
  const count = listing.images?.length ?? 0;
  const { min, max } = imageCounts(listing.type);
  const images: ListingProblem[] =
    count >= min && count <= max ? [] : [{ code: imageCountCode(listing.type), field: 'images' }];
  const gtin: ListingProblem[] =
    listing.type === 'product' && listing.gtin && !isGtin(listing.gtin)
      ? [{ code: 'INVALID_GTIN', field: 'gtin' }]
      : [];
  return [
    ...missing(listing).map((field) => ({ code: 'FIELD_REQUIRED' as const, field })),
    ...gtin,
    ...freePrices(listing).map((field) => ({ code: 'PRICE_ZERO' as const, field })),
    ...reversedRanges(listing).map((field) => ({ code: 'RANGE_REVERSED' as const, field })),
    ...images,
  ];
}
