import { parseSetCookie } from 'cookie';
import { toNames, toWords } from '@wiki/domain';
import type { FormattedExecutionResult } from 'graphql';
import { enumsOf } from './enums-of.ts';
import { type SocketClient, type SocketOptions, openSocket } from './socket-client.ts';

/** What the API answered. */
export interface Answer<Data> extends FormattedExecutionResult<Data> {
  status: number;
  headers: Headers;
}

/**
 * Speaks to a test server as a browser would: one cookie jar, one access token, and the words of the
 * domain where the schema has names for them.
 */
export interface TestClient {
  /** The bearer token of what follows; null for a visitor. */
  accessToken: string | null;
  readonly cookies: ReadonlyMap<string, string>;
  /** Runs a query or mutation over HTTP. */
  request<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<Answer<Data>>;
  /** The same, for an answer that must hold no errors. */
  data<Data = Record<string, unknown>>(
    query: string,
    variables?: Record<string, unknown>,
  ): Promise<Data>;
  /** Opens a WebSocket with the client's token. */
  socket(options?: SocketOptions): Promise<SocketClient>;
}

/** A new client with somebody's session, or a visitor's. */
export const clientOf = (
  server: { url: string },
  session: { accessToken: string | null } | null,
): TestClient => Object.assign(createClient(server), { accessToken: session?.accessToken ?? null });

/** A new client of a server, with nothing in its jar; `always` goes with every request. */
export function createClient(
  { url }: { url: string },
  always: Record<string, string> = {},
): TestClient {
  const cookies = new Map<string, string>();
  const client: TestClient = {
    accessToken: null,
    cookies,
    async request(query, variables = {}, headers = {}) {
      const enums = enumsOf(query);
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(client.accessToken ? { authorization: `Bearer ${client.accessToken}` } : {}),
          ...(cookies.size > 0
            ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
            : {}),
          ...always,
          ...headers,
        },
        body: JSON.stringify({ query, variables: toNames(enums.variables, variables) }),
      });
      keepCookies(cookies, response.headers);
      const result = (await response.json()) as FormattedExecutionResult<never>;
      return {
        ...result,
        ...(result.data ? { data: toWords(enums.data, result.data) } : {}),
        status: response.status,
        headers: response.headers,
      };
    },
    async data<Data>(query: string, variables?: Record<string, unknown>) {
      const { data, errors } = await client.request<Data>(query, variables);
      if (errors || !data) throw new Error(`Answered with errors: ${JSON.stringify(errors)}`);
      return data;
    },
    socket: (options = {}) =>
      openSocket(url, {
        ...(client.accessToken ? { accessToken: client.accessToken } : {}),
        ...options,
      }),
  };
  return client;
}

function keepCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const header of headers.getSetCookie()) {
    const { name, value, expires } = parseSetCookie(header);
    if (!value || (expires && expires.getTime() <= Date.now())) cookies.delete(name);
    else cookies.set(name, value);
  }
}

/** The position of the live stream after everything written until now: what follows from it is new. */
export async function cursorNow(server: {
  url: string;
  caughtUp(): Promise<void>;
}): Promise<string> {
  await server.caughtUp();
  return (await createClient(server).data<{ liveCursor: string }>('{ liveCursor }')).liveCursor;
}
