import type { Language } from '@wiki/domain';
import type { Config } from '../../config.ts';
import { readJwt, signJwt, type TokenUse } from './json-web-token.ts';

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

/** A link opens one kind of document. */
const useFor = (kind: string): TokenUse => ({ typ: 'document+jwt', audience: kind });

/** Signs a link's token for a kind of document. */
export function signDocument(
  config: Config,
  kind: string,
  { userId, language, subject }: DocumentClaims,
): string {
  const exp = Math.floor(Date.now() / 1000) + lifetime;
  return signJwt(config, useFor(kind), { sub: userId, language, document: subject, exp });
}

/** What a token gives, or null when it is forged, expired or for another kind of document. */
export function verifyDocument(
  config: Config,
  kind: string,
  token: unknown,
): DocumentClaims | null {
  const claims = typeof token === 'string' ? readJwt(config, useFor(kind), token) : null;
  if (!claims || typeof claims['document'] !== 'string') return null;
  const { sub: userId, language, document: subject } = claims;
  return { userId, language: language === 'es' ? 'es' : 'en', subject };
}
