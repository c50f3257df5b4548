import { limits } from '@wiki/domain';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import { useApplicationsQuery } from '../../../gql/admin-applications.ts';
import { useSetParam } from '../../../lib/use-set-param.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { statusFromAddress, tabFromAddress } from '../tabs.ts';
import { useApplicationCounts } from './use-application-counts.ts';
import { useLiveApplications } from './use-live-applications.ts';

/** The applications that the address asks for (`?tab=&status=&q=`), page by page and live. */
export function useApplications() {
  const [params] = useSearchParams();
  const tab = tabFromAddress(params.get('tab'));
  const status = tab === 'ALL' ? statusFromAddress(params.get('status')) : null;
  const search = params.get('q')?.slice(0, limits.search.max) ?? '';
  const { data, error, fetchMore, refetch } = useApplicationsQuery({
    variables: { first: limits.page.default, tab, status, search: search || null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const counts = useApplicationCounts();
  const shown = data?.applications.edges.length ?? 0;
  useLiveApplications(counts.cursor, () => {
    // As much as is on screen, read again in its new order.
    const first = Math.min(Math.max(shown, limits.page.default), limits.page.max);
    void refetch({ first }).catch(() => undefined);
  });
  const more = useMore(data?.applications.pageInfo, (after) =>
    fetchMore({ variables: { after, first: limits.page.default } }),
  );

  const setParam = useSetParam();
  return {
    tab,
    status,
    search,
    countOf: counts.countOf,
    setSearch: (text: string) => setParam('q', text),
    setStatus: (text: string) => setParam('status', text),
    applications: data?.applications.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch(),
    more,
  };
}
