import { readFileSync, unwatchFile, watchFile } from 'node:fs';
import { createServer as createPlainServer, type Server } from 'node:http';
import { createServer as createHttp2Server, type ServerHttp2Session } from 'node:http2';
import {
  createSecureContext,
  createServer,
  type TLSSocket,
  type Server as TlsServer,
} from 'node:tls';
import { logger } from '../../logging/logger.ts';
import { answerOver } from './http2-requests.ts';

/** The files an installation names: the certificate with those it follows from, and its key, as PEM. */
export interface TlsFiles {
  readonly certificate: string;
  readonly key: string;
}

/** What speaks TLS in front of the server that answers. */
export interface TlsFront {
  /** Listens on the port. */
  server: TlsServer;
  /** Takes no more connections, lets requests under way end, and cuts off what lasts longer. */
  stop: () => Promise<void>;
}

/** What is named is no certificate with its key, or cannot be read. */
export class CertificateError extends Error {
  constructor() {
    super('TLS_CERT and TLS_KEY must be a certificate and its key, as PEM files.');
    this.name = 'CertificateError';
  }
}

/** How long a handshake may take, and an HTTP/2 connection without a request stays open. */
const handshakeMilliseconds = 10_000;
const idleMilliseconds = 75_000;

/** How long requests may take to end. */
const stopMilliseconds = 8_000;

/** @throws CertificateError when the files cannot be read, or do not belong together. */
function contentOf({ certificate, key }: TlsFiles): { cert: Buffer; key: Buffer } {
  try {
    const content = { cert: readFileSync(certificate), key: readFileSync(key) };
    createSecureContext(content);
    return content;
  } catch {
    throw new CertificateError();
  }
}

/**
 * Speaks TLS and HTTP/2 for a server that knows neither: HTTP/1.1 and WebSockets reach it as they are,
 * requests of HTTP/2 one by one. Certificates that are renewed are taken over while it runs.
 * How often their files are looked at is for tests to change.
 * @throws CertificateError when the files are not a certificate and its key.
 */
export function tlsFront(
  inner: Server,
  files: TlsFiles,
  { renewalMilliseconds = 60_000 } = {},
): TlsFront {
  const sessions = new Set<ServerHttp2Session>();
  const http2 = createHttp2Server({ settings: { maxConcurrentStreams: 100 } });
  http2.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    session.on('error', () => session.destroy());
    session.setTimeout(idleMilliseconds, () => session.close());
  });
  answerOver(http2, inner);

  const open = new Set<TLSSocket>();
  const server = createServer(
    {
      ...contentOf(files),
      ALPNProtocols: ['h2', 'http/1.1'],
      minVersion: 'TLSv1.2',
      handshakeTimeout: handshakeMilliseconds,
    },
    (socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
      (socket.alpnProtocol === 'h2' ? http2 : inner).emit('connection', socket);
    },
  );

  const renew = () => {
    try {
      server.setSecureContext(contentOf(files));
      logger.info('the certificate was renewed');
    } catch {
      logger.warn('TLS_CERT and TLS_KEY changed and do not fit: the former ones stay');
    }
  };
  const watched = [files.certificate, files.key];
  for (const file of watched) {
    watchFile(file, { interval: renewalMilliseconds, persistent: false }, renew);
  }

  return {
    server,
    async stop() {
      for (const file of watched) unwatchFile(file, renew);
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      for (const session of sessions) session.close();
      const timer = setTimeout(() => {
        for (const socket of open) socket.destroy();
      }, stopMilliseconds);
      await closed;
      clearTimeout(timer);
    },
  };
}

/** Leads whoever asks without TLS to the same page with it. */
export function createRedirect(baseUrl: string): Server {
  return createPlainServer((request, response) => {
    const path = request.url?.startsWith('/') ? request.url : '/';
    response.writeHead(308, { location: `${baseUrl}${path}`, connection: 'close' }).end();
  });
}
