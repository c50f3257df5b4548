import { createClient } from 'graphql-ws';
import { session } from '../auth/browser-session.ts';
import { connection } from './connection.ts';
import { watchRest, watchWake } from './watch-wake.ts';
import { isDeliberate, isSessionChange, reconnectDelay } from './reconnect.ts';

let lastClose: unknown = null;
let tokenInUse: string | null = null;
let pongOverdue: ReturnType<typeof setTimeout> | undefined;
let generationInUse = session.snapshot().generation;

/** Waits so many milliseconds, or until the device is back on a network. */
function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    addEventListener('online', go);
  });
}

/** The one WebSocket of this tab. It opens with the first subscription. */
export const liveClient = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazyCloseTimeout: 3_000,
  keepAlive: 20_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  connectionParams: async () => {
    tokenInUse = await session.token();
    return tokenInUse ? { accessToken: tokenInUse } : {};
  },
  retryWait: async (retries) => {
    if (isSessionChange(lastClose)) {
      lastClose = null;
      await session.renew(tokenInUse);
      if (retries === 0) return;
    }
    await pause(reconnectDelay(retries));
  },
  on: {
    // A silent network leaves the socket open and dead: no answer to a ping within 5 s ends it.
    ping: (isReceived) => {
      if (!isReceived) pongOverdue = setTimeout(() => liveClient.terminate(), 5_000);
    },
    pong: (isReceived) => {
      if (isReceived) clearTimeout(pongOverdue);
    },
    connected: () => connection.answered(),
    closed: (event) => {
      clearTimeout(pongOverdue);
      lastClose = event;
      if (!isSessionChange(event) && !isDeliberate(event)) connection.lost();
    },
  },
});

// What was open before a sleep is dead, and the other side does not say so.
watchWake(() => liveClient.terminate());
watchRest(() => {
  liveClient.terminate();
  connection.answered();
});

// Another person, another socket: what follows is authorized as them.
session.subscribe(() => {
  const { generation } = session.snapshot();
  if (generation === generationInUse) return;
  generationInUse = generation;
  liveClient.terminate();
  // It was closed here, and perhaps nothing is left to open it again: no connection was lost.
  connection.answered();
});
