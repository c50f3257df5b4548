import type { Config } from '../../config.ts';

/** How a call failed. */
export type BillingFailure = 'not-configured' | 'timeout' | 'unreachable' | 'refused' | 'junk';

/** A call to the billing service that did not succeed. Its message holds no data of anybody. */
export class BillingError extends Error {
  readonly failure: BillingFailure;
  /** The HTTP status of the answer, if there was one. */
  readonly status: number | null;

  constructor(failure: BillingFailure, status: number | null = null) {
    super(`The billing service failed: ${failure}${status ? ` (${status})` : ''}.`);
    this.name = 'BillingError';
    this.failure = failure;
    this.status = status;
  }
}

/**
 * Calls the billing service once. It has `billingTimeoutSeconds` to answer in full, and redirects
 * are not followed: the token is meant for its address alone.
 * @throws BillingError
 */
export async function postToBilling<T>(
  { billingUrl, billingToken, billingTimeoutSeconds }: Config,
  path: string,
  payload: object,
  read: (answer: unknown) => T,
): Promise<T> {
  if (!billingUrl) throw new BillingError('not-configured');
  const { status, ok, text } = await send(`${billingUrl}${path}`, {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      Authorization: `Bearer ${billingToken ?? ''}`,
    },
    body: JSON.stringify(payload),
    redirect: 'error',
    signal: AbortSignal.timeout(billingTimeoutSeconds * 1_000),
  });
  if (!ok) throw new BillingError('refused', status);
  try {
    return read(JSON.parse(text));
  } catch {
    throw new BillingError('junk', status);
  }
}

async function send(url: string, request: RequestInit) {
  try {
    const response = await fetch(url, request);
    return { status: response.status, ok: response.ok, text: await response.text() };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    throw new BillingError(isTimeout ? 'timeout' : 'unreachable');
  }
}
