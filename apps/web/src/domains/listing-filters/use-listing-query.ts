import type { ListingType } from '@wiki/domain';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from '../../lib/use-search-params.ts';
import {
  type AddressAround,
  addressOf,
  everything,
  type ListingQuery,
  queryFromAddress,
  withChange,
} from './listing-query.ts';

/** In the address while the sheet of filters is open. */
export const sheetName = 'filters';

type Around = Pick<AddressAround, 'before' | 'usual'>;

/**
 * What the address asks a list for, and ways to ask for something else: each is a step back, those in
 * the open sheet of filters together one. A change is on screen at once, before the address has
 * followed.
 */
export function useListingQuery(type: ListingType | null, { before, usual }: Around = {}) {
  const [params, setParams] = useSearchParams();
  const [ahead, setAhead] = useState<{ of: URLSearchParams; query: ListingQuery } | null>(null);
  const written = useMemo(() => queryFromAddress(type, params, usual), [type, params, usual]);
  const query = ahead?.of === params ? ahead.query : written;
  const replace = useCallback(
    (next: ListingQuery) => {
      setAhead({ of: params, query: next });
      const sheet = params.get(sheetName);
      setParams(
        (current) => {
          const address = addressOf(next, { before, usual, language: current.get('lang') });
          if (sheet) address.set(sheetName, sheet);
          return address;
        },
        { replace: sheet !== null, preventScrollReset: true },
      );
    },
    [params, setParams, before, usual],
  );
  return {
    type,
    query,
    replace,
    change: (change: Partial<ListingQuery>) => replace(withChange(query, change)),
    clear: () => replace({ ...everything, sort: query.sort }),
    /** The end of the address that asks for something else. */
    searchOf: (next: ListingQuery) =>
      `?${addressOf(next, { before, usual, language: params.get('lang') })}`,
  };
}

export type ListingQueryState = ReturnType<typeof useListingQuery>;
