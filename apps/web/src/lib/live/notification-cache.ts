import type { ApolloCache, Reference } from '@apollo/client/cache';
import { UnreadCountDocument } from '../../gql/live.ts';
import {
  type ListedNotification,
  type NotificationList,
  placeNotification,
} from './notification-lists.ts';

interface CachedEdge {
  __typename: 'NotificationEdge';
  cursor: string;
  node: Reference;
}

interface CachedConnection {
  edges: readonly CachedEdge[];
  pageInfo: { hasNextPage: boolean };
}

const listOf = (storeFieldName: string): NotificationList => {
  if (storeFieldName.includes('"PAST"')) return 'PAST';
  return storeFieldName.includes('"NEW"') ? 'NEW' : 'ALL';
};

/** Whether a list holds the notifications of this section, among others or alone. */
const holdsSection = (storeFieldName: string, section: string | undefined): boolean => {
  const alone = /"section":"([A-Z_]+)"/.exec(storeFieldName)?.[1];
  return alone === undefined || alone === section;
};

/**
 * Moves a notification to the lists it now belongs to; null removes it from all of them.
 * The notification itself is in the cache already, from the result that told of the change.
 */
export function placeInCache(
  cache: ApolloCache,
  id: string,
  notification: ListedNotification | null,
): void {
  const cacheId = cache.identify({ __typename: 'Notification', id });
  cache.modify<{ notifications: CachedConnection }>({
    fields: {
      notifications: (connection, { storeFieldName, readField, toReference }) => {
        const existing = connection as CachedConnection;
        const list = listOf(storeFieldName);
        const node = cacheId ? toReference(cacheId) : undefined;
        if (!existing.edges) return existing;
        const item = node ? { __typename: 'NotificationEdge' as const, cursor: '', node } : null;
        const read = (edge: CachedEdge): ListedNotification | null => {
          const known = readField<string>('id', edge.node);
          if (!known) return null;
          return {
            id: known,
            isRead: readField<boolean>('isRead', edge.node) ?? false,
            dateCreated: readField<string>('dateCreated', edge.node) ?? '',
          };
        };
        const section = node && readField<string>('section', node);
        const placed = holdsSection(storeFieldName, section) ? notification : null;
        const isWhole = !existing.pageInfo.hasNextPage;
        return {
          ...existing,
          edges: placeNotification(
            existing.edges,
            { id, notification: placed, item },
            list,
            isWhole,
            read,
          ),
        };
      },
    },
  });
}

/** Sets the badge to what the server has counted. */
export function writeUnreadCount(cache: ApolloCache, unreadNotificationCount: number): void {
  cache.writeQuery({ query: UnreadCountDocument, data: { unreadNotificationCount } });
}

/** Forgets every list of notifications: those on screen are read again. */
export function forgetNotificationLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'notifications' });
}

/** The badge as the server last counted it. */
export function readUnreadCount(cache: ApolloCache): number {
  return cache.readQuery({ query: UnreadCountDocument })?.unreadNotificationCount ?? 0;
}
