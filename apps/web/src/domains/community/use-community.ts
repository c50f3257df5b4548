import type { ApolloCache } from '@apollo/client/cache';
import { useCommunityQuery, useCommunityUpdateAddedSubscription } from '../../gql/community.ts';
import { type CachedConnection, isListed, placeFirst } from '../../lib/apollo/cached-connection.ts';
import { useMore } from '../../lib/apollo/use-more.ts';
import { useFirstValue } from '../../lib/live/use-first-value.ts';

/** Shows an update before all others, once. It is in the cache already, from the event that told of it. */
function placeUpdate(cache: ApolloCache, id: string): void {
  const update = cache.identify({ __typename: 'CommunityUpdate', id });
  if (!update) return;
  cache.modify<{ communityUpdates: CachedConnection }>({
    fields: {
      communityUpdates: (connection, { toReference }) => {
        const list = connection as CachedConnection;
        const node = toReference(update);
        return node && !isListed(list, node) ? placeFirst(list, node, 'CommunityUpdateEdge') : list;
      },
    },
  });
}

/** What happens in the network, the newest first, live. */
export function useCommunity() {
  const { data, error, fetchMore, refetch } = useCommunityQuery({
    variables: { after: null },
    fetchPolicy: 'cache-and-network',
  });
  const after = useFirstValue(data?.liveCursor);
  useCommunityUpdateAddedSubscription({
    variables: { after },
    skip: after === null,
    onData: ({ client, data: { data: added } }) => {
      if (added) placeUpdate(client.cache, added.communityUpdateAdded.update.id);
    },
  });
  const more = useMore(data?.communityUpdates.pageInfo, (end) =>
    fetchMore({ variables: { after: end } }),
  );
  return {
    updates: data?.communityUpdates.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
