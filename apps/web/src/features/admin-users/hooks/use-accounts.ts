import { limits } from '@wiki/domain';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useUsersQuery } from '../../../gql/admin-users.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** The accounts whose name or e-mail begins with what the address asks for (`?q=`), page by page. */
export function useAccounts() {
  const [params] = useSearchParams();
  const setParam = useSetParam();
  const search = params.get('q')?.slice(0, limits.search.max) ?? '';
  const { data, error, fetchMore, refetch } = useUsersQuery({
    variables: { first: limits.page.default, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.users.pageInfo, (after) => fetchMore({ variables: { after } }));

  return {
    search,
    setSearch: (text: string) => setParam('q', text),
    accounts: data?.users.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    more,
  };
}
