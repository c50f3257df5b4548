import type { ListingType } from '@wiki/domain';
import { useEffect, useMemo, useState } from 'react';
import { type ListingFacetsQuery, useListingFacetsQuery } from '../../../gql/listing-filters.ts';
import { failureOf } from '../../../lib/errors/error-codes.ts';
import { filterOf, isByPrice, type ListingQuery } from '../listing-query.ts';

export type Facets = ListingFacetsQuery['listingFacets'];
export type FacetValue = Facets['categories'][number];

/** Counts follow a change within a second; they are read again after so many milliseconds. */
const settleMs = 1_200;

/** A server that has just started counts everything first; it is asked again after so many milliseconds. */
const retryMs = 4_000;

/** What is counted. */
export interface FacetsOf {
  /** Null for all types together. */
  type: ListingType | null;
  query: ListingQuery;
  /** Only what this search finds. */
  text?: string | null;
  /** Grows when listings changed elsewhere. */
  changes?: number;
}

/** What a list can be narrowed by, with counts. While a new question is counted, the old counts stay. */
export function useFacets({ type, query, text = null, changes = 0 }: FacetsOf) {
  const variables = useMemo(
    () => ({ type, filter: filterOf(query), query: text, priced: isByPrice(query) }),
    [type, query, text],
  );
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
  const failure = error && !data ? failureOf(error) : null;
  const isPreparing = failure === 'UNAVAILABLE';
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (!isPreparing) return;
    void attempts;
    const timer = setTimeout(() => {
      refetch().catch(() => setAttempts((count) => count + 1));
    }, retryMs);
    return () => clearTimeout(timer);
  }, [isPreparing, attempts, refetch]);
  return {
    facets: (data ?? previousData)?.listingFacets ?? null,
    /** Of the list as asked for now; null until it is counted. */
    total: data?.listingFacets.total ?? null,
    hasFailed: failure !== null,
    /** Whether it only takes a moment more: it is asked for again by itself. */
    isPreparing,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type CountedFacets = ReturnType<typeof useFacets>;
