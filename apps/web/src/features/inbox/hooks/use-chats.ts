import { useChatsQuery } from '../../../gql/inbox.ts';
import type { ChatFilter } from '../../../gql/schema-types.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';

/**
 * The conversations under a filter, or found by a name, the last active first. What happens in them
 * comes in by the stream of the tab.
 * @param isSkipped whether they are not asked for, where nobody looks at them
 */
export function useChats(filter: ChatFilter, search: string, isSkipped = false) {
  const { data, previousData, error, fetchMore, refetch } = useChatsQuery({
    variables: search ? { filter: null, search } : { filter, search: null },
    fetchPolicy: 'cache-and-network',
    skip: isSkipped,
  });
  const shown = data ?? (search ? previousData : undefined);
  const more = useMore(shown?.chats.pageInfo, (after) => fetchMore({ variables: { after } }));
  return {
    chats: shown?.chats.edges.map(({ node }) => node) ?? null,
    /** Whether they are of this search, and not of the words before. */
    isAnswer: data !== undefined,
    error: shown ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}
