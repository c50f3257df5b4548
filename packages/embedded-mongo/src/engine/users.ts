import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { CommandError } from '../errors.ts';

/** Somebody who may do everything. */
export interface User {
  user: string;
  password: string;
}

interface Credentials {
  salt: Buffer;
  storedKey: Buffer;
  serverKey: Buffer;
}

const iterations = 15_000;

/** The users an engine was started with; without any, whoever reaches the port may do everything. */
export class Users {
  readonly #users: Map<string, Credentials>;
  /** Makes the salt of unknown names, so that asking does not tell which exist. */
  readonly #secret = randomBytes(32);

  constructor(users: readonly User[]) {
    this.#users = new Map(users.map(({ user, password }) => [user, credentialsOf(password)]));
  }

  /** True when clients must prove who they are. */
  get required(): boolean {
    return this.#users.size > 0;
  }

  names(): string[] {
    return [...this.#users.keys()];
  }

  has(user: string): boolean {
    return this.#users.has(user);
  }

  /** Begins a conversation as SCRAM-SHA-256 has it. */
  begin(first: string): ScramConversation {
    const parsed = /^n,,n=([^,]*),r=([!-+\--~]+)$/.exec(first);
    if (!parsed) throw authenticationFailed();
    const user = (parsed[1] as string).replaceAll('=2C', ',').replaceAll('=3D', '=');
    const unknown = createHmac('sha256', this.#secret).update(user).digest();
    const credentials = this.#users.get(user) ?? {
      salt: unknown.subarray(0, 28),
      storedKey: randomBytes(32),
      serverKey: randomBytes(32),
    };
    return new ScramConversation(user, credentials, first.slice(3), parsed[2] as string);
  }
}

/** The exchange in which a client proves that it knows a password, without telling it. */
export class ScramConversation {
  readonly user: string;
  /** The server's challenge. */
  readonly challenge: string;
  readonly #credentials: Credentials;
  readonly #clientFirst: string;
  readonly #nonce: string;
  proved = false;

  constructor(user: string, credentials: Credentials, clientFirst: string, clientNonce: string) {
    this.user = user;
    this.#credentials = credentials;
    this.#clientFirst = clientFirst;
    this.#nonce = clientNonce + randomBytes(24).toString('base64');
    const salt = credentials.salt.toString('base64');
    this.challenge = `r=${this.#nonce},s=${salt},i=${iterations}`;
  }

  /** Checks the client's proof; the answer proves the server to the client. */
  finish(last: string): string {
    const parsed = /^(c=biws,r=([^,]+)),p=([A-Za-z0-9+/=]+)$/.exec(last);
    if (parsed?.[2] !== this.#nonce) throw authenticationFailed();
    const message = `${this.#clientFirst},${this.challenge},${parsed[1]}`;
    const { storedKey, serverKey } = this.#credentials;
    const signature = hmac(storedKey, message);
    const proof = Buffer.from(parsed[3] as string, 'base64');
    if (proof.length !== signature.length) throw authenticationFailed();
    const clientKey = Buffer.from(proof.map((byte, i) => byte ^ (signature[i] as number)));
    if (!timingSafeEqual(sha256(clientKey), storedKey)) throw authenticationFailed();
    this.proved = true;
    return `v=${hmac(serverKey, message).toString('base64')}`;
  }
}

export function authenticationFailed(): CommandError {
  return new CommandError('AuthenticationFailed', 'Authentication failed.');
}

function credentialsOf(password: string): Credentials {
  const salt = randomBytes(28);
  const salted = pbkdf2Sync(password.normalize('NFKC'), salt, iterations, 32, 'sha256');
  return {
    salt,
    storedKey: sha256(hmac(salted, 'Client Key')),
    serverKey: hmac(salted, 'Server Key'),
  };
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}
