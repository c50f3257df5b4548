import type { LiveEvent, LiveHub } from '../../platform/live/hub.ts';
import { logger } from '../../platform/logging/logger.ts';
import type { EventType } from '../../platform/outbox/event.model.ts';
import type { LiveSocket } from './socket.ts';

/** What may change who a socket speaks for. */
const sessionEvents: readonly string[] = [
  'session.started',
  'session.revoked',
  'personalToken.revoked',
  'user.suspended',
  'user.reinstated',
  'user.roleChanged',
  'user.reauthorizationRequired',
  'user.passwordChanged',
  'user.deleted',
  'application.transitioned',
  'business.memberChanged',
];

/** The open sockets of this process, found again when a session or account changes anywhere. */
export class SocketRegistry {
  readonly #sockets = new Set<LiveSocket>();
  readonly #live: LiveHub;
  #events: AsyncIterableIterator<LiveEvent> | null = null;
  #watching: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(live: LiveHub) {
    this.#live = live;
  }

  start(): void {
    this.#watching = this.#watch();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#events?.return?.();
    await this.#watching;
  }

  add(socket: LiveSocket): void {
    this.#sockets.add(socket);
  }

  remove(socket: LiveSocket): void {
    this.#sockets.delete(socket);
  }

  get all(): Iterable<LiveSocket> {
    return this.#sockets;
  }

  get size(): number {
    return this.#sockets.size;
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      this.#events = this.#live.follow({
        types: sessionEvents as readonly EventType[],
        concerns: () => true,
      });
      try {
        for await (const { record } of this.#events) this.#act(record.data);
      } catch (error) {
        // Something was missed: every socket shows that its session still holds.
        logger.warn({ err: error }, 'session events interrupted');
        for (const socket of this.#sockets) void recheck(socket);
      }
    }
  }

  #act(data: object): void {
    const { userId, sessionIds } = data as { userId?: string; sessionIds?: string[] };
    for (const socket of this.#sockets) {
      if (sessionIds && socket.isOfSession(sessionIds)) socket.endSession();
      else if (userId && socket.userId === userId) void recheck(socket);
    }
  }
}

/** A socket whose session cannot be read is closed: it may come back and show itself again. */
async function recheck(socket: LiveSocket): Promise<void> {
  await socket.recheck().catch(() => socket.endSession());
}
