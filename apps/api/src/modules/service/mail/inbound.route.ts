import { createHmac, timingSafeEqual } from 'node:crypto';
import express, { type Express, type RequestHandler } from 'express';
import type { Config } from '../../../config.ts';
import { inboundMailSchema, takeInboundMail } from './inbound-mail.ts';

/** Where the signature of a mail stands: `t=<unix seconds>,v1=<hex>`. */
export const inboundSignatureHeader = 'wiki-signature';

const bodyBytes = 256 * 1024;
/** How far the clocks may differ, and how long a mail may be under way. */
const toleranceSeconds = 300;

/** The signature of a body at a time: HMAC-SHA-256 of `<unix seconds>.<body>`. */
export function signInboundMail(secret: string, body: Buffer | string, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  const hex = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${hex}`;
}

function isSigned(secret: string, body: Buffer, given: string): boolean {
  const seconds = Number(/^t=(\d{1,12}),v1=[0-9a-f]{64}$/.exec(given)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return false;
  const expected = Buffer.from(signInboundMail(secret, body, new Date(seconds * 1_000)));
  const signature = Buffer.from(given);
  if (expected.length !== signature.length || !timingSafeEqual(expected, signature)) return false;
  return Math.abs(Date.now() / 1_000 - seconds) <= toleranceSeconds;
}

/**
 * `POST /mail/inbound`: the mail server tells of a mail to customer service, signed. 200 says what
 * became of it, 401 that it is not from the mail server, 409 that it came before, 400 that it cannot
 * be read. Without a secret in the settings the address is not there.
 */
export function serveInboundMail(app: Express, config: Config): void {
  const { inboundMailSecret: secret } = config;
  if (!secret) return;
  const raw = express.raw({ type: () => true, limit: bodyBytes });
  app.post('/mail/inbound', raw, handle(config, secret));
}

const handle =
  (config: Config, secret: string): RequestHandler =>
  async (request, response) => {
    const body: unknown = request.body;
    const signature = request.get(inboundSignatureHeader) ?? '';
    response.set('Cache-Control', 'no-store');
    if (!Buffer.isBuffer(body) || !isSigned(secret, body, signature)) {
      response.status(401).json({ error: 'UNAUTHENTICATED' });
      return;
    }
    const mail = readMail(body);
    if (!mail) {
      response.status(400).json({ error: 'BAD_REQUEST' });
      return;
    }
    const outcome = await takeInboundMail(config, mail, signature);
    if (outcome === 'REPEATED') response.status(409).json({ error: 'CONFLICT' });
    else response.json({ outcome });
  };

function readMail(body: Buffer) {
  try {
    return inboundMailSchema.safeParse(JSON.parse(body.toString('utf8'))).data ?? null;
  } catch {
    return null;
  }
}
