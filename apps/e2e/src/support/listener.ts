import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core';
import { createLiveLink } from '@wiki/web/live-link';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Account, Api } from './api.ts';

const chatChanged = gql`
  subscription ChatChanged($after: EventCursor) {
    chatChanged(after: $after) {
      kind
      chatId
      unreadChatCount
      cursor
      message {
        id
        text
      }
    }
  }
`;

const notificationChanged = gql`
  subscription NotificationChanged($after: EventCursor) {
    notificationChanged(after: $after) {
      kind
      unreadCount
      cursor
    }
  }
`;

interface ChatChange {
  chatChanged: {
    kind: string;
    chatId: string;
    unreadChatCount: number;
    cursor: string;
    message: { id: string; text: string } | null;
  };
}

interface NotificationChange {
  notificationChanged: { kind: string; unreadCount: number; cursor: string };
}

/** The numbers that a tab shows beside its signs. */
export interface Badges {
  chats: number;
  notifications: number;
}

/** What somebody's open tab knows. */
export interface Listener {
  readonly person: Account;
  /** The texts of the messages of each conversation, as they came. */
  readonly texts: ReadonlyMap<string, readonly string[]>;
  /** The badges, as they were told last. */
  readonly badges: Readonly<Badges>;
  /** What ended a stream, which nothing may. */
  readonly failure: unknown;
  stop(): void;
}

/** The badges as the server counts them. */
export async function badgesOf(api: Api, { token }: Account): Promise<Badges> {
  const { unreadChatCount, unreadNotificationCount } = await api.run<{
    unreadChatCount: number;
    unreadNotificationCount: number;
  }>('{ unreadChatCount unreadNotificationCount }', {}, token);
  return { chats: unreadChatCount, notifications: unreadNotificationCount };
}

/** Follows what a tab follows as the client does: with its way of resuming, over a port of this machine. */
export async function listen(api: Api, person: Account, port: number): Promise<Listener> {
  const position = async () => {
    const { liveCursor } = await api.run<{ liveCursor: string }>('{ liveCursor }');
    return liveCursor;
  };
  const pause = (retries: number) =>
    new Promise<void>((go) => setTimeout(go, Math.min(1_000, 50 * 2 ** retries)));
  const socket = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: () => ({ accessToken: person.token }),
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: pause,
  });
  const after = await position();
  const texts = new Map<string, string[]>();
  const heard = {
    person,
    texts,
    badges: await badgesOf(api, person),
    failure: null as unknown,
  };
  const link = createLiveLink({
    client: async () => socket,
    present: position,
    // Nothing here is so old that it would have to be read again.
    recover: () => Promise.reject(new Error('The position is too old.')),
    pause,
  });
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link });
  const fetchPolicy = 'no-cache';
  const variables = { after };
  const error = (failure: unknown) => {
    heard.failure = failure;
  };
  const streams = [
    apollo.subscribe<ChatChange>({ query: chatChanged, variables, fetchPolicy }).subscribe({
      next: ({ data, error: failure }) => {
        if (failure) heard.failure = failure;
        if (!data) return;
        const { kind, chatId, message, unreadChatCount } = data.chatChanged;
        heard.badges.chats = unreadChatCount;
        if (kind !== 'SENT' || !message) return;
        const told = texts.get(chatId) ?? [];
        told.push(message.text);
        texts.set(chatId, told);
      },
      error,
    }),
    apollo
      .subscribe<NotificationChange>({ query: notificationChanged, variables, fetchPolicy })
      .subscribe({
        next: ({ data, error: failure }) => {
          if (failure) heard.failure = failure;
          if (data) heard.badges.notifications = data.notificationChanged.unreadCount;
        },
        error,
      }),
  ];
  return Object.assign(heard, {
    stop() {
      for (const stream of streams) stream.unsubscribe();
      void socket.dispose();
    },
  });
}
