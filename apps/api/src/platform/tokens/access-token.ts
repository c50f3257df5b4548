import { lifetimes } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { readJwt, signJwt, type TokenUse } from './json-web-token.ts';

/** What an access token says: whose session it is. Role and rights are read from the database. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
  expiresAt: Date;
}

/** A token as it is given to its session. */
export interface AccessTokenView {
  token: string;
  expiresAt: Date;
}

const use: TokenUse = { typ: 'at+jwt', audience: 'api' };

/** Signs a token for a session; it works for `lifetimes.accessToken` seconds. */
export function signAccessToken(
  config: Config,
  { userId, sessionId }: { userId: string; sessionId: string },
): AccessTokenView {
  const exp = Math.floor(Date.now() / 1000) + lifetimes.accessToken;
  const token = signJwt(config, use, { sub: userId, sid: sessionId, exp });
  return { token, expiresAt: new Date(exp * 1000) };
}

/** The claims of a token, or null when it is forged, expired or not one of ours. */
export function verifyAccessToken(config: Config, token: string): AccessClaims | null {
  const claims = readJwt(config, use, token, ['sid']);
  if (!claims || typeof claims['sid'] !== 'string') return null;
  const { sub, sid, exp } = claims;
  return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
}
