import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './passwords/common-passwords.ts';
import { deviceName, deviceNameIn } from './signing-in/device.ts';
import { dummyHash, hashPassword, verifyPassword } from './passwords/password-hashing.ts';
import { hashToken, newToken, successorOf } from './passwords/secrets.ts';

describe('common passwords', () => {
  it('are recognized in any case, and others are not', async () => {
    expect(await isCommonPassword('123456')).toBe(true);
    expect(await isCommonPassword('PassWord')).toBe(true);
    expect(await isCommonPassword('qwerty123')).toBe(true);
    expect(await isCommonPassword('tejido-de-maíz-7')).toBe(false);
  });
});

describe('hashing passwords', () => {
  it('uses argon2id with the same parameters as the hash nobody has', async () => {
    const parameters = (hash: string) => {
      const [, algorithm, version, costs = ''] = hash.split('$');
      return [algorithm, version, ...costs.split(',').toSorted()];
    };
    const hash = await hashPassword('maíz y jade');
    expect(parameters(hash)).toEqual(['argon2id', 'v=19', 'm=19456', 'p=1', 't=2']);
    expect(parameters(dummyHash)).toEqual(parameters(hash));
  });

  it('tells the right password from others, however its accents were typed', async () => {
    const hash = await hashPassword('maíz y jade'.normalize('NFC'));
    expect(await verifyPassword(hash, 'maíz y jade'.normalize('NFD'))).toBe(true);
    expect(await verifyPassword(hash, 'maiz y jade')).toBe(false);
    expect(await verifyPassword(null, 'maíz y jade')).toBe(false);
  });

  it('answers all of many at once', async () => {
    const hash = await hashPassword('uno');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verifyPassword(hash, index % 2 ? 'uno' : 'dos')),
    );
    expect(answers.filter(Boolean)).toHaveLength(10);
  });

  it('lets those of a long line leave four at a time', async () => {
    const hash = await hashPassword('uno');
    const turns = new Set<number>();
    let turn = 0;
    const counting = setInterval(() => (turn += 1));
    const verify = () => verifyPassword(hash, 'uno').then(() => turns.add(turn));
    await Promise.all(Array.from({ length: 40 }, verify));
    clearInterval(counting);
    // Nine groups or fewer, and the last as they are done.
    expect(turns.size).toBeLessThan(20);
  });
});

describe('tokens', () => {
  it('have 32 random bytes and are stored as another text', () => {
    const tokens = Array.from({ length: 100 }, newToken);
    expect(new Set(tokens).size).toBe(100);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(hashToken(token)).not.toBe(token);
    }
  });

  it('have one successor each, which needs the secret', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (token, other, secret) => {
        fc.pre(token !== other);
        const successor = successorOf(token, secret);
        expect(successorOf(token, secret)).toBe(successor);
        expect(successorOf(other, secret)).not.toBe(successor);
        expect(successorOf(token, `${secret}x`)).not.toBe(successor);
        expect(Buffer.from(successor, 'base64url')).toHaveLength(32);
      }),
    );
  });
});

describe('the name of a device', () => {
  it('reads in Spanish too', () => {
    expect(deviceNameIn('Chrome on Android', 'es')).toBe('Chrome en Android');
    expect(deviceNameIn(deviceName(''), 'es')).toBe('Dispositivo desconocido');
    expect(deviceNameIn('Chrome on Android', 'en')).toBe('Chrome on Android');
  });

  it.each([
    [
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    ['', 'Unknown device'],
    ['?', 'Unknown device'],
  ])('of %j is %j', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });

  it('stays short whatever is sent', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (userAgent) => {
        expect(deviceName(userAgent).length).toBeLessThan(200);
      }),
    );
  });
});
