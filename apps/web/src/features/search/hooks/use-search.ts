import { useSearchParams } from 'react-router-dom';
import { useSearchQuery } from '../../../gql/search.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { searchOf } from '../search-address.ts';

/** What the address asks for, page by page. What was found stays until the next answer is there. */
export function useSearch() {
  const [params] = useSearchParams();
  const asked = searchOf(params);
  const { data, previousData, error, fetchMore, refetch } = useSearchQuery({
    variables: { ...asked, after: null },
    skip: asked.query === '',
  });
  const found = data?.search ?? null;
  const more = useMore(found?.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    ...asked,
    hits: found?.edges.map(({ node }) => node) ?? null,
    /** Those of the last answer stay on the tabs while the next one comes. */
    counts: (found ?? previousData?.search)?.counts ?? null,
    suggestions: found?.suggestions ?? [],
    error: found ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

export type SearchState = ReturnType<typeof useSearch>;
