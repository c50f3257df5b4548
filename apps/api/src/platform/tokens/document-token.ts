import { jwtVerify, SignJWT } from 'jose';
import type { Language } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { signingKey, verifyingKey } from './secrets.ts';

/** What a link to a document gives to whoever holds it: one document of one person. */
export interface DocumentClaims {
  /** For whom it was made; what they may see is asked again when it is opened. */
  userId: string;
  language: Language;
  /** What it holds: an id, or the filter of a list as JSON. */
  subject: string;
}

/** How long a link works, in seconds: as long as it takes to save a file. */
const lifetime = 300;

const issuer = 'wiki-empresarios';
/** Signs a link's token for a kind of document. */
export function signDocument(
  config: Config,
  kind: string,
  { userId, language, subject }: DocumentClaims,
): Promise<string> {
  const { kid, key } = signingKey(config);
  return new SignJWT({ language, document: subject })
    .setProtectedHeader({ alg: 'HS256', typ: 'document+jwt', kid })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(kind)
    .setExpirationTime(`${lifetime}s`)
    .sign(key);
}

/** What a token gives, or null when it is forged, expired or for another kind of document. */
export async function verifyDocument(
  config: Config,
  kind: string,
  token: unknown,
): Promise<DocumentClaims | null> {
  if (typeof token !== 'string') return null;
  try {
    const { payload } = await jwtVerify(token, verifyingKey(config), {
      algorithms: ['HS256'],
      typ: 'document+jwt',
      issuer,
      audience: kind,
      requiredClaims: ['sub', 'exp'],
    });
    const { sub: userId, language, document: subject } = payload;
    if (!userId || typeof subject !== 'string') return null;
    return { userId, language: language === 'es' ? 'es' : 'en', subject };
  } catch {
    return null;
  }
}
