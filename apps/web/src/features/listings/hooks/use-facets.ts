import type { ListingType } from '@wiki/domain';
import { useEffect, useMemo } from 'react';
import { type ListingFacetsQuery, useListingFacetsQuery } from '../../../gql/listings.ts';
import { filterOf, type ListingQuery } from '../listing-query.ts';

export type Facets = ListingFacetsQuery['listingFacets'];
export type FacetValue = Facets['categories'][number];

/** Counts follow a change within a second; they are read again after so many milliseconds. */
const settleMs = 1_200;

/**
 * What a list can be narrowed by, with counts. While a new question is counted, the old counts stay.
 * @param changes grows when listings changed elsewhere
 */
export function useFacets(type: ListingType, query: ListingQuery, changes: number) {
  const variables = useMemo(() => ({ type, filter: filterOf(query) }), [type, query]);
  const { data, previousData, error, refetch } = useListingFacetsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  useEffect(() => {
    if (changes === 0) return;
    const timer = setTimeout(() => void refetch().catch(() => undefined), settleMs);
    return () => clearTimeout(timer);
  }, [changes, refetch]);
  return {
    facets: (data ?? previousData)?.listingFacets ?? null,
    /** Of the list as asked for now; null until it is counted. */
    total: data?.listingFacets.total ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
