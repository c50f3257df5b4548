import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useProductsQuery } from '../../../gql/products.ts';
import { mostFromAddress, pageCountOf, pageSize } from '../page-count.ts';

/**
 * The list of products as far as the address says (`?pages=`). Pages are loaded one after the
 * other; those seen before come from the cache, so going back shows the same list at once.
 */
export function useProductPages() {
  const [search, setSearch] = useSearchParams();
  const [limit, setLimit] = useState(mostFromAddress);
  const pages = Math.min(pageCountOf(search), limit);
  const { data, error, fetchMore, refetch, loading } = useProductsQuery({
    variables: { first: pageSize },
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  const loaded = data?.products.edges.length ?? 0;
  const { hasNextPage = false, endCursor = null } = data?.products.pageInfo ?? {};
  const wanted = pages * pageSize;
  const mustLoad = data !== undefined && hasNextPage && loaded < wanted;

  useEffect(() => {
    if (!mustLoad || isLoadingMore || hasFailed) return;
    setLoadingMore(true);
    fetchMore({ variables: { after: endCursor } })
      .catch(() => setFailed(true))
      .finally(() => setLoadingMore(false));
  }, [mustLoad, isLoadingMore, hasFailed, endCursor, fetchMore]);

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
    products: data?.products.edges.slice(0, wanted).map(({ node }) => node) ?? null,
    error: data ? null : error,
    isLoading: loading && !data,
    isLoadingMore: isLoadingMore || (mustLoad && !hasFailed),
    hasMore: hasNextPage || loaded > wanted,
    hasFailed,
    showMore,
    retry: () => {
      if (data) setFailed(false);
      else void refetch();
    },
  };
}
