import express, { type Express, type RequestHandler } from 'express';
import { signatureHeader } from '@wiki/billing-sandbox/signature';
import type { Config } from '../../../config.ts';
import { verifyCallback } from '../../../platform/billing/billing-callback.ts';
import { settleTransaction } from '../payments/settle-transaction.ts';

/** The largest body a callback has; the signature is over the bytes as they came. */
const bodyBytes = 64 * 1024;

/**
 * `POST /billing/callback`: the billing service tells of a transaction by itself, signed. 200 when it
 * was recorded, now or before; 401 for one that is not from the service; 409 for one that is not
 * what was asked for, which changes nothing. Anything else makes the service repeat it.
 */
export function serveBillingCallback(app: Express, config: Config): void {
  const raw = express.raw({ type: () => true, limit: bodyBytes });
  app.post('/billing/callback', raw, handle(config));
}

const handle =
  (config: Config): RequestHandler =>
  async (request, response) => {
    const body: unknown = request.body;
    const transaction = Buffer.isBuffer(body)
      ? verifyCallback(config, body, request.get(signatureHeader))
      : null;
    response.set('Cache-Control', 'no-store');
    if (!transaction) {
      response.status(401).json({ error: 'UNAUTHENTICATED' });
      return;
    }
    const payment = await settleTransaction(transaction);
    response.status(payment ? 200 : 409).json(payment ? { ok: true } : { error: 'CONFLICT' });
  };
