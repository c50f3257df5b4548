import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { ChatChangedSubscription } from '../../gql/chats.ts';
import { UnreadChatsDocument } from '../../gql/live.ts';
import {
  type CachedConnection,
  isListed,
  placeByDate,
  withoutNode,
} from '../apollo/cached-connection.ts';

/** Sets the badge of the inbox to what the server has counted. */
export function writeUnreadChats(cache: ApolloCache, unreadChatCount: number): void {
  cache.writeQuery({ query: UnreadChatsDocument, data: { unreadChatCount } });
}

/** A list of messages as the cache keeps it: which end of the conversation it has reached. */
type MessageList = CachedConnection & { pageInfo?: { hasPreviousPage?: boolean } };

/**
 * Shows a message in its conversation where its date belongs, once, in every list that reaches the
 * newest; one that was opened in the middle comes to it by its pages.
 */
export function placeMessage(
  cache: ApolloCache,
  chatId: string,
  message: { id: string } | null | undefined,
): void {
  const chat = cache.identify({ __typename: 'Chat', id: chatId });
  const sent = message && cache.identify({ __typename: 'ChatMessage', id: message.id });
  if (!chat || !sent) return;
  cache.modify<{ messages: MessageList }>({
    id: chat,
    fields: {
      messages: (connection, { toReference, readField }) => {
        const node = toReference(sent);
        const list = connection as MessageList;
        if (!node || isListed(list, node) || list.pageInfo?.hasPreviousPage) return list;
        const dateOf = (each: Reference) => readField<string>('dateSent', each) ?? '';
        return placeByDate(list, node, 'ChatMessageEdge', dateOf);
      },
    },
  });
  placeChat(cache, chatId);
}

/** Whether a conversation stands in the list under a filter of the inbox. */
function belongs(filter: string, is: (field: string) => boolean): boolean {
  if (filter === 'ARCHIVED') return is('isArchived');
  if (is('isArchived')) return false;
  const field = { UNREAD: 'isUnread', GROUPS: 'isGroup', PINNED: 'isPinned' }[filter];
  return field === undefined || is(field);
}

/** Puts a conversation where it belongs in every list of the inbox, and nowhere else. */
export function placeChat(cache: ApolloCache, chatId: string): void {
  const chat = cache.identify({ __typename: 'Chat', id: chatId });
  if (!chat) return;
  cache.modify<{ chats: CachedConnection }>({
    fields: {
      chats: (connection, { toReference, readField, storeFieldName }) => {
        const node = toReference(chat);
        const list = connection as CachedConnection;
        // What a search found stays as it was found.
        if (!node || /"search":"/.test(storeFieldName)) return list;
        const filter = /"filter":"(\w+)"/.exec(storeFieldName)?.[1] ?? 'ALL';
        const is = (field: string) => readField<boolean>(field, node) === true;
        if (!belongs(filter, is)) return withoutNode(list, node);
        const dateOf = (each: Reference) => readField<string>('lastActive', each) ?? '';
        return placeByDate(list, node, 'ChatEdge', dateOf);
      },
    },
  });
}

/** Takes a conversation that is not the reader's any more out of every list. */
export function dropChat(cache: ApolloCache, chatId: string): void {
  const chat = cache.identify({ __typename: 'Chat', id: chatId });
  if (!chat) return;
  cache.modify<{ chats: CachedConnection; chat: Reference | null }>({
    fields: {
      chats: (connection, { toReference }) => {
        const node = toReference(chat);
        return node ? withoutNode(connection as CachedConnection, node) : connection;
      },
      chat: (known, { storeFieldName }) => (storeFieldName.includes(`"${chatId}"`) ? null : known),
    },
  });
}

/** Has a conversation that the reader did not have until now asked for again, wherever it is looked at. */
function seekChat(cache: ApolloCache, chatId: string): void {
  cache.modify<{ chat: Reference | null }>({
    fields: {
      chat: (known, { storeFieldName, DELETE }) =>
        known === null && storeFieldName.includes(`"${chatId}"`) ? DELETE : known,
    },
  });
}

/** Takes in what happened in a conversation: its state is in the cache already, from the change itself. */
export function cacheChat(
  cache: ApolloCache,
  { kind, chatId, chat, message, unreadChatCount }: ChatChangedSubscription['chatChanged'],
): void {
  writeUnreadChats(cache, unreadChatCount);
  if (!chat) return dropChat(cache, chatId);
  seekChat(cache, chatId);
  if (message && (kind === 'SENT' || message.notice)) placeMessage(cache, chatId, message);
  else placeChat(cache, chatId);
}
