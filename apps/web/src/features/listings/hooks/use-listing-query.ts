import type { ListingType } from '@wiki/domain';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  addressOf,
  everything,
  type ListingQuery,
  queryFromAddress,
  withChange,
} from '../listing-query.ts';

/** What the address asks a list for, and ways to ask for something else: each is a step back. */
export function useListingQuery(type: ListingType) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryFromAddress(type, params), [type, params]);
  const replace = useCallback(
    (next: ListingQuery) =>
      setParams((current) => addressOf(next, current.get('lang')), { preventScrollReset: true }),
    [setParams],
  );
  return {
    type,
    query,
    replace,
    change: (change: Partial<ListingQuery>) => replace(withChange(query, change)),
    clear: () => replace({ ...everything, sort: query.sort }),
  };
}

export type ListingQueryState = ReturnType<typeof useListingQuery>;
