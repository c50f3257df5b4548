import { categoryLists, limits, type ListingType } from '@wiki/domain';
import { foreignCondition, listingFilterSchema } from '@wiki/domain/schemas';
import type { ReferenceListName } from '@wiki/reference-data';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import { apiError } from '../../../platform/errors/errors.ts';
import type { FacetCondition, NumberRange } from '../../../platform/search/search-index.ts';
import { anyOf, conditionsOf, defaultCurrency, range } from './facet-conditions.ts';
import type { FacetValueView } from './facet-value.ts';
import { listingIndex } from '../index-upkeep/listing-index.ts';
import { hasPlace, placed } from '../search-places.ts';
import { readQuery } from '../search-query.ts';

/** What a list of listings can be narrowed by. */
export interface FacetCounts {
  total: number;
  values: Record<FacetName, FacetValueView[]>;
  price: (NumberRange & { currency: string }) | null;
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

/** The condition that only the range of prices goes by: prices of one currency. */
const shownCurrency = 'shownCurrency';

/** The condition that nothing leaves out: that there is a price. */
const hasPrice: FacetCondition = { ...range('price', 0, null), name: 'hasPrice' };

/** Which listings to count. */
export interface CountFacets {
  /** Every type when left out. */
  type?: ListingType | null | undefined;
  /** As the schema's `ListingFilter`. */
  filter?: unknown;
  /** Only those that answer it. */
  query?: string | null | undefined;
  /** Only those that have a price, as in an order by it. */
  isPriced?: boolean | null | undefined;
}

/**
 * Counts what the public listings of a type, or of all, can be narrowed by, from the index.
 * @throws `BAD_REQUEST` for a condition that the list does not take or a query that searches do not,
 * `UNAVAILABLE` while the index is not built.
 */
export async function countFacets(asked: CountFacets): Promise<FacetCounts> {
  const type = asked.type ?? null;
  const written = asked.query == null ? null : readQuery(asked.query);
  const filter = parseArguments(listingFilterSchema, asked.filter ?? {});
  const foreign = foreignCondition(filter, type ?? 'search');
  if (foreign) throw apiError('BAD_REQUEST', { field: foreign });
  const index = await listingIndex.open();
  const currency = filter.currency ?? defaultCurrency;
  const own = conditionsOf(filter);
  // Where a query names a place, what is found there is counted.
  const { query, conditions } =
    written === null || hasPlace(filter)
      ? { query: written, conditions: [] }
      : await placed(index, written, { group: type, conditions: own });
  const facets = Object.keys(facetsLeaveOut) as FacetName[];
  const isShown = (field: FacetName): boolean =>
    (Boolean(filter.country) || !placesWithin.has(field)) &&
    (type !== null || ofEveryType.has(field));
  const { total, counts, ranges } = await index.facets({
    group: type,
    query,
    conditions: [
      ...own,
      ...conditions.map((condition) => ({ ...condition, name: 'placed' })),
      { ...anyOf('currency', [currency]), name: shownCurrency },
      ...(asked.isPriced ? [hasPrice] : []),
    ],
    total: { without: [shownCurrency] },
    counts: facets
      .filter(isShown)
      .map((field) => ({ field, without: [...facetsLeaveOut[field], shownCurrency] })),
    ranges: [{ field: 'price', without: ['price', 'currency'] }],
    limit: limits.listing.facetValues,
  });
  const valuesOf = (field: FacetName): FacetValueView[] =>
    (counts[field] ?? []).map((counted) => ({ ...counted, list: listNaming(field, type) }));
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

/** The facets of all types together. */
const ofEveryType: ReadonlySet<FacetName> = new Set(['country', 'region', 'city', 'currency']);

/** The taxonomy that names the values of a facet. */
function listNaming(field: FacetName, type: ListingType | null): ReferenceListName | null {
  switch (field) {
    case 'category':
      return type && categoryLists[type];
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
