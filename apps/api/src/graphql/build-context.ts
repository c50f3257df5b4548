import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { MaybeViewer } from '../authz/session.ts';
import type { Config } from '../config.ts';
import type { LiveHub } from '../platform/live/hub.ts';
import type { Context } from './context.ts';
import type { LoaderFactory } from './loaders.ts';

/** What every context of the process shares. */
export interface ContextParts {
  config: Config;
  live: LiveHub;
  loaders: LoaderFactory;
}

/** What is known of the caller before it is known who they are. */
export type Caller = Pick<Context, 'request' | 'refreshCookie'>;

/** The context of one request, socket operation or delivery: with loaders of its own. */
export function buildContext(parts: ContextParts, caller: Caller, viewer: MaybeViewer): Context {
  const { config, live } = parts;
  // An account's language goes before what the browser asks for.
  const request = viewer ? { ...caller.request, language: viewer.language } : caller.request;
  return { config, live, viewer, loaders: parts.loaders(viewer), ...caller, request };
}

/** Over WebSocket no cookie is read or set. */
export const noRefreshCookie: Context['refreshCookie'] = {
  read: () => null,
  set: () => {},
  clear: () => {},
};

const cookieName = 'wiki-refresh';

/** The refresh cookie of an HTTP exchange: never readable by scripts, never sent from other sites. */
export function refreshCookieOf(
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): Context['refreshCookie'] {
  const write = (value: string, expires: Date) =>
    response.appendHeader(
      'Set-Cookie',
      stringifySetCookie({
        name: cookieName,
        value,
        expires,
        path: '/graphql',
        httpOnly: true,
        sameSite: 'strict',
        secure: config.baseUrl.startsWith('https:'),
      }),
    );
  return {
    read: () => parseCookie(request.headers.cookie ?? '')[cookieName] ?? null,
    set: (token, expires) => void write(token, expires),
    clear: () => void write('', new Date(0)),
  };
}
