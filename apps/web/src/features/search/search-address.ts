import { limits, type ListingType } from '@wiki/domain';
import {
  addressOf,
  type ListingQuery,
  sharedOf,
} from '../../domains/listing-filters/listing-query.ts';
import { paths, type SearchType } from '../../lib/paths.ts';

/** What may be searched, in the order of the tabs. */
export const searchTypes = [
  'all',
  'products',
  'services',
  'property',
] as const satisfies readonly SearchType[];

/** What an address asks for: everything unless it names a part, and nothing without a query. */
export function searchOf(params: URLSearchParams): { type: SearchType; query: string } {
  const asked = params.get('type');
  const type = searchTypes.find((known) => known === asked) ?? 'all';
  const query = (params.get('query') ?? '').trim().slice(0, limits.search.max);
  return { type, query };
}

/** The types of listings that the parts of a search hold; null for all. */
export const listingTypeOf: Readonly<Record<SearchType, ListingType | null>> = {
  all: null,
  products: 'product',
  services: 'service',
  property: 'property',
};

/** The address of the same search in another part, narrowed by what that part also has. */
export function addressInPart(type: SearchType, text: string, query: ListingQuery): string {
  const address = addressOf(sharedOf(query), { usual: 'RELEVANCE' }).toString();
  return `${paths.advancedSearch({ type, query: text })}${address && `&${address}`}`;
}
