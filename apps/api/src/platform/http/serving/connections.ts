import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Server, Socket } from 'node:net';
import { clientNetwork } from './client-network.ts';

/** Settings that tests make smaller. */
export interface ConnectionLimits {
  /** How long a connection may be open without a byte, in milliseconds. */
  firstByteMilliseconds: number;
  /** How long it is no more than slow: everybody of an office, or behind a proxy, comes back at once. */
  slowMilliseconds: number;
  /** How many connections one network may have at once that have been silent for longer. */
  silentPerNetwork: number;
}

const defaults: ConnectionLimits = {
  firstByteMilliseconds: 10_000,
  slowMilliseconds: 2_000,
  silentPerNetwork: 64,
};

/** How long the headers of a request may take, in milliseconds. */
export const headersMilliseconds = 15_000;

/**
 * Closes connections that say nothing, and those of a network that holds too many of them: each
 * costs memory and a file handle, and node itself waits for their first byte without end.
 */
export function closeSilentConnections(
  server: Server,
  limits: Partial<ConnectionLimits> = {},
): void {
  const { firstByteMilliseconds, slowMilliseconds, silentPerNetwork } = { ...defaults, ...limits };
  const silent = new Map<string, Set<Socket>>();
  const hasSpoken = (each: Socket) => each.bytesRead > 0;

  const closeOldest = (others: Set<Socket>): void => {
    if (others.size <= silentPerNetwork) return;
    // Who has spoken since no longer counts; of the others the oldest make room.
    for (const each of others) if (hasSpoken(each)) others.delete(each);
    const oldest = [...others].slice(0, Math.max(0, others.size - silentPerNetwork));
    for (const each of oldest) {
      others.delete(each);
      each.destroy();
    }
  };

  server.on('connection', (socket: Socket) => {
    const network = clientNetwork(socket.remoteAddress);
    const forget = () => {
      clearTimeout(timer);
      const others = silent.get(network);
      others?.delete(socket);
      if (others?.size === 0) silent.delete(network);
    };
    const late = () => {
      forget();
      if (!hasSpoken(socket)) socket.destroy();
    };
    const slow = () => {
      if (hasSpoken(socket) || socket.destroyed) return;
      timer = setTimeout(late, firstByteMilliseconds - slowMilliseconds).unref();
      const others = silent.get(network) ?? new Set<Socket>();
      others.add(socket);
      silent.set(network, others);
      closeOldest(others);
    };
    // What arrived while the process was busy is read before it is judged.
    let timer = setTimeout(() => setImmediate(slow), slowMilliseconds).unref();
    socket.once('close', forget);
  });
}

/** How fast the body of a request has to come; tests make it smaller. */
export interface BodyPace {
  /** How long it may take whatever its size, in milliseconds. */
  headStartMilliseconds: number;
  /** What has to come a second from then on, on the average. */
  bytesPerSecond: number;
}

const defaultPace: BodyPace = { headStartMilliseconds: 60_000, bytesPerSecond: 16_000 };

/**
 * Ends requests whose body drips: a large file over a slow line has its time, a line that is held
 * open for nothing has not. Node's own limit is one for all sizes.
 */
export function endSlowBodies(server: HttpServer, pace: Partial<BodyPace> = {}): void {
  const { headStartMilliseconds, bytesPerSecond } = { ...defaultPace, ...pace };
  server.requestTimeout = 0;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding === undefined && !Number(length)) return;
    const { socket } = request;
    const start = Date.now();
    const { bytesRead: readBefore } = socket;
    const check = () => {
      if (request.complete || socket.destroyed) return;
      const earned = ((socket.bytesRead - readBefore) / bytesPerSecond) * 1000;
      const left = start + headStartMilliseconds + earned - Date.now();
      // What has come and was not taken yet waits for this server, not for the caller.
      const isOurs = request.readableLength > 0;
      if (left > 0 || isOurs) timer = setTimeout(check, Math.max(left, 1_000)).unref();
      else end(response);
    };
    let timer = setTimeout(check, headStartMilliseconds).unref();
    response.once('close', () => clearTimeout(timer));
  });
}

/** Says that it took too long, unless something was said before, and lets go of the line. */
function end(response: ServerResponse): void {
  const { socket } = response;
  if (!response.headersSent) response.writeHead(408, { connection: 'close' });
  response.end(() => socket?.destroySoon());
}
