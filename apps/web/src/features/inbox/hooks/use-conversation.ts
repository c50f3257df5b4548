import { useEffect, useState } from 'react';
import { useChatMessagesQuery, useChatQuery, useMarkChatSeenMutation } from '../../../gql/inbox.ts';
import { writeUnreadChats } from '../../../lib/chats/chat-cache.ts';

const page = 20;

/** What a conversation was when it was opened: where the unread ones begin stays marked until it is left. */
interface Opening {
  firstUnreadId: string | null;
  unreadCount: number;
}

/**
 * A conversation with a window of its messages: the newest, or those around one of them. While it is
 * looked at, what comes in counts as seen.
 * @param around the message to open it at; null for the newest
 */
export function useConversation(chatId: string, around: string | null) {
  const { data, error, loading, refetch } = useChatQuery({
    variables: { id: chatId },
    fetchPolicy: 'cache-and-network',
  });
  const chat = data?.chat ?? null;
  const [opening, setOpening] = useState<Opening | null>(null);
  // What is kept of an earlier visit names what was the first then: where the unread ones begin now is
  // the server's to say.
  if (chat && !opening && !(chat.isUnread && loading)) {
    setOpening({
      firstUnreadId: chat.unreadCount > 0 ? (chat.firstUnread?.id ?? null) : null,
      unreadCount: chat.unreadCount,
    });
  }
  // What is further up than a page is opened where the unread ones begin.
  const unreadAbove = opening && opening.unreadCount > page ? opening.firstUnreadId : null;
  const window = useMessages(chatId, around ?? unreadAbove, opening !== null);
  useSeen(chatId, opening !== null && (chat?.isUnread ?? false));
  return {
    chat,
    opening,
    ...window,
    isMissing: data !== undefined && chat === null,
    error: data ? null : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type Conversation = ReturnType<typeof useConversation>;

/** A window of messages that grows to both sides. */
function useMessages(chatId: string, around: string | null, isReady: boolean) {
  const { data, error, fetchMore, refetch } = useChatMessagesQuery({
    variables: { id: chatId, around, first: page },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    skip: !isReady,
  });
  const [loading, setLoading] = useState<'older' | 'newer' | null>(null);
  const messages = data?.chat?.messages;
  const read = async (side: 'older' | 'newer') => {
    if (loading || !messages) return;
    setLoading(side);
    const { startCursor, endCursor } = messages.pageInfo;
    const variables =
      side === 'older'
        ? { first: page, after: endCursor }
        : { first: null, last: page, before: startCursor };
    // What failed is asked for again when the reader scrolls there again.
    await fetchMore({ variables }).catch(() => undefined);
    setLoading(null);
  };
  return {
    messages: messages?.edges.map(({ node }) => node) ?? null,
    messagesError: messages ? null : error,
    retryMessages: () => void refetch().catch(() => undefined),
    hasOlder: messages?.pageInfo.hasNextPage ?? false,
    hasNewer: messages?.pageInfo.hasPreviousPage ?? false,
    isLoadingOlder: loading === 'older',
    readOlder: () => void read('older'),
    readNewer: () => void read('newer'),
  };
}

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
