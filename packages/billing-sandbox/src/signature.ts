import { createHmac } from 'node:crypto';

/** The header that carries the signature of a callback. */
export const signatureHeader = 'billing-signature';

/**
 * Signs the body of a callback: `t=<unix seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of
 * `<unix seconds>.<body>` under the secret both sides know. The time is signed too, so that an old
 * callback cannot be sent again later as if it were new.
 */
export function signCallback(secret: string, body: string | Buffer, at: Date = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
