import { type ListingType, listingTypes } from '@wiki/domain';

/** Reads `?type=`; products are the first. */
export function typeOf(params: URLSearchParams): ListingType {
  const wanted = params.get('type');
  return listingTypes.find((type) => type === wanted) ?? 'product';
}
