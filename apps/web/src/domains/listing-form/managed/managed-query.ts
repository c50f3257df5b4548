import {
  limits,
  type ListingStatus,
  listingStatuses,
  type ListingType,
  listingTypes,
} from '@wiki/domain';
import { type ListingTab, listingSections } from '../../../lib/paths.ts';

/** What the address of a list of managed listings asks for. */
export interface ManagedQuery {
  type: ListingType;
  tab: ListingTab;
  status: ListingStatus | null;
  /** Start of the name. */
  search: string;
}

/** The type of a tab; products are the first. */
export const typeOfTab = (tab: string | null): ListingType =>
  listingTypes.find((type) => listingSections[type] === tab) ?? 'product';

/** Reads `?tab=&status=&q=`. */
export function managedQueryOf(params: URLSearchParams): ManagedQuery {
  const type = typeOfTab(params.get('tab'));
  const status = params.get('status');
  return {
    type,
    tab: listingSections[type],
    status: listingStatuses.find((each) => each === status) ?? null,
    search: params.get('q')?.slice(0, limits.search.max) ?? '',
  };
}
