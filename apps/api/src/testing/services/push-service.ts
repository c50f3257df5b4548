import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service was handed for a device. */
export interface PushDelivery {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service on this machine, as those of browsers are on the internet. */
export interface PushService {
  /** Everything it was handed, in order. */
  received: readonly PushDelivery[];
  /** A browser that subscribed to it; the name makes its address. */
  browser(name: string): PushBrowser;
  /** Answers from now on that it does not know an address any more. */
  forget(path: string): void;
  stop(): Promise<void>;
}

/** A browser with a subscription: what it alone can decrypt. */
export interface PushBrowser {
  path: string;
  /** What the site is told of the subscription. */
  input: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Reads a message as RFC 8291 and RFC 8188 say. @throws when it is for another browser. */
  read(body: Buffer): Record<string, unknown>;
}

/** Starts a push service. */
export async function startPushService(): Promise<PushService> {
  const received: PushDelivery[] = [];
  const gone = new Set<string>();
  const service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      response.writeHead(gone.has(path) ? 410 : 201).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  return {
    received,
    browser: (name) => browserAt(origin, `/device/${name}`),
    forget: (path) => void gone.add(path),
    async stop() {
      await new Promise((resolve) => service.close(resolve));
    },
  };
}

function browserAt(origin: string, path: string): PushBrowser {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    path,
    input: {
      endpoint: `${origin}${path}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body) {
      const salt = body.subarray(0, 16);
      const keyLength = body.readUInt8(20);
      const senderKey = body.subarray(21, 21 + keyLength);
      const sealed = body.subarray(21 + keyLength);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey]);
      const derive = (key: Buffer, with_: Buffer, about: Buffer | string, length: number) =>
        Buffer.from(hkdfSync('sha256', key, with_, about, length));
      const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const decipher = createDecipheriv('aes-128-gcm', key, nonce);
      decipher.setAuthTag(sealed.subarray(-16));
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      const text = padded.subarray(0, padded.lastIndexOf(2)).toString();
      return JSON.parse(text) as Record<string, unknown>;
    },
  };
}
