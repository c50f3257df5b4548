import type { ListingType } from '@wiki/domain';
import { limits, listingTypes } from '@wiki/domain';
import { foreignCondition, type ListingFilter, listingFilterSchema } from '@wiki/domain/schemas';
import { type QueryFilter, Types } from 'mongoose';
import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { ListingSort } from '../../../graphql/generated/resolvers.ts';
import { countedPage, type ListPage } from '../../../kits/resource/index.ts';
import type { PageArguments } from '../../../platform/database/page.ts';
import { apiError, badArgument } from '../../../platform/errors/errors.ts';
import { parseArguments } from '../../../platform/errors/parse-input.ts';
import type { AskedFields } from '../../../platform/reads/index.ts';
import { fewListings } from './narrowed-lists.ts';
import { ListingModel, type ListingRecord } from '../listing.model.ts';
import { visibleTo } from '../listing.policy.ts';
import { findListingPart, findPublicPart } from '../listing.store.ts';

/** Which published listings to list. */
export interface ListListings extends PageArguments {
  /** Every type when left out. */
  type?: ListingType | null | undefined;
  /** As the schema's `ListingFilter`. */
  filter?: unknown;
  sort: ListingSort;
}

const orders = {
  RELEVANCE: { field: 'rank', direction: -1 },
  NEWEST: { field: 'datePublished', direction: -1 },
  PRICE_ASC: { field: 'priceFrom', direction: 1 },
  PRICE_DESC: { field: 'priceFrom', direction: -1 },
  RATING: { field: 'sellerRating', direction: -1 },
} as const satisfies Record<ListingSort, { field: keyof ListingRecord; direction: 1 | -1 }>;

/**
 * A page of the listings that everybody sees.
 * @param fields what is read of each; the whole of it when left out
 * @throws `BAD_REQUEST` for a page or condition that the list does not take, `INVALID_CURSOR`.
 */
export async function listListings(
  { config, viewer }: Pick<Context, 'config' | 'viewer'>,
  { type, filter: given, sort, ...page }: ListListings,
  fields: AskedFields = null,
): Promise<ListPage<ListingRecord>> {
  const asked = parseArguments(listingFilterSchema, given ?? {});
  const foreign = foreignCondition(asked, type);
  if (foreign) throw apiError('BAD_REQUEST', { field: foreign });
  const order = orders[sort];
  const conditions = conditionsOf(asked, order.field === 'priceFrom');
  const alongOrder = (sort === 'RELEVANCE' || sort === 'RATING') && !asked.businessId;
  const filter = {
    ...visibleTo(viewer),
    // By date there is an index over all types; for the other orders theirs are merged.
    ...(type ? { type } : sort === 'NEWEST' ? {} : { type: { $in: [...listingTypes] } }),
    ...(alongOrder ? withoutIndex(conditions) : conditions),
  };
  const few = isIndexed(asked, sort, type) ? null : await fewListings(type ?? null, asked);
  return countedPage<ListingRecord>(
    { config },
    // The conditions are part of the name: a cursor is only good for the same ones.
    {
      list: `listings:${JSON.stringify(filter)}`,
      model: ListingModel,
      filter: few ? { ...filter, _id: { $in: few.map((id) => new Types.ObjectId(id)) } } : filter,
      order,
      isTyped: true,
      asked: fields,
      always: ['type'],
      ...page,
    },
  );
}

/** Whether an index holds just what meets a filter, in an order. */
function isIndexed(
  asked: ListingFilter,
  sort: ListingSort,
  type: ListingType | null | undefined,
): boolean {
  if (asked.businessId) return true;
  const names = Object.entries(asked).flatMap(([name, value]) => (value == null ? [] : [name]));
  switch (sort) {
    case 'NEWEST': {
      const indexed = type ? ['isFeatured', 'categories', 'country', 'currency'] : ['isFeatured'];
      return names.length <= 1 && names.every((name) => indexed.includes(name));
    }
    case 'PRICE_ASC':
    case 'PRICE_DESC':
      return names.every((name) => ['currency', 'priceMin', 'priceMax'].includes(name));
    default:
      return names.length === 0;
  }
}

/** The filter as conditions of the query, always in the same order; what was not asked for says nothing. */
function conditionsOf(asked: ListingFilter, byPrice: boolean): QueryFilter<ListingRecord> {
  const { categories, brands, serviceTypes, propertyTypes, transactionTypes, amenities } = asked;
  return {
    ...anyOf('category', categories),
    ...anyOf('brand', brands),
    ...(asked.condition ? { condition: asked.condition } : {}),
    ...anyOf('serviceType', serviceTypes),
    ...anyOf('propertyType', propertyTypes),
    ...anyOf('transactionType', transactionTypes),
    ...atLeast('rooms', asked.minRooms),
    ...atLeast('bedrooms', asked.minBedrooms),
    ...atLeast('bathrooms', asked.minBathrooms),
    ...(amenities ? { amenities: { $all: amenities } } : {}),
    ...priceConditions(asked, byPrice),
    ...(asked.country ? { country: asked.country } : {}),
    ...(asked.region ? { region: asked.region } : {}),
    ...(asked.city ? { city: asked.city } : {}),
    ...(asked.businessId ? { businessId: asked.businessId } : {}),
    ...(asked.isFeatured == null ? {} : { isFeatured: asked.isFeatured }),
  };
}

/** Prices compare within one currency only; what has no price is not among those asked for by price. */
function priceConditions(
  { currency, priceMin, priceMax }: ListingFilter,
  byPrice: boolean,
): QueryFilter<ListingRecord> {
  if (!byPrice && priceMin == null && priceMax == null) return currency ? { currency } : {};
  return {
    currency: currency ?? 'USD',
    priceFrom: { $gte: priceMin ?? 0, ...(priceMax == null ? {} : { $lte: priceMax }) },
  };
}

/**
 * Conditions that no index is looked up for. A database that counts fields rather than documents
 * would read every listing of a country and sort them, where a page is full after a few of the order.
 */
const withoutIndex = (conditions: QueryFilter<ListingRecord>): QueryFilter<ListingRecord> =>
  Object.keys(conditions).length === 0 ? {} : { $nor: [{ $nor: [conditions] }] };

const anyOf = (field: string, values: readonly string[] | null) =>
  values ? { [field]: values.length === 1 ? values[0] : { $in: values } } : {};

const atLeast = (field: string, least: number | null | undefined) =>
  least == null || least === 0 ? {} : { [field]: { $gte: least } };

/** The listing with the id if everybody sees it, else null. */
export const readListing = (id: string, asked: AskedFields): Promise<ListingRecord | null> =>
  findPublicPart(id, asked);

/**
 * Those of some listings that everybody sees, each once and in the order asked for.
 * @throws `BAD_REQUEST` for more than 20.
 */
export async function readListings(
  { loaders }: Pick<Context, 'loaders'>,
  ids: readonly string[],
  asked?: AskedFields,
): Promise<ListingRecord[]> {
  if (ids.length > limits.listing.byIds)
    throw badArgument('ids', `at most ${limits.listing.byIds} ids`);
  const found = await Promise.all(
    [...new Set(ids)].map((id) => loaders.publicListingById.load(id, asked)),
  );
  return found.filter((listing) => listing !== null);
}

/** The listing with the id in any state if the viewer manages it, else null. */
export async function readManagedListing(
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  asked: AskedFields,
): Promise<ListingRecord | null> {
  const listing = await findListingPart(id, asked);
  return listing && can(viewer, 'listing.manage', listing) ? listing : null;
}
