import {
  limits,
  type ListingStatus,
  listingStatuses,
  type ListingType,
  listingTypes,
} from '@wiki/domain';
import type { ManagedListingFilter } from '../../gql/listing-form.ts';
import { type ListingTab, listingSections } from '../../lib/paths.ts';

/** What the address of the list asks for. */
export interface ListingsQuery {
  type: ListingType;
  tab: ListingTab;
  status: ListingStatus | null;
  /** Beginning of the name. */
  search: string;
  isFeatured: boolean;
  businessId: string | null;
}

/** The type of a tab; products are the first. */
export const typeOfTab = (tab: string | null): ListingType =>
  listingTypes.find((type) => listingSections[type] === tab) ?? 'product';

/** Reads `?tab=&status=&q=&featured=&business=`. */
export function listQueryOf(params: URLSearchParams): ListingsQuery {
  const type = typeOfTab(params.get('tab'));
  const status = params.get('status');
  return {
    type,
    tab: listingSections[type],
    status: listingStatuses.find((each) => each === status) ?? null,
    search: params.get('q')?.slice(0, limits.search.max) ?? '',
    isFeatured: params.get('featured') === 'true',
    businessId: params.get('business'),
  };
}

/** The same as the API takes it. */
export const filterOf = (query: ListingsQuery): ManagedListingFilter => ({
  type: query.type,
  ...(query.status ? { status: query.status } : {}),
  ...(query.search ? { search: query.search } : {}),
  ...(query.isFeatured ? { featured: true } : {}),
  ...(query.businessId ? { businessId: query.businessId } : {}),
});
