import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler } from 'express';
import { Callbacks } from './callbacks.ts';
import { calls } from './calls/calls.ts';
import { type Faults, noFaults } from './faults.ts';
import { Ledger } from './ledger/ledger.ts';
import { pages } from './page/pages.ts';

/** An address, or how to find it when it is needed. */
type Address = string | (() => string);

/** How a sandbox is started. */
export interface BillingSandboxOptions {
  /** 0 takes a free one. */
  port: number;
  /** The interface to listen on; all when left out. */
  host?: string | undefined;
  /** The bearer token of the five calls. */
  token: string;
  /** Where everything is kept, as JSON lines; in memory only when left out. */
  dataFile?: string;
  /** Begin of the pay pages' addresses, as the browser reaches the sandbox; `url` when left out. */
  publicUrl?: (port: number) => string;
  /** Where the browser returns after paying; `ref_code` is added. */
  returnUrl: Address;
  /** Where the browser goes without paying; without it there is no such link. */
  cancelUrl?: Address;
  /** Where each decided transaction is told of. */
  callbackUrl: Address;
  /** Signs the callbacks. */
  callbackSecret: string;
  /** The wait before the first repeat of a callback, in milliseconds; it doubles each time. */
  firstRetry?: number;
  /** What goes wrong from the start, for tests. */
  faults?: Partial<Faults>;
}

/** A running sandbox. */
export interface BillingSandbox {
  /** The address of the five calls. */
  url: string;
  /** What goes wrong on purpose; may be changed at any time. */
  faults: Faults;
  /** What `/user` or `/user/edit` last told of a customer, or null. */
  customer(customerId: string): Readonly<Record<string, unknown>> | null;
  /** Stops at once; callbacks that nobody acknowledged go on at the next start. */
  stop(): Promise<void>;
}

const resolved = (address: Address): string => (typeof address === 'string' ? address : address());

/**
 * Starts the stand-in for the billing service.
 * @throws when the port is taken (`code` is `EADDRINUSE`) or the file cannot be read.
 */
export async function startBillingSandbox(options: BillingSandboxOptions): Promise<BillingSandbox> {
  const { token, callbackSecret, cancelUrl } = options;
  const faults: Faults = { ...noFaults, ...options.faults };
  const ledger = new Ledger(options.dataFile);
  const callbacks = new Callbacks(
    ledger,
    {
      callbackUrl: () => resolved(options.callbackUrl),
      callbackSecret,
      firstRetry: options.firstRetry ?? 1_000,
    },
    faults,
  );

  const server = createServer();
  server.listen({ port: options.port, host: options.host });
  try {
    await once(server, 'listening');
  } catch (error) {
    ledger.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const url = `http://localhost:${port}`;
  const publicUrl = options.publicUrl?.(port) ?? url;

  const app = express().disable('x-powered-by');
  app.use((_request, response, next) => {
    response.set('X-Content-Type-Options', 'nosniff');
    next();
  });
  app.use(calls({ ledger, token, faults, payUrl: (itemId) => `${publicUrl}/pay/${itemId}` }));
  app.use(
    pages({
      ledger,
      returnUrl: () => resolved(options.returnUrl),
      cancelUrl: () => (cancelUrl === undefined ? null : resolved(cancelUrl)),
      onDecided: (transaction) => callbacks.send(transaction),
    }),
  );
  app.use(answerFault);
  server.on('request', app);
  callbacks.start();

  return {
    url,
    faults,
    customer: (customerId) => ledger.customer(customerId),
    async stop() {
      callbacks.stop();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      ledger.close();
    },
  };
}

/** A form that is too long, an address that cannot be decoded, a full disk. */
const answerFault: ErrorRequestHandler = (
  error: { status?: unknown },
  _request,
  response,
  next,
) => {
  if (response.headersSent) next(error);
  else response.sendStatus(typeof error.status === 'number' ? error.status : 500);
};
