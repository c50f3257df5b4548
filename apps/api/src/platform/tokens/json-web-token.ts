import { createDecoder, createSigner, createVerifier } from 'fast-jwt';
import { keyOf, presentKey, type Secrets } from './secrets.ts';

/** What a JSON Web Token is for; one for something else is not believed. */
export interface TokenUse {
  /** The type in its header, such as `at+jwt` (RFC 9068). */
  typ: string;
  audience: string;
}

/** What a token says beside that: the registered claims of RFC 7519, and its own. */
export interface TokenClaims {
  sub: string;
  /** When it ends, in seconds since 1970. */
  exp: number;
  [claim: string]: unknown;
}

const issuer = 'wiki-empresarios';
const algorithm = 'HS256';
const decode = createDecoder({ complete: true });

/** Signs a token with the installation's present secret. */
export function signJwt(secrets: Secrets, use: TokenUse, claims: TokenClaims): string {
  const { kid, key } = presentKey(secrets);
  const header = { alg: algorithm, typ: use.typ };
  return createSigner({ algorithm, header, kid, key, iss: issuer, aud: use.audience })(claims);
}

/**
 * The claims of a token that this installation signed for the use; null for one that is forged, ended,
 * for something else, or leaves out a claim that it must have.
 */
export function readJwt(
  secrets: Secrets,
  { typ, audience }: TokenUse,
  token: string,
  required: readonly string[] = [],
): TokenClaims | null {
  try {
    const { header } = decode(token) as { header: { kid?: string } };
    const verify = createVerifier({
      algorithms: [algorithm],
      key: keyOf(secrets, header.kid),
      checkTyp: typ,
      allowedIss: issuer,
      allowedAud: audience,
      requiredClaims: ['sub', 'exp', 'iss', 'aud', ...required],
    });
    const claims = verify(token) as TokenClaims;
    return claims.sub ? claims : null;
  } catch {
    return null;
  }
}
