import { timingSafeEqual } from 'node:crypto';
import { signCallback } from '@wiki/billing-sandbox/signature';
import type { Config } from '../../config.ts';
import { readTransaction, type Transaction } from './billing-transaction.ts';

/** How far the clocks may differ, and how long a callback may be under way. */
const toleranceSeconds = 300;

/**
 * The transaction a callback tells of, or null when it is not from the billing service: unsigned,
 * forged, changed on the way, older or newer than five minutes, or no transaction at all. Without a
 * secret in the settings no callback is believed.
 * @param body The body as it came, byte for byte.
 * @param signature The header `billing-signature`: `t=<unix seconds>,v1=<hex>`.
 */
export function verifyCallback(
  { billingCallbackSecret: secret }: Config,
  body: Buffer,
  signature: string | undefined,
): Transaction | null {
  const time = /^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(signature ?? '')?.[1];
  if (!secret || !signature || !time) return null;
  const signedAt = new Date(Number(time) * 1_000);
  const expected = signCallback(secret, body, signedAt);
  // A time with leading zeros would be signed without them and differ in length.
  if (expected.length !== signature.length) return null;
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(signature))) return null;
  if (Math.abs(Date.now() - signedAt.getTime()) > toleranceSeconds * 1_000) return null;
  try {
    return readTransaction(JSON.parse(body.toString('utf8')));
  } catch {
    return null;
  }
}
