import { useMemo } from 'react';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { everything, filterOf } from '../../../domains/listing-filters/listing-query.ts';
import { useListingQuery } from '../../../domains/listing-filters/use-listing-query.ts';
import { useSearchQuery } from '../../../gql/search.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { listingTypeOf, searchOf } from '../search-address.ts';

/** What the address asks for, page by page. What was found stays until the next answer is there. */
export function useSearch() {
  const [params] = useSearchParams();
  const { type, query } = searchOf(params);
  const before = useMemo(() => ({ type, query }), [type, query]);
  const state = useListingQuery(listingTypeOf[type], { before, usual: 'RELEVANCE' });
  const filter = useMemo(() => filterOf(state.query), [state.query]);
  const { data, previousData, error, fetchMore, refetch } = useSearchQuery({
    variables: { type, query, filter, sort: state.query.sort, after: null },
    skip: query === '',
  });
  const found = data?.search ?? null;
  const more = useMore(found?.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    type,
    query,
    /** What the search is narrowed to, and its order. */
    state,
    /** An order by price narrows, too: to one currency. */
    isNarrowed: filter !== null,
    widen: () => state.replace({ ...everything, sort: 'RELEVANCE' }),
    hits: found?.edges.map(({ node }) => node) ?? null,
    /** Those of the last answer stay on the tabs while the next one comes. */
    counts: (found ?? previousData?.search)?.counts ?? null,
    /** The place that the query names. */
    place: found?.place ?? null,
    /** How much of what was found has all words of the query. */
    withAllWords: found?.withAllWords ?? 0,
    suggestions: found?.suggestions ?? [],
    error: found ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

export type SearchState = ReturnType<typeof useSearch>;
