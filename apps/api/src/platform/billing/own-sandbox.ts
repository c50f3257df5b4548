import { pathTo } from '@wiki/domain';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { startBillingSandbox } from '@wiki/billing-sandbox';
import type { Config } from '../../config.ts';
import { logger } from '../logging/logger.ts';

/** The sandbox that this process started because no billing service is configured. */
export interface OwnSandbox {
  /** What the server needs to know of it. */
  settings: Pick<
    Config,
    'billingUrl' | 'billingToken' | 'billingCallbackSecret' | 'isBillingSandbox'
  >;
  stop(): Promise<void>;
}

/** The sandbox's port belongs to another process. */
export class SandboxPortError extends Error {
  constructor(port: number) {
    super(
      `Port ${port}, meant for the billing sandbox, is taken by another process, perhaps by ` +
        'another server of this platform. Set BILLING_SANDBOX_PORT to a free port, or BILLING_URL ' +
        'to a billing service.',
    );
    this.name = 'SandboxPortError';
  }
}

/** What the sandbox shares with this server. */
export interface SandboxContact {
  /** The bearer token of the calls. */
  token: string;
  /** Signs the callbacks. */
  callbackSecret: string;
  /** Where this server answers on this machine, once it runs. */
  serverUrl: () => string;
}

/**
 * Starts the sandbox in this process, with its data in the data folder. Its pay page has the host
 * of `baseUrl`.
 * @param port where it listens; 0 takes a free one
 * @throws SandboxPortError
 */
export async function startOwnSandbox(
  config: Config,
  port: number,
  { token, callbackSecret, serverUrl }: SandboxContact,
): Promise<OwnSandbox> {
  const { dataDir } = config;
  const here = (url: string) => onInterface(url, config.host);
  // On port 0 the public address is known only when the server runs.
  const baseUrl = () => (config.port === 0 ? serverUrl() : config.baseUrl);
  try {
    const sandbox = await startBillingSandbox({
      port,
      host: config.host,
      token,
      dataFile: join(dataDir, 'billing-sandbox.jsonl'),
      publicUrl: (listening) => `http://${new URL(config.baseUrl).hostname}:${listening}`,
      returnUrl: () => `${baseUrl()}${pathTo('paymentResult')}`,
      cancelUrl: () => `${baseUrl()}${pathTo('membership')}`,
      callbackUrl: () => `${here(serverUrl())}/billing/callback`,
      callbackSecret,
    });
    const billingUrl = here(sandbox.url);
    logger.warn({ billingUrl }, 'no billing service is configured: payments go to the sandbox');
    return {
      settings: {
        billingUrl,
        billingToken: token,
        billingCallbackSecret: callbackSecret,
        isBillingSandbox: true,
      },
      stop: () => sandbox.stop(),
    };
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new SandboxPortError(port) : error;
  }
}

/** An address on this machine, for a server that listens on one interface only. */
function onInterface(url: string, host: string | undefined): string {
  if (!host || ['0.0.0.0', '::'].includes(host)) return url;
  return url.replace('localhost', isIPv6(host) ? `[${host}]` : host);
}
