import type { ListingType } from '@wiki/domain';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useListingsQuery } from '../../../gql/listings.ts';
import type { ListingQuery } from '../../../domains/listing-filters/listing-query.ts';
import { variablesOf } from '../list-variables.ts';
import { mixPages } from '../mix-sellers.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { mostFromAddress, pageCountOf, pageSize } from '../page-count.ts';

/**
 * The list that the address asks for, as far as it says (`?pages=`). Pages are loaded one after the
 * other; those seen before come from the cache, so going back shows the same list at once.
 */
export function useListingPages(type: ListingType, query: ListingQuery) {
  const [search, setSearch] = useSearchParams();
  const [limit, setLimit] = useState(mostFromAddress);
  const pages = Math.min(pageCountOf(search), limit);
  const variables = useMemo(() => variablesOf(type, query), [type, query]);
  const { data, error, fetchMore, refetch } = useListingsQuery({ variables });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const loaded = data?.listings.edges.length ?? 0;
  const { hasNextPage = false, endCursor = null } = data?.listings.pageInfo ?? {};
  const wanted = pages * pageSize;
  const shown = data?.listings.edges.slice(0, wanted).map(({ node }) => node) ?? null;
  const mustLoad = data !== undefined && hasNextPage && loaded < wanted;

  useEffect(() => {
    if (!mustLoad || isLoadingMore || hasFailed) return;
    setLoadingMore(true);
    fetchMore({ variables: { after: endCursor } })
      .catch(() => setFailed(true))
      .finally(() => setLoadingMore(false));
  }, [mustLoad, isLoadingMore, hasFailed, endCursor, fetchMore]);

  useKeptPlace(data !== undefined && !mustLoad && !isLoadingMore);

  const showMore = () => {
    const next = pages + 1;
    setFailed(false);
    setLimit(Math.max(limit, next));
    setSearch(
      (current) => {
        current.set('pages', String(next));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return {
    variables,
    /** Position in the stream of live events when the list was read. */
    liveCursor: data?.liveCursor ?? null,
    listings: shown && query.sort === 'RATING' ? mixPages(shown, pageSize) : shown,
    error: data ? null : error,
    isLoadingMore: isLoadingMore || (mustLoad && !hasFailed),
    hasMore: hasNextPage || loaded > wanted,
    endCursor: hasNextPage ? endCursor : null,
    hasFailed,
    showMore,
    refetch,
    retry: () => {
      if (data) setFailed(false);
      else void refetch().catch(() => undefined);
    },
  };
}

export type ListingPages = ReturnType<typeof useListingPages>;
