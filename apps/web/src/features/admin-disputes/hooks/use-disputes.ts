import { type DisputeStatus, disputeStatuses } from '@wiki/domain';
import { useSearchParams } from '../../../lib/use-search-params.ts';
import {
  useAnyDisputeChangedSubscription,
  useDisputeCountsQuery,
  useDisputesQuery,
} from '../../../gql/admin-disputes.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** The disputes of the state that the address names, live: those that wait unless it says otherwise. */
export function useDisputes() {
  const [params] = useSearchParams();
  const asked = params.get('status');
  const status: DisputeStatus | null =
    asked === 'all' ? null : (disputeStatuses.find((known) => known === asked) ?? 'submitted');
  const { data, error, fetchMore, refetch } = useDisputesQuery({
    variables: { status, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const counts = useDisputeCountsQuery({ fetchPolicy: 'cache-and-network' });
  const reload = () => {
    void refetch().catch(() => undefined);
    void counts.refetch().catch(() => undefined);
  };
  useAnyDisputeChangedSubscription({ onData: reload });
  const more = useMore(data?.disputes.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    status,
    disputes: data?.disputes.edges.map(({ node }) => node) ?? null,
    countOf: (wanted: DisputeStatus | null): number | null => {
      const known = counts.data?.disputeCounts;
      if (!known) return null;
      return known
        .filter((entry) => wanted === null || entry.status === wanted)
        .reduce((sum, { count }) => sum + count, 0);
    },
    error: data ? null : error,
    retry: reload,
    more,
  };
}
