import { type EnumPlan, toNames, toWords } from '@wiki/domain';
import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import { WebSocket } from 'ws';
import { enumsOf } from './enums-of.ts';

/** How to open a socket. */
export interface SocketOptions {
  /** Sent in connection_init; left out for a visitor. */
  accessToken?: string;
  headers?: Record<string, string>;
}

/** One operation over a socket. */
export interface SocketOperation<Data> {
  /** The next result; waits for it. Rejects when the operation or socket ended. */
  next(): Promise<FormattedExecutionResult<Data>>;
  /** Results that arrived and were not read yet. */
  readonly waiting: number;
  /** Resolves when the server ended the operation, with the errors it gave if any. */
  readonly ended: Promise<readonly GraphQLFormattedError[]>;
  /** Ends it from this side. */
  stop(): void;
}

/** A graphql-transport-ws connection, kept simple so that tests may misbehave. */
export interface SocketClient {
  readonly raw: WebSocket;
  readonly closed: Promise<{ code: number; reason: string }>;
  start<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    extensions?: Record<string, unknown>,
  ): SocketOperation<Data>;
  close(): Promise<void>;
}

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

type Receive = (message: Message) => void;

/** Opens a socket and says hello. Rejects when the server refuses the upgrade or closes before its answer. */
export async function openSocket(
  url: string,
  { accessToken, headers }: SocketOptions = {},
): Promise<SocketClient> {
  const raw = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
    headers: headers ?? {},
  });
  const receivers = new Map<string, Receive>();
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.once('close', (code, reason) => {
      for (const receive of receivers.values()) receive({ type: 'closed' });
      resolve({ code, reason: reason.toString() });
    });
  });
  await new Promise<void>((resolve, reject) => {
    raw.once('error', reject);
    raw.once('close', (code) => reject(new Error(`Closed with ${code}`)));
    raw.once('open', () =>
      raw.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } })),
    );
    raw.on('message', (data) => {
      const message = JSON.parse((data as Buffer).toString()) as Message;
      if (message.type === 'connection_ack') resolve();
      else if (message.id) receivers.get(message.id)?.(message);
    });
  });
  raw.on('error', () => {});

  let count = 0;
  return {
    raw,
    closed,
    start(query, variables = {}, extensions) {
      count += 1;
      const id = String(count);
      const enums = enumsOf(query);
      const payload = { query, variables: toNames(enums.variables, variables), extensions };
      return startOperation(raw, receivers, id, payload, enums.data);
    },
    async close() {
      raw.close();
      await closed;
    },
  };
}

function startOperation<Data>(
  raw: WebSocket,
  receivers: Map<string, Receive>,
  id: string,
  payload: object,
  words: EnumPlan | undefined,
): SocketOperation<Data> {
  const results: FormattedExecutionResult<Data>[] = [];
  const readers: {
    resolve(result: FormattedExecutionResult<Data>): void;
    reject(reason: Error): void;
  }[] = [];
  let over: Error | null = null;
  let finish: (errors: readonly GraphQLFormattedError[]) => void = () => {};
  const ended = new Promise<readonly GraphQLFormattedError[]>((resolve) => {
    finish = resolve;
  });
  const end = (errors: readonly GraphQLFormattedError[]) => {
    over = new Error(`The operation ended: ${JSON.stringify(errors)}`);
    receivers.delete(id);
    for (const reader of readers.splice(0)) reader.reject(over);
    finish(errors);
  };
  receivers.set(id, (message) => {
    if (message.type !== 'next') {
      end(message.type === 'error' ? (message.payload as GraphQLFormattedError[]) : []);
      return;
    }
    const answer = message.payload as FormattedExecutionResult<Data>;
    const result = answer.data ? { ...answer, data: toWords(words, answer.data) } : answer;
    const reader = readers.shift();
    if (reader) reader.resolve(result);
    else results.push(result);
  });
  raw.send(JSON.stringify({ id, type: 'subscribe', payload }));
  return {
    next() {
      const result = results.shift();
      if (result) return Promise.resolve(result);
      if (over) return Promise.reject(over);
      return new Promise((resolve, reject) => readers.push({ resolve, reject }));
    },
    get waiting() {
      return results.length;
    },
    ended,
    stop() {
      receivers.delete(id);
      raw.send(JSON.stringify({ id, type: 'complete' }));
    },
  };
}
