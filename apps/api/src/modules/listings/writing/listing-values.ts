import { isDeepStrictEqual } from 'node:util';
import {
  errorCatalog,
  type ListingType,
  type LocalizedText,
  listingCurrencies,
} from '@wiki/domain';
import { type ListingValuesInput, listingValuesSchemas } from '@wiki/domain/schemas';
import { Refusal } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { shownImage } from '../../files/index.ts';
import type {
  CommonValues,
  ListingRecord,
  ProductValues,
  PropertyValues,
  ServiceValues,
} from '../listing.model.ts';

const emptyCommon: CommonValues = {
  name: {},
  description: {},
  category: null,
  offers: null,
  currency: listingCurrencies[0],
  images: [],
  city: '',
  region: '',
  country: '',
};

/** What a listing of each type says before anything was written. */
export const emptyValues: {
  product: CommonValues & ProductValues;
  service: CommonValues & ServiceValues;
  property: CommonValues & PropertyValues;
} = {
  product: {
    ...emptyCommon,
    price: null,
    manufacturer: null,
    brand: null,
    model: null,
    productId: null,
    gtin: null,
    sku: null,
    condition: null,
    countryOfOrigin: null,
    color: null,
    size: null,
  },
  service: {
    ...emptyCommon,
    serviceType: null,
    availability: null,
    startPrice: null,
    endPrice: null,
    pricePerHour: null,
  },
  property: {
    ...emptyCommon,
    propertyType: null,
    transactionType: null,
    fromDate: null,
    toDate: null,
    rentalPriceMin: null,
    rentalPriceMax: null,
    listingPriceMin: null,
    listingPriceMax: null,
    squareFeetMin: null,
    squareFeetMax: null,
    rooms: null,
    bedrooms: null,
    bathrooms: null,
    amenities: [],
    agent: null,
    video: null,
  },
};

/** The fields that hold a text in both languages. */
export const localizedFields: ReadonlySet<string> = new Set([
  'name',
  'description',
  'offers',
  'availability',
  'color',
]);

const moneyFields: ReadonlySet<string> = new Set([
  'price',
  'startPrice',
  'endPrice',
  'pricePerHour',
  'listingPriceMin',
  'listingPriceMax',
  'rentalPriceMin',
  'rentalPriceMax',
]);

interface Money {
  amountMinor: number;
  currency: string;
}

/**
 * The values of an input as they are stored: prices as amounts in the listing's one currency. One
 * that is to be new takes that of its prices when it names none.
 * @throws Refusal with each price in another currency, and as `parseValues` does.
 */
export function valuesOfInput(
  type: ListingType,
  input: Readonly<Record<string, unknown>>,
  known: Pick<ListingRecord, 'currency'> | null,
): ListingValuesInput {
  const prices = Object.entries(input).filter(
    (entry): entry is [string, Money] => moneyFields.has(entry[0]) && entry[1] != null,
  );
  const before = known ? known.currency : prices[0]?.[1].currency;
  const { currency = before } = input;
  const own = currency ?? emptyValues[type].currency;
  const foreign = prices.filter(([, price]) => price.currency !== own);
  if (foreign.length > 0) {
    const code = 'FIELD_INVALID';
    throw new Refusal(foreign.map(([field]) => ({ code, field, message: errorCatalog[code] })));
  }
  return parseValues(type, {
    ...input,
    ...Object.fromEntries(prices.map(([field, { amountMinor }]) => [field, amountMinor])),
    ...(known === null && prices.length > 0 ? { currency: own } : {}),
  });
}

/**
 * The values given for a listing of a type.
 * @throws Refusal with each field that is not well formed or that the type does not have.
 */
export function parseValues(
  type: ListingType,
  given: Readonly<Record<string, unknown>>,
): ListingValuesInput {
  const schema = listingValuesSchemas[type];
  const foreign = Object.keys(given).filter((field) => !Object.hasOwn(schema.shape, field));
  if (foreign.length > 0) {
    const code = 'FIELD_INVALID';
    throw new Refusal(foreign.map((field) => ({ code, field, message: errorCatalog[code] })));
  }
  return parseInput(schema, given);
}

/** A listing with the values that were given: those left out stay, null clears, languages change one by one. */
export function withValues<Listing extends ListingRecord>(
  listing: Listing,
  given: ListingValuesInput,
): Listing {
  const before = listing as unknown as Record<string, unknown>;
  const empty = emptyValues[listing.type] as unknown as Record<string, unknown>;
  const changes = Object.entries(given)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => {
      if (value === null) return [field, empty[field]];
      if (!localizedFields.has(field)) return [field, field === 'images' ? imagesOf(value) : value];
      return [field, textAfter(before[field], value as LocalizedText) ?? empty[field]];
    });
  return { ...listing, ...(Object.fromEntries(changes) as Partial<Listing>) };
}

/** Whether two states of a listing say the same. */
export const saysTheSame = (one: ListingRecord, other: ListingRecord): boolean =>
  isDeepStrictEqual(one, other);

const imagesOf = (given: unknown) =>
  (given as NonNullable<ListingValuesInput['images']>).map(shownImage);

/** A text after some of its languages changed; null when none remains. */
function textAfter(before: unknown, given: LocalizedText): LocalizedText | null {
  const { en, es } = { ...(before as LocalizedText | null), ...defined(given) };
  if (!en && !es) return null;
  return { ...(en ? { en } : {}), ...(es ? { es } : {}) };
}

const defined = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(text).filter(([, words]) => words !== undefined));
