import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { ChatChangedDocument } from '../../gql/chats.ts';
import type { NotificationChangedSubscription } from '../../gql/live.ts';
import { ViewerDocument } from '../../gql/lib.ts';
import {
  MeChangedDocument,
  NotificationChangedDocument,
  UnreadChatsDocument,
  UnreadCountDocument,
} from '../../gql/live.ts';
import { client } from '../apollo/client.ts';
import { onRecovery } from '../apollo/recovery.ts';
import { session } from '../auth/browser-session.ts';
import '../chats/chat-policies.ts';
import { cacheChat } from '../chats/chat-cache.ts';
import { keepOnThisDevice } from '../chats/device.ts';
import { followPresence } from '../chats/follow-presence.ts';
import { noteTyping } from '../chats/typing.ts';
import { noteKept } from './note-kept.ts';
import { clearShown } from './clear-shown.ts';
import { forgetNotificationLists, placeInCache, writeUnreadCount } from './notification-cache.ts';

type Change = NotificationChangedSubscription['notificationChanged'];

/** How long to wait before a stream that the server refused is asked for again. */
const retryMs = 5_000;

function takeIn({ kind, notificationId, notification, unreadCount }: Change): void {
  const { cache } = client;
  writeUnreadCount(cache, unreadCount);
  if (kind !== 'ADDED' && (notificationId !== null || unreadCount === 0)) {
    void clearShown(notificationId ?? null).catch(() => undefined);
  }
  if (kind === 'RESET') forgetNotificationLists(cache);
  else if (notificationId) placeInCache(cache, notificationId, notification);
}

/**
 * Everything that is live for the signed-in person, for as long as they are: their account,
 * their notifications and their conversations. The position is read with the first data and followed from there, so
 * nothing that happens in between is missed.
 */
export function followViewer(generation: number): () => void {
  let isOver = false;
  const running = new Map<string, { unsubscribe(): void }>();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  let stopKeeping: (() => void) | null = null;
  let stopPresence: (() => void) | null = null;
  const stopCounting = onRecovery(() => countAll());

  const stop = () => {
    isOver = true;
    stopKeeping?.();
    stopPresence?.();
    stopCounting();
    void clearShown(null).catch(() => undefined);
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

  /** Follows one stream from a position on; one that the server ends is begun again with everything. */
  const follow = <Data, Variables extends OperationVariables>(
    name: string,
    query: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    onChange: (data: Data) => void,
  ) => {
    if (isOver || running.has(name)) return false;
    // What only passes is the link's; what comes here is a refusal.
    const restart = () => {
      running.delete(name);
      later(() => begin(true));
    };
    const stream = client.subscribe({ query, variables });
    running.set(
      name,
      stream.subscribe({
        next: ({ data, error }) => {
          if (data) onChange(data);
          else if (error) restart();
        },
        error: restart,
      }),
    );
    return true;
  };

  const count = (query: typeof UnreadCountDocument | typeof UnreadChatsDocument) =>
    void client.query({ query, fetchPolicy: 'network-only' }).catch(() => undefined);

  const countAll = () => {
    if (running.has('notifications')) count(UnreadCountDocument);
    if (running.has('chats')) count(UnreadChatsDocument);
  };

  /** What only those may read who need no new password. */
  const followAll = (after: string) => {
    const isNew = follow(
      'notifications',
      NotificationChangedDocument,
      { after, en: 'en', es: 'es' },
      (data) => takeIn(data.notificationChanged),
    );
    if (isNew) count(UnreadCountDocument);
    const isNewChat = follow('chats', ChatChangedDocument, { after }, ({ chatChanged }) => {
      cacheChat(client.cache, chatChanged);
      const { kind, chatId, message } = chatChanged;
      // Whoever has written does not write any more.
      if (kind === 'SENT' && message?.sender) noteTyping(chatId, message.sender, false);
    });
    if (isNewChat) count(UnreadChatsDocument);
    stopPresence ??= followPresence();
  };

  const followMe = (after: string) =>
    follow('me', MeChangedDocument, { after }, ({ meChanged }) => {
      // A new password was set: what was refused until now may be read.
      if (meChanged.me.isAuthorized) followAll(meChanged.cursor);
    });

  /** @param isAgain whether something may have been missed: what is shown is read again. */
  const begin = (isAgain = false) => {
    client.query({ query: ViewerDocument, fetchPolicy: 'network-only' }).then(
      ({ data }) => {
        if (isOver || session.snapshot().generation !== generation) return;
        if (!data?.me) return later(() => begin(isAgain));
        stopKeeping ??= keepOnThisDevice(data.me.id);
        noteKept('yes');
        followMe(data.liveCursor);
        if (data.me.isAuthorized !== false) followAll(data.liveCursor);
        if (isAgain) void client.refetchQueries({ include: 'active' }).catch(() => undefined);
      },
      () => later(() => begin(isAgain)),
    );
  };

  begin();
  return stop;
}
