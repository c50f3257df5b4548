import type { Server } from 'node:http';
import type { Config } from '../../../config.ts';
import { closeSilentConnections } from './connections.ts';
import { listen } from './listen.ts';
import { createRedirect, tlsFront } from './tls-front.ts';

/** Where a server is reached. */
export interface Front {
  port: number;
  /** Its address on this machine. */
  url: string;
  /** Ends what stands before the server; the server itself is ended by whoever drains it. */
  stop(): Promise<void>;
}

/**
 * Opens the port of a server: with TLS and HTTP/2 where the installation has a certificate of its own.
 * Port 0 takes a free one.
 * @throws CertificateError when its files are not a certificate and its key.
 */
export async function openFront(
  inner: Server,
  { port: wanted, host, tls, baseUrl }: Config,
): Promise<Front> {
  const front = tls ? tlsFront(inner, tls) : null;
  const server = front?.server ?? inner;
  closeSilentConnections(server);
  const port = await listen(server, wanted, host);
  const url = `${tls ? 'https' : 'http'}://localhost:${port}`;
  const redirectPort = tls?.redirectPort ?? null;
  const redirect = redirectPort === null ? null : createRedirect(wanted === 0 ? url : baseUrl);
  if (redirect && redirectPort !== null) {
    closeSilentConnections(redirect);
    await listen(redirect, redirectPort, host);
  }
  return {
    port,
    url,
    async stop() {
      redirect?.close();
      await front?.stop();
    },
  };
}
