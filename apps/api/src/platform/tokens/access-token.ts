import { jwtVerify, SignJWT } from 'jose';
import { lifetimes } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { signingKey, verifyingKey } from './secrets.ts';

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

const issuer = 'wiki-empresarios';
const audience = 'api';

/** Signs a token for a session; it works for `lifetimes.accessToken` seconds. */
export async function signAccessToken(
  config: Config,
  session: { userId: string; sessionId: string },
): Promise<AccessTokenView> {
  const expiresAt = new Date((Math.floor(Date.now() / 1000) + lifetimes.accessToken) * 1000);
  const { kid, key } = signingKey(config);
  const token = await new SignJWT({ sid: session.sessionId })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid })
    .setSubject(session.userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

/** The claims of a token, or null when it is forged, expired or not one of ours. */
export async function verifyAccessToken(
  config: Config,
  token: string,
): Promise<AccessClaims | null> {
  try {
    const { payload } = await jwtVerify(token, verifyingKey(config), {
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid, exp } = payload;
    if (!sub || typeof sid !== 'string' || exp === undefined) return null;
    return { userId: sub, sessionId: sid, expiresAt: new Date(exp * 1000) };
  } catch {
    return null;
  }
}
