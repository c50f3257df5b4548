import { createHmac } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { testConfig } from '../../testing/server.ts';
import { readJwt, signJwt } from './json-web-token.ts';
import { presentKey } from './secrets.ts';

const config = testConfig();
const { kid } = presentKey(config);
const use = { typ: 'at+jwt', audience: 'api' };
const now = () => Math.floor(Date.now() / 1000);

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sealed = (text: string, secret = config.jwtSecret) =>
  `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;

/** A token made by the letter of RFC 7515 and 7519, as other programs make them. */
const made = (header: object, claims: object, secret?: string) =>
  sealed(
    `${base64({ alg: 'HS256', typ: 'at+jwt', kid, ...header })}.${base64({
      iss: 'wiki-empresarios',
      aud: 'api',
      sub: 'ana',
      sid: 'one',
      exp: now() + 60,
      ...claims,
    })}`,
    secret,
  );

afterEach(() => {
  vi.useRealTimers();
});

test('what was signed is read, with who signed it and when', () => {
  const token = signJwt(config, use, { sub: 'ana', exp: now() + 60, sid: 'one' });
  expect(readJwt(config, use, token, ['sid'])).toEqual({
    sub: 'ana',
    sid: 'one',
    iss: 'wiki-empresarios',
    aud: 'api',
    iat: expect.any(Number) as number,
    exp: expect.any(Number) as number,
  });
});

test.each([
  ['names its key', {}],
  ['names none, as those of old', { kid: undefined }],
])('a token by the letter of the standard that %s is believed', (_, header) => {
  expect(readJwt(config, use, made(header, {}), ['sid'])).toMatchObject({ sub: 'ana' });
});

const stranger = 'the secret of somebody else, long enough';

test.each<[string, () => string]>([
  ['is of another secret', () => made({}, {}, stranger)],
  [
    'names an algorithm without a seal',
    () => `${made({ alg: 'none' }, {}).split('.', 2).join('.')}.`,
  ],
  ['names another algorithm', () => made({ alg: 'HS512' }, {})],
  ['is of another type', () => made({ typ: 'document+jwt' }, {})],
  ['says no type', () => made({ typ: undefined }, {})],
  ['is for somebody else', () => made({}, { aud: 'receipt' })],
  ['says not for whom', () => made({}, { aud: undefined })],
  ['is by somebody else', () => made({}, { iss: 'another' })],
  ['says not by whom', () => made({}, { iss: undefined })],
  ['has ended', () => made({}, { exp: now() - 1 })],
  ['never ends', () => made({}, { exp: undefined })],
  ['is of nobody', () => made({}, { sub: undefined })],
  ['is of a name without letters', () => made({}, { sub: '' })],
  ['leaves out what is required', () => made({}, { sid: undefined })],
  ['was changed', () => made({}, {}).replace(/\..*\./, `.${base64({ sub: 'eva' })}.`)],
  ['is no token', () => 'no token'],
  ['is nothing', () => ''],
])('a token that %s is not believed', (_, make) => {
  expect(readJwt(config, use, make(), ['sid'])).toBeNull();
});

test('a token works until it ends', () => {
  vi.useFakeTimers();
  const token = signJwt(config, use, { sub: 'ana', exp: now() + 60 });
  vi.advanceTimersByTime(58_000);
  expect(readJwt(config, use, token)).not.toBeNull();
  vi.advanceTimersByTime(3_000);
  expect(readJwt(config, use, token)).toBeNull();
});
