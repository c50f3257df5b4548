import { limits } from '@wiki/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUsersQuery } from '../../../gql/admin-users.ts';

/** The accounts whose name or e-mail begins with what the address asks for (`?q=`), page by page. */
export function useAccounts() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q')?.slice(0, limits.search.max) ?? '';
  const { data, error, fetchMore, refetch } = useUsersQuery({
    variables: { first: limits.page.default, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [isLoadingMore, setLoadingMore] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const { hasNextPage = false, endCursor = null } = data?.users.pageInfo ?? {};

  const showMore = async () => {
    setLoadingMore(true);
    setFailed(false);
    try {
      await fetchMore({ variables: { after: endCursor } });
    } catch {
      setFailed(true);
    } finally {
      setLoadingMore(false);
    }
  };

  return {
    search,
    setSearch: (text: string) => {
      setFailed(false);
      setParams((current) => {
        if (text) current.set('q', text);
        else current.delete('q');
        return current;
      });
    },
    accounts: data?.users.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    hasMore: hasNextPage,
    isLoadingMore,
    hasFailed,
    showMore: () => void showMore(),
  };
}
