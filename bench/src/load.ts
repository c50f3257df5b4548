import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from './processes.ts';

/** One GraphQL request: with its document, or with the hash that a server knows it by. */
export interface Operation {
  query?: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
  variables: Record<string, unknown>;
}

/** What a round of load measured. */
export interface Round {
  requestsPerSecond: number;
  p50Milliseconds: number;
  p99Milliseconds: number;
  /**
   * Processor time of the server per request, without what it uses when idle; null where the
   * system does not say.
   */
  cpuMicroseconds: number | null;
}

/** Sends one operation and returns the body. Throws for any status but 200. */
export async function post(
  url: string,
  operation: Operation,
  headers: Record<string, string> = {},
  agent?: Agent,
): Promise<string> {
  return (await exchange(url, operation, headers, agent)).answer;
}

/** The same with the cookies that a browser would keep, each as it sends it back. */
export async function exchange(
  url: string,
  operation: Operation,
  headers: Record<string, string>,
  agent?: Agent,
): Promise<{ answer: string; cookies: string[] }> {
  const body = JSON.stringify(operation);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.once('response', resolve).once('error', reject).end(body);
  });
  const answer = await text(response);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${answer}`);
  const cookies = response.headers['set-cookie'] ?? [];
  return { answer: answer.trimEnd(), cookies: cookies.map((each) => each.split(';')[0] ?? '') };
}

/**
 * Keeps a number of connections busy for a time and a number of requests, each sending the next operation as soon as the
 * last was answered.
 */
export async function measure(
  server: RunningServer,
  operations: readonly Operation[],
  { seconds, requests = 0, connections, headers, idleMilliseconds = 0 }: LoadOptions,
): Promise<Round> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies: number[] = [];
  const cpuBefore = server.cpuMilliseconds();
  const start = performance.now();
  const end = start + seconds * 1000;
  const isOver = () => performance.now() >= end && latencies.length >= requests;
  let next = 0;
  const connection = async () => {
    while (!isOver()) {
      const operation = operations[next++ % operations.length];
      if (!operation) return;
      const sent = performance.now();
      await post(server.url, operation, headers, agent);
      latencies.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const elapsed = performance.now() - start;
  const cpuAfter = server.cpuMilliseconds();
  const idle = (elapsed / 1000) * idleMilliseconds;
  agent.destroy();
  return {
    requestsPerSecond: (latencies.length * 1000) / elapsed,
    p50Milliseconds: median(latencies),
    p99Milliseconds: quantile(latencies, 0.99),
    cpuMicroseconds:
      cpuBefore === null || cpuAfter === null
        ? null
        : ((cpuAfter - cpuBefore - idle) * 1000) / latencies.length,
  };
}

export interface LoadOptions {
  seconds: number;
  /** At least so many, however long they take: on a busy machine a few say nothing. */
  requests?: number;
  connections: number;
  headers?: Record<string, string>;
  /** Processor time the server uses in a second without requests, see `measureIdle`. */
  idleMilliseconds?: number;
}

/** The processor time a server uses in a second without requests, in milliseconds. */
export async function measureIdle(server: RunningServer, seconds: number): Promise<number> {
  const before = server.cpuMilliseconds();
  await delay(seconds * 1000);
  const after = server.cpuMilliseconds();
  return before === null || after === null ? 0 : (after - before) / seconds;
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** The middle value. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
