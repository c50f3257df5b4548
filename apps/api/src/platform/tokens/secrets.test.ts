import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { testConfig } from '../../testing/server.ts';
import { openCursor, sealCursor } from '../database/keyset.ts';
import { readToken, signToken } from '../files/signed-token.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import { signDocument, verifyDocument } from './document-token.ts';
import { isSealed, sealOf, presentKey } from './secrets.ts';
import { decrypt, encrypt } from './sealed-text.ts';

const former = testConfig({ jwtSecret: 'the secret of the year before, long enough' });
const present = testConfig({
  jwtSecret: 'the secret of this year, which is long enough',
  formerSecrets: [former.jwtSecret],
});
const stranger = testConfig({ jwtSecret: 'the secret of somebody else, long enough' });

const newId = () => randomBytes(12).toString('hex');
const session = { userId: newId(), sessionId: newId() };
const document = { userId: session.userId, language: 'es' as const, subject: 'a receipt' };
const use = { use: 'view' as const, fileId: newId() };
const expiresAt = new Date(Date.now() + 60_000);

/** What is signed with one configuration, and whether another believes it. */
const signed: Record<
  string,
  (by: typeof former, readBy: typeof former) => Promise<boolean> | boolean
> = {
  'an access token': async (by, readBy) =>
    verifyAccessToken(readBy, signAccessToken(by, session).token) !== null,
  'a link to a document': async (by, readBy) =>
    verifyDocument(readBy, 'receipt', signDocument(by, 'receipt', document)) !== null,
  'a link to a file': (by, readBy) =>
    readToken(readBy, use, signToken(by, use, { claim: 'a', expiresAt })) === 'a',
  'a link in a mail': (by, readBy) =>
    isSealed(readBy, 'unsubscribe', 'ana', sealOf(by, 'unsubscribe', 'ana')),
  'a position in the stream of events': (by, readBy) =>
    decrypt(readBy, 'event cursor', encrypt(by, 'event cursor', 'here')) === 'here',
  'a position in a list': (by, readBy) => {
    const cursor = sealCursor(by, 'users', [1]);
    try {
      return openCursor(readBy, 'users', cursor)[0] === 1;
    } catch {
      return false;
    }
  },
};

describe.each(Object.entries(signed))('%s', (_name, isBelieved) => {
  test('is believed after the secret was changed, while the former one is named', async () => {
    expect(await isBelieved(former, present)).toBe(true);
    expect(await isBelieved(present, present)).toBe(true);
  });

  test('is believed by no other installation, nor by one that forgot the former secret', async () => {
    expect(await isBelieved(former, stranger)).toBe(false);
    expect(await isBelieved(present, former)).toBe(false);
  });
});

test('a seal is good for its use and its text only', () => {
  const seal = sealOf(present, 'unsubscribe', 'ana');
  expect(isSealed(present, 'rate-ticket', 'ana', seal)).toBe(false);
  expect(isSealed(present, 'unsubscribe', 'luis', seal)).toBe(false);
  expect(isSealed(present, 'unsubscribe', 'ana', `${seal}x`)).toBe(false);
});

test('an encrypted text tells nothing, and is good for its use only', () => {
  const sealed = encrypt(present, 'event cursor', 'here');
  expect(encrypt(present, 'event cursor', 'here')).toBe(sealed);
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('here');
  for (const other of ['', 'here', sealed.slice(1), `A${sealed.slice(1)}`]) {
    expect(decrypt(present, 'event cursor', other)).toBe(null);
  }
  expect(decrypt(present, 'unsubscribe', sealed)).toBe(null);
});

test('a token names its key without telling it', () => {
  const { kid } = presentKey(present);
  expect(kid).not.toBe(presentKey(former).kid);
  expect(present.jwtSecret).not.toContain(kid);
});
