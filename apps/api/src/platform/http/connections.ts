import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

/** Settings that tests make smaller. */
export interface ConnectionLimits {
  /** How long a connection may be open without a byte, in milliseconds. */
  firstByteMilliseconds: number;
  /** How many such connections one network may have at once. */
  silentPerNetwork: number;
}

const defaults: ConnectionLimits = { firstByteMilliseconds: 10_000, silentPerNetwork: 64 };

/** How long the headers of a request may take, in milliseconds. */
const headersMilliseconds = 15_000;

/**
 * Closes connections that say nothing, and those of a network that holds too many of them: each
 * costs memory and a file handle, and node itself waits for their first byte without end.
 */
export function closeSilentConnections(
  server: Server,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { firstByteMilliseconds, silentPerNetwork } = { ...defaults, ...limits };
  const silent = new Map<string, Set<Socket>>();
  server.headersTimeout = headersMilliseconds;

  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress);
    const others = silent.get(network) ?? new Set<Socket>();
    const hasSpoken = (each: Socket) => each.bytesRead > 0;
    const forget = () => {
      clearTimeout(timer);
      others.delete(socket);
      if (others.size === 0) silent.delete(network);
    };
    const timer = setTimeout(() => {
      forget();
      if (!hasSpoken(socket)) socket.destroy();
    }, firstByteMilliseconds);
    timer.unref();
    socket.once('close', forget);
    others.add(socket);
    silent.set(network, others);
    if (others.size <= silentPerNetwork) return;
    // Who has spoken since no longer counts; of the others the oldest makes room.
    for (const each of others) if (hasSpoken(each)) others.delete(each);
    const [oldest] = others;
    if (others.size > silentPerNetwork) oldest?.destroy();
  });
}
