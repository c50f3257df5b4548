import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { type Secrets, secretsOf } from './secrets.ts';

const algorithm = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

const derive = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest();

interface Keys {
  key: Buffer;
  nonceKey: string;
}

/** Made once for each use of each secret: thousands come back at once with what was sealed for them. */
const made = new Map<string, Keys>();

/** The keys of a use: one encrypts, from the other the nonce of a text is made. */
function keysOf(secret: string, use: string): Keys {
  const name = `${use}:${secret}`;
  const known = made.get(name);
  if (known) return known;
  const keys = {
    key: derive(secret, `encrypt:${use}`),
    nonceKey: derive(secret, `nonce:${use}`).toString('base64url'),
  };
  made.set(name, keys);
  return keys;
}

/**
 * A text that only this installation can read or make, for one use, in Base64url. The same text gives
 * the same result: its nonce is made of it, so none serves two texts.
 */
export function encrypt({ jwtSecret }: Secrets, use: string, text: string): string {
  const { key, nonceKey } = keysOf(jwtSecret, use);
  const nonce = derive(nonceKey, text).subarray(0, nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength });
  const bytes = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(bytes).toString('base64url');
}

/** The text that `encrypt` sealed with any of the secrets for the same use; null for all else. */
export function decrypt(secrets: Secrets, use: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < nonceLength + tagLength) return null;
  const nonce = bytes.subarray(0, nonceLength);
  for (const secret of secretsOf(secrets)) {
    try {
      const { key } = keysOf(secret, use);
      const cipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagLength });
      cipher.setAuthTag(bytes.subarray(-tagLength));
      const text = cipher.update(bytes.subarray(nonceLength, -tagLength));
      return Buffer.concat([text, cipher.final()]).toString('utf8');
    } catch {
      // Sealed with another secret, or by somebody else.
    }
  }
  return null;
}
