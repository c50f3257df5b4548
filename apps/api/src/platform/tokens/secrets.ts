import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config.ts';
import { keyedHash } from './keyed-hash.ts';

/** The secrets of an installation: the present one seals, the former ones are still believed. */
export type Secrets = Pick<Config, 'jwtSecret' | 'formerSecrets'>;

/** All secrets that are believed, the present one first. */
export const secretsOf = ({ jwtSecret, formerSecrets }: Secrets): readonly string[] => [
  jwtSecret,
  ...formerSecrets,
];

/** Whether two seals are the same, in a time that tells nothing of where they differ. */
export function isSameSeal(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

const sealBy = (secret: string, use: string, text: string): string =>
  keyedHash(secret, `${use}:${text}`);

/** A seal over a text which is good for one use only, in Base64url. */
export const sealOf = ({ jwtSecret }: Secrets, use: string, text: string): string =>
  sealBy(jwtSecret, use, text);

/** Whether a seal over a text was given by this installation for this use, with any of its secrets. */
export const isSealed = (secrets: Secrets, use: string, text: string, given: string): boolean =>
  secretsOf(secrets).some((secret) => isSameSeal(given, sealBy(secret, use, text)));

/** What a secret is called in the tokens it signs: it says nothing of the secret itself. */
const keyIdOf = (secret: string): string =>
  createHash('sha256').update(`key id:${secret}`).digest('base64url').slice(0, 8);

/** What a JSON Web Token is signed with, and the id that its header names it by. */
export const presentKey = ({ jwtSecret }: Secrets): { kid: string; key: string } => ({
  kid: keyIdOf(jwtSecret),
  key: jwtSecret,
});

/** What a token was signed with, by the id in its header; one without an id is by the present secret. */
export const keyOf = (secrets: Secrets, kid: string | undefined): string =>
  secretsOf(secrets).find((secret) => keyIdOf(secret) === kid) ?? secrets.jwtSecret;
