import { useChatsQuery } from '../../../gql/inbox.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/** The conversations, the last active first. What happens in them comes in by the stream of the tab. */
export function useChats() {
  const { data, error, fetchMore, refetch } = useChatsQuery({ fetchPolicy: 'cache-and-network' });
  const more = useMore(data?.chats.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    chats: data?.chats.edges.map(({ node }) => node) ?? null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

export type Chats = ReturnType<typeof useChats>;
