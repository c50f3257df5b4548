import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from '../security/public-address.ts';

/** What reading a page may cost. */
const limits = {
  /** Redirects that are followed, each checked like the first address. */
  redirects: 3,
  /** Bytes that are read; what follows is not asked for. */
  bytes: 512 * 1024,
  /** For all of it, in milliseconds. */
  milliseconds: 6_000,
} as const;

/** The network as it is asked; tests play one. */
export interface PageNetwork {
  /** The addresses of a name. */
  resolve(hostname: string): Promise<readonly Pick<LookupAddress, 'address'>[]>;
  /** Where a checked address is connected to. */
  target(address: string, port: number): { host: string; port: number };
}

const internet: PageNetwork = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  target: (host, port) => ({ host, port }),
};

/** The beginning of a page. */
export interface PublicPage {
  /** Where it was found, after redirects. */
  url: string;
  html: string;
}

/** Why an address is not read: it leads elsewhere than to a page of the open internet. */
export class NotPublicError extends Error {}

/**
 * Reads the beginning of a page of the open internet for somebody else. Every name is resolved once,
 * all of its addresses have to be public, and the connection goes to the one that was checked, so
 * nothing that a name service says later counts. Nothing of the reader is told.
 * @returns null for what is no page of HTML
 * @throws `NotPublicError`, or when it does not answer within its time
 */
export async function readPublicPage(
  address: string,
  signal: AbortSignal,
  network: PageNetwork = internet,
): Promise<PublicPage | null> {
  const time = AbortSignal.any([signal, AbortSignal.timeout(limits.milliseconds)]);
  let url = new URL(address);
  for (let redirects = 0; redirects <= limits.redirects; redirects += 1) {
    const response = await ask(url, time, network);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    const type = headers['content-type'] ?? '';
    if (statusCode !== 200 || !/^(?:text\/html|application\/xhtml\+xml)\b/i.test(type)) {
      response.destroy();
      return null;
    }
    return { url: url.href, html: await beginningOf(response, type, time) };
  }
  return null;
}

/** The address to connect to: of an address of the web on its usual port, all of whose addresses are public. */
async function checked({ protocol, hostname, port, username, password }: URL, net: PageNetwork) {
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || port !== '' || username || password) throw new NotPublicError('no address to read');
  // An address in brackets is of version 6; those of version 4 are dotted by now, however they were written.
  const literal = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(literal)
    ? [literal]
    : (await net.resolve(hostname)).map(({ address }) => address);
  const [first] = found;
  if (first === undefined || !found.every(isPublicAddress)) {
    throw new NotPublicError('not of the open internet');
  }
  return first;
}

async function ask(url: URL, signal: AbortSignal, network: PageNetwork): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:';
  const address = await within(checked(url, network), signal);
  const request = isSecure ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const sent = request(
      {
        ...network.target(address, isSecure ? 443 : 80),
        path: url.pathname + url.search,
        // The certificate is that of the name, whatever address it has.
        servername: isIP(url.hostname) ? '' : url.hostname,
        setHost: false,
        agent: false,
        signal,
        headers: {
          host: url.host,
          accept: 'text/html,application/xhtml+xml',
          'accept-encoding': 'identity',
          'user-agent': 'Mozilla/5.0 (compatible; WikiEmpresarios/1.0; link preview)',
        },
      },
      done,
    );
    sent.on('error', fail);
    sent.end();
  });
}

/** A name service has no time limit of its own. */
async function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_resolve, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason as Error), { once: true });
    }),
  ]);
}

async function beginningOf(
  response: IncomingMessage,
  type: string,
  signal: AbortSignal,
): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    parts.push(part);
    length += part.length;
    if (length >= limits.bytes) break;
  }
  response.destroy();
  const bytes = Buffer.concat(parts).subarray(0, limits.bytes);
  const [, named = 'utf-8'] = /charset="?([\w-]+)/i.exec(type) ?? [];
  return decoderOf(named).decode(bytes);
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
