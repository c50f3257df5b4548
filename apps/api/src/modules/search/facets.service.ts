import { categoryLists, limits, type ListingType } from '@wiki/domain';
import { foreignCondition, type ListingFilter, listingFilterSchema } from '@wiki/domain/schemas';
import type { ReferenceListName } from '@wiki/reference-data';
import { parseArguments } from '../../platform/errors/parse-input.ts';
import { apiError } from '../../platform/errors/errors.ts';
import type { FacetCondition } from '../../platform/search/search-index.ts';
import type { FacetValueView } from './facet-value.ts';
import { listingIndex } from './listing-index.ts';

/** What a list of listings can be narrowed by. */
export interface ListingFacetsView {
  total: number;
  values: Record<FacetName, FacetValueView[]>;
  price: { currency: string; min: number; max: number } | null;
}

/** The facets, each with the conditions it leaves out: its own and those that only make sense with it. */
const facetsLeaveOut = {
  category: ['category'],
  brand: ['brand'],
  condition: ['condition'],
  serviceType: ['serviceType'],
  propertyType: ['propertyType'],
  transactionType: ['transactionType'],
  bedrooms: ['bedrooms'],
  rooms: ['rooms'],
  bathrooms: ['bathrooms'],
  amenities: ['amenities'],
  country: ['country', 'region', 'city'],
  region: ['region', 'city'],
  city: ['city'],
  currency: ['currency', 'price'],
} as const;

export type FacetName = keyof typeof facetsLeaveOut;

const defaultCurrency = 'USD';

/** The condition that only the range of prices goes by: prices of one currency. */
const shownCurrency = 'shownCurrency';

/**
 * Counts what the public listings of a type can be narrowed by, from the index.
 * @throws `BAD_REQUEST` for a condition that the list does not take, `UNAVAILABLE` while the index
 * is not built.
 */
export async function countFacets(type: ListingType, given: unknown): Promise<ListingFacetsView> {
  const filter = parseArguments(listingFilterSchema, given ?? {});
  const foreign = foreignCondition(filter, type);
  if (foreign) throw apiError('BAD_REQUEST', { field: foreign });
  const index = await listingIndex();
  const currency = filter.currency ?? defaultCurrency;
  const { total, counts, ranges } = await index.facets({
    group: type,
    conditions: [
      ...conditionsOf(filter),
      { ...anyOf('currency', [currency]), name: shownCurrency },
    ],
    total: { without: [shownCurrency] },
    counts: Object.entries(facetsLeaveOut).map(([field, without]) => ({
      field,
      without: [...without, shownCurrency],
    })),
    ranges: [{ field: 'price', without: ['price', 'currency'] }],
    limit: limits.listing.facetValues,
  });
  const valuesOf = (field: FacetName): FacetValueView[] =>
    placesWithin.has(field) && !filter.country
      ? []
      : (counts[field] ?? []).map((counted) => ({ ...counted, list: listNaming(field, type) }));
  const facets = Object.keys(facetsLeaveOut) as FacetName[];
  return {
    total,
    values: Object.fromEntries(facets.map((field) => [field, valuesOf(field)])) as Record<
      FacetName,
      FacetValueView[]
    >,
    price: ranges.price ? { currency, ...ranges.price } : null,
  };
}

/** The facets that need a country. */
const placesWithin: ReadonlySet<FacetName> = new Set(['region', 'city']);

/** The taxonomy that names the values of a facet. */
function listNaming(field: FacetName, type: ListingType): ReferenceListName | null {
  switch (field) {
    case 'category':
      return categoryLists[type];
    case 'serviceType':
      return 'SERVICE_TYPES';
    case 'amenities':
      return 'AMENITIES';
    case 'country':
      return 'COUNTRIES';
    default:
      return null;
  }
}

/** The filter as conditions of the index; the same as those of the lists themselves. */
function conditionsOf(filter: ListingFilter): FacetCondition[] {
  const hasPrice = filter.priceMin != null || filter.priceMax != null;
  const currency = filter.currency ?? (hasPrice ? defaultCurrency : null);
  return [
    ...when(filter.categories, (values) => anyOf('category', values)),
    ...when(filter.brands, (values) => anyOf('brand', values)),
    ...when(filter.condition, (value) => anyOf('condition', [value])),
    ...when(filter.serviceTypes, (values) => anyOf('serviceType', values)),
    ...when(filter.propertyTypes, (values) => anyOf('propertyType', values)),
    ...when(filter.transactionTypes, (values) => anyOf('transactionType', values)),
    ...when(filter.minRooms, (least) => atLeast('rooms', least)),
    ...when(filter.minBedrooms, (least) => atLeast('bedrooms', least)),
    ...when(filter.minBathrooms, (least) => atLeast('bathrooms', least)),
    ...when(filter.amenities, (values) => allOf('amenities', values)),
    ...when(currency, (value) => anyOf('currency', [value])),
    ...(hasPrice ? [range('price', filter.priceMin ?? 0, filter.priceMax ?? null)] : []),
    ...when(filter.country, (value) => anyOf('country', [value])),
    ...when(filter.region, (value) => anyOf('region', [value])),
    ...when(filter.city, (value) => anyOf('city', [value])),
    ...when(filter.businessId, (value) => anyOf('business', [value])),
    ...when(filter.featured, (value) => anyOf('featured', [String(value)])),
  ].filter((condition) => condition !== null);
}

const when = <Value, Made>(
  value: Value | null | undefined,
  make: (value: Value) => Made,
): Made[] => (value == null || value === '' ? [] : [make(value)]);

const anyOf = (field: string, values: readonly string[]): FacetCondition => ({
  name: field,
  kind: 'any',
  field,
  values,
});

const allOf = (field: string, values: readonly string[]): FacetCondition => ({
  name: field,
  kind: 'all',
  field,
  values,
});

const range = (field: string, min: number | null, max: number | null): FacetCondition => ({
  name: field,
  kind: 'range',
  field,
  min,
  max,
});

/** At least none says nothing: it also holds where the number is not known. */
const atLeast = (field: string, least: number): FacetCondition | null =>
  least === 0 ? null : range(field, least, null);
