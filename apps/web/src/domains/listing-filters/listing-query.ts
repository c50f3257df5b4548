import {
  itemConditions,
  limits,
  listingCurrencies,
  propertyTypes,
  transactionTypes,
  type ItemCondition,
  type ListingCurrency,
  type ListingType,
  type PropertyType,
  type TransactionType,
} from '@wiki/domain';
import type { ListingFilter, ListingSort } from '../../gql/schema-types.ts';

/** What a list of listings is narrowed to, and its order, as its address says it. */
export interface ListingQuery {
  categories: readonly string[];
  brands: readonly string[];
  condition: ItemCondition | null;
  serviceTypes: readonly string[];
  propertyTypes: readonly PropertyType[];
  transactionTypes: readonly TransactionType[];
  /** At least so many. */
  rooms: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  amenities: readonly string[];
  currency: ListingCurrency | null;
  /** Prices in whole units of the currency. */
  priceMin: number | null;
  priceMax: number | null;
  country: string | null;
  region: string | null;
  city: string | null;
  /** Only featured ones. */
  featured: true | null;
  sort: ListingSort;
}

export type ListingCondition = Exclude<keyof ListingQuery, 'sort'>;

/** Every list of everything, the newest first. */
export const everything: ListingQuery = {
  categories: [],
  brands: [],
  condition: null,
  serviceTypes: [],
  propertyTypes: [],
  transactionTypes: [],
  rooms: null,
  bedrooms: null,
  bathrooms: null,
  amenities: [],
  currency: null,
  priceMin: null,
  priceMax: null,
  country: null,
  region: null,
  city: null,
  featured: null,
  sort: 'NEWEST',
};

/** How each condition is called in the address, in the order it is written there. */
const names: Readonly<Record<ListingCondition, string>> = {
  categories: 'category',
  brands: 'brand',
  condition: 'condition',
  serviceTypes: 'given',
  propertyTypes: 'kind',
  transactionTypes: 'offer',
  rooms: 'rooms',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  amenities: 'amenity',
  currency: 'currency',
  priceMin: 'min',
  priceMax: 'max',
  country: 'country',
  region: 'region',
  city: 'city',
  featured: 'featured',
};

/** The orders as the address calls them. */
const sorts: Readonly<Record<string, ListingSort>> = {
  relevance: 'RELEVANCE',
  newest: 'NEWEST',
  'price-low': 'PRICE_ASC',
  'price-high': 'PRICE_DESC',
  rating: 'RATING',
};

/** What all types together can be narrowed by. */
const shared = ['currency', 'priceMin', 'priceMax', 'country', 'region', 'city', 'featured'];
const everywhere = [...shared, 'categories'];

/** What each type can be narrowed by. */
const conditionsOfType: Readonly<Record<ListingType | 'all', readonly string[]>> = {
  all: shared,
  product: [...everywhere, 'brands', 'condition'],
  service: [...everywhere, 'serviceTypes'],
  property: [
    ...everywhere,
    'propertyTypes',
    'transactionTypes',
    'rooms',
    'bedrooms',
    'bathrooms',
    'amenities',
  ],
};

const longest = 120;
const mostUnits = limits.listing.amount / 100;

/**
 * What an address asks a list of a type for, or of all types; what it cannot ask for says nothing.
 * @param usual the order of an address that names none
 */
export function queryFromAddress(
  type: ListingType | null,
  params: URLSearchParams,
  usual: ListingSort = 'NEWEST',
): ListingQuery {
  const written = (condition: ListingCondition): string[] =>
    conditionsOfType[type ?? 'all'].includes(condition)
      ? [...new Set(params.getAll(names[condition]).map((text) => text.trim()))].filter(
          (text) => text !== '' && text.length <= longest,
        )
      : [];
  const several = (condition: ListingCondition) =>
    written(condition).slice(0, limits.listing.filterValues);
  const known = <Value extends string>(condition: ListingCondition, values: readonly Value[]) =>
    values.filter((value) => written(condition).includes(value));
  const number = (condition: ListingCondition, least: number, most: number): number | null => {
    const [text = ''] = written(condition);
    const value = /^\d{1,14}$/.test(text) ? Number(text) : -1;
    return value >= least && value <= most ? value : null;
  };
  const country = written('country').find((code) => /^[A-Z]{2}$/.test(code)) ?? null;
  return {
    categories: several('categories'),
    brands: several('brands'),
    condition: known('condition', itemConditions)[0] ?? null,
    serviceTypes: several('serviceTypes'),
    propertyTypes: known('propertyTypes', propertyTypes),
    transactionTypes: known('transactionTypes', transactionTypes),
    rooms: number('rooms', 1, limits.listing.rooms),
    bedrooms: number('bedrooms', 1, limits.listing.rooms),
    bathrooms: number('bathrooms', 1, limits.listing.rooms),
    amenities: several('amenities'),
    currency: known('currency', listingCurrencies)[0] ?? null,
    priceMin: number('priceMin', 1, mostUnits),
    priceMax: number('priceMax', 1, mostUnits),
    country,
    region: (country && written('region')[0]) ?? null,
    city: (country && written('city')[0]) ?? null,
    featured: written('featured')[0] === 'true' || null,
    sort: sorts[params.get('sort') ?? ''] ?? usual,
  };
}

