import type { NotificationChangedSubscription } from '../../gql/lib.ts';
import {
  MeChangedDocument,
  NotificationChangedDocument,
  UnreadCountDocument,
  ViewerDocument,
} from '../../gql/lib.ts';
import { client } from '../apollo/client.ts';
import { session } from '../auth/browser-session.ts';
import { forgetNotificationLists, placeInCache, writeUnreadCount } from './notification-cache.ts';

type Change = NotificationChangedSubscription['notificationChanged'];

/** How long to wait before a stream that the server refused is asked for again. */
const retryMs = 5_000;

function takeIn({ kind, notificationId, notification, unreadCount }: Change): void {
  const { cache } = client;
  writeUnreadCount(cache, unreadCount);
  if (kind === 'RESET') forgetNotificationLists(cache);
  else if (notificationId) placeInCache(cache, notificationId, notification);
}

/**
 * Everything that is live for the signed-in person, for as long as they are: their account and
 * their notifications. The position is read with the first data and followed from there, so
 * nothing that happens in between is missed.
 */
export function followViewer(generation: number): () => void {
  let isOver = false;
  const running = new Map<string, { unsubscribe(): void }>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  const stop = () => {
    isOver = true;
    for (const stream of running.values()) stream.unsubscribe();
    for (const timer of timers) clearTimeout(timer);
  };

  const later = (work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!isOver) work();
    }, retryMs);
    timers.add(timer);
  };

  const followNotifications = (after: string) => {
    if (isOver || running.has('notifications')) return;
    void client
      .query({ query: UnreadCountDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    const stream = client.subscribe({ query: NotificationChangedDocument, variables: { after } });
    const restart = () => {
      running.delete('notifications');
      later(begin);
    };
    running.set(
      'notifications',
      stream.subscribe({
        next: ({ data, error }) => {
          if (data) takeIn(data.notificationChanged);
          else if (error) restart();
        },
        error: restart,
      }),
    );
  };

  const followMe = (after: string) => {
    if (isOver || running.has('me')) return;
    const stream = client.subscribe({ query: MeChangedDocument, variables: { after } });
    const restart = () => {
      running.delete('me');
      later(begin);
    };
    running.set(
      'me',
      stream.subscribe({
        next: ({ data, error }) => {
          // A new password was set: what was refused until now may be read.
          if (data?.meChanged.me.isAuthorized) followNotifications(data.meChanged.cursor);
          else if (error) restart();
        },
        error: restart,
      }),
    );
  };

  const begin = () => {
    client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (isOver || session.snapshot().generation !== generation) return;
        if (!data?.me) return later(begin);
        followMe(data.liveCursor);
        if (data.me.isAuthorized !== false) followNotifications(data.liveCursor);
      },
      () => later(begin),
    );
  };

  begin();
  return stop;
}
