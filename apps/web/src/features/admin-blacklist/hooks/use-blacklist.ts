import { useSearchParams } from '../../../lib/use-search-params.ts';
import {
  useBlacklistChangedSubscription,
  useBlacklistQuery,
} from '../../../gql/admin-blacklist.ts';
import type { BlacklistKind } from '../../../gql/schema-types.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { useFirst } from '../../../lib/live/use-first.ts';

/** The words or the phrases of the blacklist, as the address says, live. */
export function useBlacklist() {
  const [params] = useSearchParams();
  const kind: BlacklistKind = params.get('tab') === 'phrases' ? 'phrase' : 'word';
  const { data, error, fetchMore, refetch } = useBlacklistQuery({
    variables: { kind, after: null },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const more = useMore(data?.blacklist.pageInfo, (after) => fetchMore({ variables: { after } }));
  const reload = () => void refetch().catch(() => undefined);
  const cursor = useFirst(data?.liveCursor);
  useBlacklistChangedSubscription({
    variables: { after: cursor },
    skip: cursor === null,
    onData: reload,
  });
  return {
    kind,
    entries: data?.blacklist.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    reload,
    more,
  };
}
