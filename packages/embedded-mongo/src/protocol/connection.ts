import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { encode } from '../bson/codec.ts';
import type { Doc } from '../bson/values.ts';
import type { ScramConversation } from '../engine/users.ts';
import { CommandError } from '../errors.ts';
import { buildReply, maxMessageBytes, parseRequest } from './message.ts';
import type { Request } from './message.ts';

/** Answers one request, in pieces of a document; null when the connection must be closed without an answer. */
export type Handler = (request: Request, connection: Connection) => Promise<Buffer[] | null>;

/** One client connection: cuts the byte stream into messages and answers them in order. */
export class Connection {
  readonly id: number;
  /** Called once when the connection is gone. */
  readonly onClose = new Set<() => void>();
  /** The name the client's application gave itself. */
  appName: string | null = null;
  /** Who the client has proved to be. */
  user: string | null = null;
  /** The answer under way is one of many, as far as the client takes them. */
  goesOn = false;
  authentication: { conversation: ScramConversation; skipsEmpty: boolean } | null = null;
  readonly #socket: Socket;
  readonly #handle: Handler;
  #chunks: Buffer[] = [];
  #size = 0;
  #queue: Request[] = [];
  #working = false;
  #replies = 0;

  constructor(id: number, socket: Socket, handle: Handler) {
    this.id = id;
    this.#socket = socket;
    this.#handle = handle;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      for (const each of this.onClose) each();
    });
  }

  /** Where the client is. */
  get address(): string {
    return `${this.#socket.remoteAddress ?? ''}:${this.#socket.remotePort ?? 0}`;
  }

  get bytesIn(): number {
    return this.#socket.bytesRead;
  }

  get bytesOut(): number {
    return this.#socket.bytesWritten;
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Waits for so many milliseconds, or until the connection is gone. */
  async wait(milliseconds: number): Promise<void> {
    const gone = new AbortController();
    const leave = (): void => gone.abort();
    this.onClose.add(leave);
    await sleep(milliseconds, undefined, { signal: gone.signal }).catch(() => undefined);
    this.onClose.delete(leave);
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    try {
      for (let message = this.#take(); message; message = this.#take()) {
        this.#queue.push(parseRequest(message));
      }
    } catch {
      this.close();
      return;
    }
    if (!this.#working) void this.#work();
  }

  /** The next whole message, when it has arrived. */
  #take(): Buffer | null {
    if (this.#size < 4) return null;
    if (this.#chunks.length > 1 && (this.#chunks[0] as Buffer).length < 4) this.#join();
    const length = (this.#chunks[0] as Buffer).readInt32LE(0);
    if (length < 16 || length > maxMessageBytes) {
      throw new CommandError('InvalidLength', `Message of ${length} bytes`);
    }
    if (this.#size < length) return null;
    if (this.#chunks.length > 1) this.#join();
    const all = this.#chunks[0] as Buffer;
    this.#chunks = all.length > length ? [all.subarray(length)] : [];
    this.#size -= length;
    return all.subarray(0, length);
  }

  #join(): void {
    this.#chunks = [Buffer.concat(this.#chunks)];
  }

  async #work(): Promise<void> {
    this.#working = true;
    for (let request = this.#queue.shift(); request; request = this.#queue.shift()) {
      this.goesOn = false;
      const reply = await this.#handle(request, this);
      if (reply === null) {
        this.close();
        return;
      }
      if (request.silent || this.#socket.destroyed) continue;
      const id = ++this.#replies;
      const hasMore = this.goesOn && request.takesMore;
      this.#socket.write(buildReply(request, id, reply, hasMore));
      // What follows answers the answer before it.
      if (hasMore) this.#queue.unshift({ ...request, id });
    }
    this.#working = false;
  }
}

/** The reply document of a failed command. */
export function errorReply(error: unknown, more: Doc): Buffer[] {
  const known =
    error instanceof CommandError
      ? error
      : new CommandError('InternalError', error instanceof Error ? error.message : String(error));
  const labels = known.labels.length > 0 ? { errorLabels: known.labels } : {};
  const { message: errmsg, code, codeName, details } = known;
  return [encode({ ok: 0, errmsg, code, codeName, ...details, ...labels, ...more })];
}
