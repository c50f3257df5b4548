import { createHmac, hash, randomBytes } from 'node:crypto';

/** A new token of 32 random bytes, good for an address and a cookie. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. A token has full entropy, so a plain hash keeps it. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/**
 * The token that follows a refresh token. It is derived with the server's secret, so that an
 * answer that was lost, or a second tab, can be given the same one again without storing it.
 */
export const successorOf = (token: string, secret: string): string =>
  createHmac('sha256', secret).update(`refresh-token-successor:${token}`).digest('base64url');
