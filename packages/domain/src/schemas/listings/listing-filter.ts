import { z } from 'zod';
import { limits } from '../../graphql/limits.ts';
import {
  itemConditions,
  listingCurrencies,
  listingStatuses,
  type ListingType,
  listingTypes,
  propertyTypes,
  transactionTypes,
} from '../../listings/listings.ts';
import { code, countryCode, optionalText, requiredText } from '../fields.ts';
import { moneyInput } from './money.ts';

const { listing, place, reference, search } = limits;

/** Values of which a listing has one: in no order and once each, so that equal conditions read equal. None says nothing. */
const values = <Value extends z.ZodType<string>>(value: Value) =>
  z
    .array(value)
    .max(listing.filterValues, code('TOO_MANY_ITEMS'))
    .nullish()
    .transform((given) => (given?.length ? [...new Set(given)].toSorted() : null));

const keys = values(requiredText(reference.value.max));
const atLeast = z.number().int().min(0).max(listing.rooms).nullish();
const amount = moneyInput(listingCurrencies, z.number().int().min(0).max(listing.amount)).nullish();
const id = z.string().max(100, code('FIELD_INVALID')).nullish();

const conditions = z.strictObject({
  categories: keys,
  brands: values(requiredText(listing.text)),
  condition: z.enum(itemConditions).nullish(),
  serviceTypes: keys,
  propertyTypes: values(z.enum(propertyTypes)),
  transactionTypes: values(z.enum(transactionTypes)),
  minRooms: atLeast,
  minBedrooms: atLeast,
  minBathrooms: atLeast,
  amenities: keys,
  currency: z.enum(listingCurrencies).nullish(),
  priceMin: amount,
  priceMax: amount,
  country: countryCode,
  region: optionalText(place.max),
  city: optionalText(place.max),
  businessId: id,
  isFeatured: z.boolean().nullish(),
});

/**
 * The filter of the public lists; conditions left out, null or empty say nothing. Prices are given
 * with their currency, one for all; afterwards they are amounts in its smallest unit.
 */
export const listingFilterSchema = conditions.transform((filter, ctx) => {
  const { priceMin, priceMax, currency, ...others } = filter;
  const named = [currency, priceMin?.currency, priceMax?.currency].filter((each) => each != null);
  if (named.some((each) => each !== named[0])) {
    ctx.addIssue({ code: 'custom', path: ['currency'], message: code('FIELD_INVALID') });
    return z.NEVER;
  }
  return {
    ...others,
    currency: named[0] ?? null,
    priceMin: priceMin?.amountMinor ?? null,
    priceMax: priceMax?.amountMinor ?? null,
  };
});

export type ListingFilterInput = z.input<typeof listingFilterSchema>;
export type ListingFilter = z.output<typeof listingFilterSchema>;

const everyType: readonly (keyof ListingFilter)[] = [
  'country',
  'region',
  'city',
  'businessId',
  'isFeatured',
];
const searched: readonly (keyof ListingFilter)[] = [
  ...everyType,
  'currency',
  'priceMin',
  'priceMax',
];
const anyType: readonly (keyof ListingFilter)[] = [...searched, 'categories'];

/**
 * The conditions that a list of one type takes; without a type, those of the list of all, and of a
 * search among all, which has prices at hand.
 */
const conditionsOf: Record<ListingType | 'all' | 'search', readonly (keyof ListingFilter)[]> = {
  all: everyType,
  search: searched,
  product: [...anyType, 'brands', 'condition'],
  service: [...anyType, 'serviceTypes'],
  property: [
    ...anyType,
    'propertyTypes',
    'transactionTypes',
    'minRooms',
    'minBedrooms',
    'minBathrooms',
    'amenities',
  ],
};

/** The first condition of a filter that a list does not take, or null. */
export function foreignCondition(
  filter: ListingFilter,
  type: ListingType | 'search' | null | undefined,
): keyof ListingFilter | null {
  const taken = conditionsOf[type ?? 'all'];
  const given = Object.entries(filter) as [keyof ListingFilter, unknown][];
  return given.find(([name, value]) => value != null && !taken.includes(name))?.[0] ?? null;
}

/** The filter of the managers' lists; conditions left out, null or empty say nothing. */
export const managedListingFilterSchema = z.strictObject({
  type: z.enum(listingTypes).nullish(),
  status: z.enum(listingStatuses).nullish(),
  search: optionalText(search.max),
  isFeatured: z.boolean().nullish(),
  businessId: id,
});
