import type { ApolloCache } from '@apollo/client/cache';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import {
  type NotificationStateFragment,
  useDismissNotificationsMutation,
  useMarkAllNotificationsReadMutation,
  useMarkNotificationsReadMutation,
  useMarkNotificationsUnreadMutation,
  useUndoMarkAllNotificationsReadMutation,
} from '../../../gql/notifications.ts';
import {
  forgetNotificationLists,
  placeInCache,
  readUnreadCount,
  writeUnreadCount,
} from '../../../lib/live/notification-cache.ts';
import { showToast } from '../../../lib/toasts/toasts.ts';

interface Changed {
  notifications: NotificationStateFragment[];
  unreadCount: number;
}

function takeIn(cache: ApolloCache, changed: Changed | null | undefined): void {
  if (!changed) return;
  for (const notification of changed.notifications) {
    placeInCache(cache, notification.id, notification);
  }
  writeUnreadCount(cache, changed.unreadCount);
}

/**
 * What can be done with notifications. The lists move at once; the badge waits for the server,
 * which alone counts it.
 */
export function useNotificationActions() {
  const { t } = useLingui();
  const [error, setError] = useState<unknown>(null);
  const [markRead] = useMarkNotificationsReadMutation();
  const [markUnread] = useMarkNotificationsUnreadMutation();
  const [dismiss] = useDismissNotificationsMutation();
  const [undo] = useUndoMarkAllNotificationsReadMutation();
  const [markAll, { loading: isMarkingAll, client }] = useMarkAllNotificationsReadMutation();

  /** What the server will answer, but for the badge, which stays as it is until then. */
  const expected = (node: NotificationStateFragment, isRead: boolean) => ({
    notifications: [{ ...node, __typename: 'Notification' as const, isRead }],
    unreadCount: readUnreadCount(client.cache),
    userErrors: [],
  });
  const attempt = async (work: Promise<unknown>): Promise<void> => {
    setError(null);
    await work.catch(setError);
  };

  const undoMarkAll = (dateRead: string) =>
    attempt(
      undo({
        variables: { input: { dateRead } },
        update: (cache, { data }) => {
          forgetNotificationLists(cache);
          if (data) writeUnreadCount(cache, data.undoMarkAllNotificationsRead.unreadCount);
        },
      }),
    );

  return {
    error,
    isMarkingAll,
    open: ({ id }: NotificationStateFragment) =>
      attempt(
        markRead({
          variables: { input: { ids: [id] } },
          update: (cache, { data }) => takeIn(cache, data?.markNotificationsRead),
        }),
      ),
    markUnread: (node: NotificationStateFragment) =>
      attempt(
        markUnread({
          variables: { input: { ids: [node.id] } },
          optimisticResponse: { markNotificationsUnread: expected(node, false) },
          update: (cache, { data }) => takeIn(cache, data?.markNotificationsUnread),
        }),
      ),
    dismiss: (node: NotificationStateFragment) =>
      attempt(
        dismiss({
          variables: { input: { ids: [node.id] } },
          optimisticResponse: { dismissNotifications: expected(node, true) },
          update: (cache, { data }) => takeIn(cache, data?.dismissNotifications),
        }),
      ),
    markAllRead: () =>
      attempt(
        markAll({
          update: (cache, { data }) => {
            forgetNotificationLists(cache);
            if (data) writeUnreadCount(cache, data.markAllNotificationsRead.unreadCount);
          },
          onCompleted: ({ markAllNotificationsRead: { dateRead } }) =>
            showToast(
              t`All notifications are marked as read`,
              dateRead ? { undo: () => void undoMarkAll(dateRead) } : {},
            ),
        }),
      ),
  };
}