/** What an address says besides a query. */
export interface AddressAround {
  /** What comes before it: what is searched. */
  before?: Readonly<Record<string, string>>;
  language?: string | null;
  /** The order that is not written. */
  usual?: ListingSort;
}

/** How the address says a query. */
export function addressOf(
  query: ListingQuery,
  { before = {}, language = null, usual = 'NEWEST' }: AddressAround = {},
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [condition, name] of Object.entries(names)) {
    const value = query[condition as ListingCondition];
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== null) params.append(name, String(each));
    }
  }
  const sort = Object.keys(sorts).find((name) => sorts[name] === query.sort);
  if (sort && query.sort !== usual) params.set('sort', sort);
  if (language) params.set('lang', language);
  return params;
}

/** The query after a change: another country empties region and city, another region the city. */
export function withChange(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  const within =
    'country' in change ? { region: null, city: null } : 'region' in change ? { city: null } : {};
  return { ...query, ...within, ...change };
}

/** What of a query all types have in common. */
export const sharedOf = (query: ListingQuery): ListingQuery => ({
  ...everything,
  ...Object.fromEntries(Object.entries(query).filter(([name]) => shared.includes(name))),
  sort: query.sort,
});

/** A list of values with one more, or without it when it was there. */
export const toggled = <Value>(values: readonly Value[], value: Value): Value[] =>
  values.includes(value) ? values.filter((each) => each !== value) : [...values, value];

/** Whether a list is ordered by price: then what has none is not on it. */
export const isByPrice = ({ sort }: Pick<ListingQuery, 'sort'>): boolean =>
  sort.startsWith('PRICE');

/** Whether a list compares prices: then it keeps to one currency. */
export const comparesPrices = (query: ListingQuery): boolean =>
  query.priceMin !== null || query.priceMax !== null || isByPrice(query);

/** What prices are compared in where no currency was chosen: US dollars, as in the API. */
export const usualCurrency = listingCurrencies[0];

/** The currency a list is limited to: the chosen one, or the usual one where prices are compared. */
export const currencyOf = (query: ListingQuery): ListingCurrency | null =>
  query.currency ?? (comparesPrices(query) ? usualCurrency : null);

/** The query in another currency; the limits of the price, amounts of the old one, stay behind. */
export const inCurrency = (query: ListingQuery, currency: ListingCurrency): ListingQuery =>
  withChange(query, { currency, priceMin: null, priceMax: null });

/** What the API is asked for; null for everything. All currencies of listings count in hundredths. */
export function filterOf(query: ListingQuery): ListingFilter | null {
  const { priceMin, priceMax } = query;
  const currency = currencyOf(query);
  const price = (units: number | null) =>
    units && currency ? { amountMinor: units * 100, currency } : null;
  const filter: ListingFilter = {
    categories: [...query.categories],
    brands: [...query.brands],
    condition: query.condition,
    serviceTypes: [...query.serviceTypes],
    propertyTypes: [...query.propertyTypes],
    transactionTypes: [...query.transactionTypes],
    minRooms: query.rooms,
    minBedrooms: query.bedrooms,
    minBathrooms: query.bathrooms,
    amenities: [...query.amenities],
    currency,
    priceMin: price(priceMin),
    priceMax: price(priceMax),
    country: query.country,
    region: query.region,
    city: query.city,
    isFeatured: query.featured,
  };
  const said = Object.entries(filter).filter(
    ([, value]) => value !== null && (!Array.isArray(value) || value.length > 0),
  );
  return said.length > 0 ? Object.fromEntries(said) : null;
}

/** One thing a list is narrowed to, to be shown and taken away by itself. */
export interface ActiveCondition {
  condition: ListingCondition;
  value: string;
  /** The query without it. */
  without: ListingQuery;
}

/** What a list is narrowed to, one by one. */
export function activeConditions(query: ListingQuery): ActiveCondition[] {
  return (Object.keys(names) as ListingCondition[]).flatMap((condition) => {
    const value = query[condition];
    if (Array.isArray(value)) {
      return value.map((each: string) => ({
        condition,
        value: each,
        without: {
          ...query,
          [condition]: value.filter((other: string) => other !== each),
        },
      }));
    }
    return value === null
      ? []
      : [{ condition, value: String(value), without: withChange(query, { [condition]: null }) }];
  });
}

/** How many have at least so many of something, from how many have exactly so many. */
export function atLeast(facet: readonly { value: string; count: number }[], least: number): number {
  return facet
    .filter(({ value }) => Number(value) >= least)
    .reduce((sum, { count }) => sum + count, 0);
}
