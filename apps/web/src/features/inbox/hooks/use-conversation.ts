import { useEffect } from 'react';
import { useChatQuery, useMarkChatSeenMutation } from '../../../gql/inbox.ts';
import { useMore } from '../../../lib/apollo/use-more.ts';
import { writeUnreadChats } from '../../../lib/chats/chat-cache.ts';

/** A conversation with its last messages. While it is looked at, what comes in counts as seen. */
export function useConversation(chatId: string) {
  const { data, error, fetchMore, refetch } = useChatQuery({
    variables: { id: chatId, after: null },
    fetchPolicy: 'cache-and-network',
  });
  const chat = data?.chat ?? null;
  const more = useMore(chat?.messages.pageInfo, (after) => fetchMore({ variables: { after } }));
  useSeen(chatId, chat?.isUnread ?? false);
  return {
    chat,
    messages: chat?.messages.edges.map(({ node }) => node) ?? [],
    isMissing: data !== undefined && chat === null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
    more,
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** Tells the server that an unread conversation was seen, once somebody really looks at the page. */
function useSeen(chatId: string, isUnread: boolean): void {
  const [markSeen] = useMarkChatSeenMutation();
  useEffect(() => {
    if (!isUnread) return;
    const tell = () => {
      if (document.visibilityState !== 'visible') return;
      void markSeen({
        variables: { input: { chatId } },
        update: (cache, { data }) => {
          if (data?.markChatSeen.chat) writeUnreadChats(cache, data.markChatSeen.unreadChatCount);
        },
      }).catch(() => undefined);
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [chatId, isUnread, markSeen]);
}
