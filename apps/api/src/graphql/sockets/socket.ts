import type { Duplex } from 'node:stream';
import { closeCodes } from '@wiki/domain';
import { GraphQLError } from 'graphql';
import type { RawData, WebSocket } from 'ws';
import type { MaybeViewer, Viewer } from '../../authz/session.ts';
import { unauthenticated, viewerChanged, type ViewerReader } from '../../authz/viewer.ts';
import type { AccessClaims } from '../../platform/tokens/access-token.ts';
import type { Caller } from '../build-context.ts';
import { framed, textFrame } from './text-frame.ts';
import type { Seat } from './seats.ts';

/** What one socket may take from the server. */
export const socketLimits = {
  /** Operations running side by side, subscriptions included. */
  openOperations: 100,
  /** Operations begun in a row, and how many more each second gives. */
  burst: 100,
  operationsPerSecond: 25,
  /** Bytes waiting for a client that reads slowly. */
  bufferedBytes: 4 * 1024 * 1024,
  /** Bytes waiting for a client beyond which its next message waits for them. */
  unreadBytes: 64 * 1024,
} as const;

/** Personal tokens last for months, longer than a timer can wait: their sockets are opened anew each day. */
const longestMilliseconds = 86_400_000;

/** For how long a viewer read from the database stands, in milliseconds, unless an event says otherwise. */
const viewerMilliseconds = 1_000;

/** One client's socket: who it is, what it may still do and how it ends. */
export class LiveSocket {
  readonly caller: Caller;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #viewers: ViewerReader;
  readonly #seat: Seat;
  #claims: AccessClaims | null = null;
  #admitted: Viewer | null = null;
  /** Who it is, and since when that is known, at the latest. */
  #current: { viewer: MaybeViewer; at: number } | null = null;
  #isReadingAhead = false;
  #expiry: NodeJS.Timeout | undefined;
  #tokens: number = socketLimits.burst;
  #refilled = Date.now();

  /** @param stream what carries the socket, uncompressed: messages are written to it as whole frames. */
  constructor(
    socket: WebSocket,
    stream: Duplex,
    caller: Caller,
    viewers: ViewerReader,
    seat: Seat,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.caller = caller;
    this.#viewers = viewers;
    this.#seat = seat;
  }

  get userId(): string | null {
    return this.#claims?.userId ?? null;
  }

  /**
   * Signs the socket in with an access token, or leaves it a visitor's without one. The socket
   * closes when the token expires, and at once when the account has too many.
   * @throws `UNAUTHENTICATED` when the token or its session does not hold.
   */
  async admit(token: string | null): Promise<void> {
    if (!token) return;
    const claims = await this.#viewers.claimsOf(token);
    const viewer = await this.#viewers.viewerOf(claims);
    if (!viewer) throw unauthenticated();
    if (!this.#seat.moveTo(viewer.userId)) {
      this.close(closeCodes.tooManyOperations, 'Too many sockets');
      return;
    }
    this.#claims = claims;
    this.#admitted = viewer;
    this.#current = { viewer, at: Date.now() };
    this.#expiry = setTimeout(
      () => this.endSession(),
      Math.min(Math.max(claims.expiresAt.getTime() - Date.now(), 0), longestMilliseconds),
    );
  }

  /**
   * The viewer now, as the database had it within the last second; at once where that needs no reading.
   * @throws `UNAUTHENTICATED` when the session ended; the socket closes too.
   */
  viewer(): MaybeViewer | Promise<MaybeViewer> {
    if (!this.#claims) return null;
    const age = this.#current === null ? Infinity : Date.now() - this.#current.at;
    if (age > viewerMilliseconds) return this.recheck().then(() => this.#viewerRead());
    if (age > viewerMilliseconds / 2) this.#readAhead();
    return this.#viewerRead();
  }

  /** Reads the viewer again before it is too old: whoever is told something all the time waits for no reading. */
  #readAhead(): void {
    if (this.#isReadingAhead) return;
    this.#isReadingAhead = true;
    const settle = () => {
      this.#isReadingAhead = false;
    };
    // That it failed is told to whoever needs it when it is too old.
    void this.recheck().then(settle, settle);
  }

  #viewerRead(): MaybeViewer {
    if (!this.#current?.viewer) throw unauthenticated();
    return this.#current.viewer;
  }

  /** Reads the viewer again and closes the socket when the session, role or standing changed. */
  async recheck(): Promise<void> {
    if (!this.#claims || !this.#admitted) return;
    const at = Date.now();
    const viewer = await this.#viewers.readViewer(this.#claims);
    // Of two readings the one that was begun later stands, whichever is answered first.
    if (!this.#current || at >= this.#current.at) this.#current = { viewer, at };
    if (viewerChanged(this.#admitted, viewer)) this.endSession();
  }

  /** Whether this socket stands on one of these sessions. */
  isOfSession(sessionIds: readonly string[]): boolean {
    return this.#claims !== null && sessionIds.includes(this.#claims.sessionId);
  }

  /** Counts an operation; a socket that starts too many is closed. */
  countOperation(openOperations: number): boolean {
    const now = Date.now();
    this.#tokens = Math.min(
      socketLimits.burst,
      this.#tokens + ((now - this.#refilled) / 1000) * socketLimits.operationsPerSecond,
    );
    this.#refilled = now;
    this.#tokens -= 1;
    if (this.#tokens >= 0 && openOperations <= socketLimits.openOperations) return true;
    this.close(closeCodes.tooManyOperations, 'Too many operations');
    return false;
  }

  /**
   * Sends a message; a reader too slow for its buffer is dropped. Answers what to wait for before the
   * next one, where there is no room for it: thousands are sent at once, and need no promise each.
   */
  send(message: string): Promise<void> | undefined {
    return this.#isReading() ? this.#write(textFrame(message)) : undefined;
  }

  /** Sends a message that is encoded in parts, some of which others are sent as well. */
  sendParts(parts: readonly Buffer[]): Promise<void> | undefined {
    return this.#isReading() ? this.#write(framed(parts)) : undefined;
  }

  /** Whether somebody is there and reads; who does not is dropped. */
  #isReading(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#socket.bufferedAmount <= socketLimits.bufferedBytes) return true;
    this.dropSlowReader();
    return false;
  }

  #write(frame: Buffer): Promise<void> | undefined {
    if (this.#stream.writableLength < socketLimits.unreadBytes) {
      this.#stream.write(frame);
      return undefined;
    }
    return new Promise<void>((resolve) => this.#stream.write(frame, () => resolve()));
  }

  /** Tells the client to refresh its session, connect again and resume. */
  endSession(): void {
    this.close(closeCodes.sessionChanged, 'Session changed');
  }

  /** A reader that does not read gets no closing handshake: what waits for it is let go. */
  dropSlowReader(): void {
    this.close(closeCodes.slowConsumer, 'Slow consumer');
    setTimeout(() => this.#socket.terminate(), 500).unref();
  }

  close(code: number, reason: string): void {
    clearTimeout(this.#expiry);
    this.#socket.close(code, reason);
  }

  /** Cuts the connection off without a word. */
  terminate(): void {
    clearTimeout(this.#expiry);
    this.#socket.terminate();
  }

  /** Forgets the timer of a socket that closed by itself. */
  closed(): void {
    clearTimeout(this.#expiry);
  }
}

/** A message as text; binary ones are not part of the protocol. */
export const textOf = (data: RawData): string =>
  Buffer.isBuffer(data) ? data.toString() : Buffer.from(data as ArrayBuffer).toString();

/** Whether an error tells a client that its session does not hold. */
export const isUnauthenticated = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions.code === 'UNAUTHENTICATED';
