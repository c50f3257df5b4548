import { isSealed, sealOf, type Secrets } from '../tokens/secrets.ts';

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
  secrets: Secrets,
  use: TokenUse,
  { claim, expiresAt }: { claim: string; expiresAt: Date },
): string {
  const text = `${Math.floor(expiresAt.getTime() / 1000)}.${claim}`;
  return `${text}.${sealOf(secrets, useOf(use), text)}`;
}

/** The claim of a token, or null when it is expired, forged or of another use or file. */
export function readToken(secrets: Secrets, use: TokenUse, token: unknown): string | null {
  if (typeof token !== 'string') return null;
  const [expires = '', claim = '', given = ''] = token.split('.');
  const text = `${expires}.${claim}`;
  if (token !== `${text}.${given}` || !isSealed(secrets, useOf(use), text, given)) return null;
  return Number(expires) * 1000 > Date.now() ? claim : null;
}

const useOf = ({ use, fileId }: TokenUse): string => `file:${use}:${fileId}`;
