import { type ManagedQuery, managedQueryOf } from '../../domains/listing-form/managed-query.ts';
import type { ManagedListingFilter } from '../../gql/schema-types.ts';

/** What the address of the list asks for. */
export interface ListingsQuery extends ManagedQuery {
  isFeatured: boolean;
  businessId: string | null;
}

/** Reads `?tab=&status=&q=&featured=&business=`. */
export const listQueryOf = (params: URLSearchParams): ListingsQuery => ({
  ...managedQueryOf(params),
  isFeatured: params.get('featured') === 'true',
  businessId: params.get('business'),
});

/** The same as the API takes it. */
export const filterOf = (query: ListingsQuery): ManagedListingFilter => ({
  type: query.type,
  ...(query.status ? { status: query.status } : {}),
  ...(query.search ? { search: query.search } : {}),
  ...(query.isFeatured ? { featured: true } : {}),
  ...(query.businessId ? { businessId: query.businessId } : {}),
});
