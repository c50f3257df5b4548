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

interface ChatChange {
  chatChanged: {
    kind: string;
    chatId: string;
    unreadChatCount: number;
    cursor: string;
    message: { id: string; text: string } | null;
  };
}

/** What somebody's open screen knows of a conversation. */
export interface Listener {
  /** The texts of its messages, as they came. */
  readonly texts: readonly string[];
  /** The badge, as it was told last. */
  readonly badge: number | null;
  /** What ended the stream, which nothing may. */
  readonly failure: unknown;
  stop(): void;
}

/** Follows a conversation as the client does: with its way of resuming, over a port of this machine. */
export async function listen(
  api: Api,
  { token }: Account,
  chatId: string,
  port: number,
): Promise<Listener> {
  const position = async () => {
    const { liveCursor } = await api.run<{ liveCursor: string }>('{ liveCursor }');
    return liveCursor;
  };
  const socket = createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: (retries) => new Promise((go) => setTimeout(go, Math.min(1_000, 50 * 2 ** retries))),
  });
  const heard = { texts: [] as string[], badge: null as number | null, failure: null as unknown };
  const link = createLiveLink({
    client: async () => socket,
    present: position,
    // Nothing here is so old that it would have to be read again.
    recover: () => Promise.reject(new Error('The position is too old.')),
    pause: (retries) => new Promise((go) => setTimeout(go, Math.min(1_000, 50 * 2 ** retries))),
  });
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link });
  const stream = apollo
    .subscribe<ChatChange>({
      query: chatChanged,
      variables: { after: await position() },
      fetchPolicy: 'no-cache',
    })
    .subscribe({
      next: ({ data, error }) => {
        if (error) heard.failure = error;
        if (data?.chatChanged.chatId !== chatId) return;
        const { kind, message, unreadChatCount } = data.chatChanged;
        heard.badge = unreadChatCount;
        if (kind === 'SENT' && message) heard.texts.push(message.text);
      },
      error: (error: unknown) => {
        heard.failure = error;
      },
    });
  return Object.assign(heard, {
    stop() {
      stream.unsubscribe();
      void socket.dispose();
    },
  });
}
