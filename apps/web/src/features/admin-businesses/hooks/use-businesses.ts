import { limits } from '@wiki/domain';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useAdminBusinessesQuery } from '../../../gql/admin-businesses.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { filterOf, listQueryOf } from '../address.ts';

/** The businesses that the address asks for (`?q=&status=`), page by page. */
export function useBusinesses() {
  const [params] = useSearchParams();
  const query = listQueryOf(params);
  const { data, error, fetchMore, refetch } = useAdminBusinessesQuery({
    variables: { first: limits.page.default, filter: filterOf(query) },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.businesses.pageInfo, (after) => fetchMore({ variables: { after } }));
  const setParam = useSetParam();
  return {
    ...query,
    setSearch: (text: string) => setParam('q', text.trim()),
    setStatus: (text: string) => setParam('status', text),
    businesses: data?.businesses.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
