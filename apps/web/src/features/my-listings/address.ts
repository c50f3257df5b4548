import {
  limits,
  type ListingStatus,
  listingStatuses,
  type ListingType,
  listingTypes,
} from '@wiki/domain';
import { type ListingTab, listingSections } from '../../lib/paths.ts';

/** What the address of the list asks for. */
export interface MyListingsQuery {
  type: ListingType;
  tab: ListingTab;
  status: ListingStatus | null;
  /** Beginning of the name. */
  search: string;
}

/** Reads `?type=`; products are the first. */
export function typeOf(params: URLSearchParams): ListingType {
  const wanted = params.get('type');
  return listingTypes.find((type) => type === wanted) ?? 'product';
}

/** Reads `?tab=&status=&q=`; products are the first tab. */
export function listQueryOf(params: URLSearchParams): MyListingsQuery {
  const tab = params.get('tab');
  const type = listingTypes.find((each) => listingSections[each] === tab) ?? 'product';
  const status = params.get('status');
  return {
    type,
    tab: listingSections[type],
    status: listingStatuses.find((each) => each === status) ?? null,
    search: params.get('q')?.slice(0, limits.search.max) ?? '',
  };
}
