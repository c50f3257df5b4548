import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../config.ts';
import { listen } from '../http/serving/listen.ts';
import { logger } from '../logging/logger.ts';
import type { Metrics } from './metrics.ts';

/** A listener that serves the figures of this process, and nothing else. */
export interface MetricsServer {
  url: string;
  stop(): Promise<void>;
}

/** Serves the figures under `/metrics` to whoever has the token. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, token }: NonNullable<Config['metrics']>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (!isAdmitted(request, token)) {
      response.writeHead(401, { 'WWW-Authenticate': 'Bearer' }).end();
    } else if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
    } else {
      metrics.text().then(
        (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
        (error: unknown) => {
          logger.error({ err: error }, 'the figures cannot be read');
          response.writeHead(500).end();
        },
      );
    }
  });
  await listen(server, port, host);
  const { address, family, port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Compares digests, which have one length and tell nothing of how much of a token was right. */
function isAdmitted({ headers }: IncomingMessage, token: string): boolean {
  const given = /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(digest(given), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
