import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useBusinessesQuery } from '../../../gql/entrepreneurs.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import type { DirectoryQuery } from '../../../lib/paths.ts';
import { queryFromAddress, variablesOf, withCondition } from '../directory-filter.ts';

/**
 * The businesses that the address asks for, page by page. What was loaded stays in the cache, so
 * that coming back shows the same list at the same place.
 */
export function useDirectory() {
  const [params, setParams] = useSearchParams();
  const query = queryFromAddress(params);
  const { data, error, fetchMore, refetch } = useBusinessesQuery({
    variables: variablesOf(query),
  });
  const more = useMore(data?.businesses.pageInfo, (after) => fetchMore({ variables: { after } }));

  const replaceQuery = (nextOf: (current: DirectoryQuery) => DirectoryQuery) =>
    setParams(
      (current) => {
        const next = nextOf(queryFromAddress(current));
        const language = current.get('lang');
        const entries = Object.entries(next).map(([name, value]) => [name, String(value)]);
        return new URLSearchParams([...entries, ...(language ? [['lang', language]] : [])]);
      },
      { preventScrollReset: true },
    );

  return {
    query,
    change: (condition: DirectoryQuery) =>
      replaceQuery((current) => withCondition(current, condition)),
    clear: () => replaceQuery(() => ({})),
    businesses: data?.businesses.edges.map(({ node }) => node) ?? null,
    total: data?.businesses.totalCount ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
    endCursor: data?.businesses.pageInfo.hasNextPage ? data.businesses.pageInfo.endCursor : null,
  };
}

export type DirectoryList = ReturnType<typeof useDirectory>;
