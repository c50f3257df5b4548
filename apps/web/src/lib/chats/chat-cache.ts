import type { ApolloCache } from '@apollo/client/cache';
import type { ChatChangedSubscription } from '../../gql/chats.ts';
import { UnreadChatsDocument } from '../../gql/lib.ts';
import { type CachedConnection, isListed, placeFirst } from '../apollo/cached-connection.ts';

/** Sets the badge of the inbox to what the server has counted. */
export function writeUnreadChats(cache: ApolloCache, unreadChatCount: number): void {
  cache.writeQuery({ query: UnreadChatsDocument, data: { unreadChatCount } });
}

/** Shows a message in its conversation, once, and the conversation before all others. */
export function placeMessage(
  cache: ApolloCache,
  chatId: string,
  message: { id: string } | null | undefined,
): void {
  const chat = cache.identify({ __typename: 'Chat', id: chatId });
  const sent = message && cache.identify({ __typename: 'ChatMessage', id: message.id });
  if (!chat || !sent) return;
  cache.modify<{ messages: CachedConnection }>({
    id: chat,
    fields: {
      messages: (connection, { toReference }) => {
        const node = toReference(sent);
        const list = connection as CachedConnection;
        return node && !isListed(list, node) ? placeFirst(list, node, 'ChatMessageEdge') : list;
      },
    },
  });
  cache.modify<{ chats: CachedConnection }>({
    fields: {
      chats: (connection, { toReference }) => {
        const node = toReference(chat);
        return node ? placeFirst(connection as CachedConnection, node, 'ChatEdge') : connection;
      },
    },
  });
}

/** Takes in what happened in a conversation: its state is in the cache already, from the change itself. */
export function takeInChat(
  cache: ApolloCache,
  { chat, message, unreadChatCount }: ChatChangedSubscription['chatChanged'],
): void {
  writeUnreadChats(cache, unreadChatCount);
  placeMessage(cache, chat.id, message);
}
