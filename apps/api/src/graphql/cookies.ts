import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Config } from '../config.ts';

/** A cookie of ours: never readable by scripts, never sent from other sites. */
export interface KeptCookie {
  read(): string | null;
  set(token: string, expires: Date): void;
  clear(): void;
}

/** The cookies of an exchange. */
export interface Cookies {
  /** Keeps the browser signed in. */
  refreshCookie: KeptCookie;
  /** Stays when somebody signs out, and tells a browser that was signed in before from others. */
  deviceCookie: KeptCookie;
}

const none: KeptCookie = { read: () => null, set: () => {}, clear: () => {} };

/** Over WebSocket no cookie is read or set. */
export const noCookies: Cookies = { refreshCookie: none, deviceCookie: none };

/** The cookies of an HTTP exchange. */
export function cookiesOf(
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): Cookies {
  const cookie = (name: string) => keptCookie(name, config, request, response);
  return { refreshCookie: cookie('wiki-refresh'), deviceCookie: cookie('wiki-device') };
}

function keptCookie(
  plainName: string,
  config: Config,
  request: IncomingMessage,
  response: ServerResponse,
): KeptCookie {
  const secure = config.baseUrl.startsWith('https:');
  // With this prefix browsers take it from this very host alone, and only for all of its paths.
  const name = secure ? `__Host-${plainName}` : plainName;
  const write = (value: string, expires: Date) =>
    response.appendHeader(
      'Set-Cookie',
      stringifySetCookie({
        name,
        value,
        expires,
        path: secure ? '/' : '/graphql',
        httpOnly: true,
        sameSite: 'strict',
        secure,
      }),
    );
  return {
    read: () => parseCookie(request.headers.cookie ?? '')[name] ?? null,
    set: (token, expires) => void write(token, expires),
    clear: () => void write('', new Date(0)),
  };
}
