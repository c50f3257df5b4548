import type { ListingFilter } from '@wiki/domain/schemas';
import type { FacetCondition } from '../../../platform/search/search-index.ts';

/** The currency that prices are meant in where none is named. */
export const defaultCurrency = 'USD';

/**
 * The filter as conditions of the index; the same as those of the lists themselves. An order by
 * price keeps to what has one, in one currency.
 */
export function conditionsOf(filter: ListingFilter, byPrice = false): FacetCondition[] {
  const hasPrice = byPrice || filter.priceMin != null || filter.priceMax != null;
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
    ...when(filter.isFeatured, (value) => anyOf('featured', [String(value)])),
  ].filter((condition) => condition !== null);
}

const shared: ReadonlySet<string> = new Set([
  'currency',
  'price',
  'country',
  'region',
  'city',
  'business',
  'featured',
]);

/** Whether listings of every type can meet a condition. */
export const isShared = ({ name }: FacetCondition): boolean => shared.has(name);

const when = <Value, Made>(
  value: Value | null | undefined,
  make: (value: Value) => Made,
): Made[] => (value == null || value === '' ? [] : [make(value)]);

export const anyOf = (field: string, values: readonly string[]): FacetCondition => ({
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

export const range = (field: string, min: number | null, max: number | null): FacetCondition => ({
  name: field,
  kind: 'range',
  field,
  min,
  max,
});

/** At least none says nothing: it also holds where the number is not known. */
const atLeast = (field: string, least: number): FacetCondition | null =>
  least === 0 ? null : range(field, least, null);
