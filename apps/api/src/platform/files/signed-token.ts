import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a token is good for. A token of one use is none for another. */
export interface TokenUse {
  use: 'upload' | 'view';
  fileId: string;
}

/**
 * Signs a token for one use of one file until a time. `claim` is readable by its bearer: letters
 * and digits only.
 */
export function signToken(
  secret: string,
  use: TokenUse,
  { claim, expiresAt }: { claim: string; expiresAt: Date },
): string {
  const text = `${Math.floor(expiresAt.getTime() / 1000)}.${claim}`;
  return `${text}.${seal(secret, use, text)}`;
}

/** The claim of a token, or null when it is expired, forged or of another use or file. */
export function readToken(secret: string, use: TokenUse, token: unknown): string | null {
  if (typeof token !== 'string') return null;
  const [expires = '', claim = '', given = ''] = token.split('.');
  const text = `${expires}.${claim}`;
  const expected = Buffer.from(seal(secret, use, text));
  const signature = Buffer.from(given);
  if (token !== `${text}.${given}` || signature.length !== expected.length) return null;
  if (!timingSafeEqual(signature, expected)) return null;
  return Number(expires) * 1000 > Date.now() ? claim : null;
}

const seal = (secret: string, { use, fileId }: TokenUse, text: string): string =>
  createHmac('sha256', secret).update(`file:${use}:${fileId}:${text}`).digest('base64url');
