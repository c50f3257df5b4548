import { lifetimes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { ReceiptModel, receiptId } from '../../../platform/outbox/consumer.model.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import {
  codesOf,
  goodPassword,
  mailFor,
  mailsFor,
  refresh,
  run,
  tokenIn,
} from '../account-test-kit.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { KnownDeviceModel } from './known-device.model.ts';
import { SessionModel } from './session.model.ts';

const perAccount = 5;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      rateLimits: true,
      trustProxy: 1,
      signInLimits: { perAccount, perAddress: 12, perMinute: 30, windowSeconds: 600 },
    },
  });
});
afterAll(() => server.stop());

let addresses = 0;
const newAddress = (): string => `198.51.100.${(addresses += 1)}`;

/** A browser that asks from an address. */
const browserAt = (address: string): TestClient =>
  createClient(server, { 'x-forwarded-for': address });

const signIn = async (browser: TestClient, email: unknown, password = factoryPassword) =>
  codesOf(await run(browser, 'signIn', { email, password }));

/** Tries wrong passwords until the browser is locked out. */
async function guess(browser: TestClient, email: unknown): Promise<void> {
  for (let count = 0; count < perAccount; count += 1) {
    expect(await signIn(browser, email, 'not this one')).toEqual(['WRONG_PASSWORD']);
  }
  expect(await signIn(browser, email, 'not this one')).toEqual(['TOO_MANY_REQUESTS']);
}

describe('guessing the password of another person', () => {
  it('locks out who guesses, and not the owner elsewhere', async () => {
    const { email } = await buildUser();
    const attacker = browserAt(newAddress());
    await guess(attacker, email);
    expect(await signIn(attacker, email)).toEqual(['TOO_MANY_REQUESTS']);
    expect(await signIn(browserAt(newAddress()), email)).toEqual([]);
  });

  it('does not lock out a device that was signed in before, though the address is the same', async () => {
    const { email } = await buildUser();
    const office = newAddress();
    const owner = browserAt(office);
    expect(await signIn(owner, email)).toEqual([]);
    await run(owner, 'signOut');
    const attacker = browserAt(office);
    await guess(attacker, email);
    // Also of accounts of others, until the whole address is refused.
    for (let count = 0; count < 12; count += 1) {
      await signIn(attacker, (await buildUser()).email, 'not this one');
    }
    expect(await signIn(browserAt(office), email)).toEqual(['TOO_MANY_REQUESTS']);
    expect(await signIn(owner, email)).toEqual([]);
  });

  it('counts a known device, too, and for its own account alone', async () => {
    const { email } = await buildUser();
    const { email: another } = await buildUser();
    const browser = browserAt(newAddress());
    expect(await signIn(browser, email)).toEqual([]);
    await guess(browser, email);
    await guess(browser, another);
  });

  it('does not keep the owner from a reset link, nor the link from working', async () => {
    const { email } = await buildUser({ language: 'en' });
    const office = newAddress();
    const attacker = browserAt(office);
    const asking = { email, language: 'en' };
    for (let count = 0; count < 5; count += 1) {
      await run(browserAt(newAddress()), 'requestPasswordReset', asking);
    }
    // One whose link was ended by a newer one before it left is not sent.
    const asked = { to: String(email), status: { $ne: 'PENDING' as const } };
    await expect.poll(() => MailRequestModel.countDocuments(asked)).toBe(5);
    expect(await run(browserAt(office), 'requestPasswordReset', asking)).toMatchObject({
      ok: true,
    });
    await guess(attacker, email);
    const passwords = { newPassword: goodPassword, confirmation: goodPassword };
    for (let count = 0; count < 61; count += 1) {
      await run(attacker, 'resetPassword', { token: `unknown-${count}`, ...passwords });
    }
    const owner = browserAt(office);
    const mails = (await mailsFor(server, String(email))).filter(
      ({ subject }) => subject === 'Password Reset Request',
    );
    const answers = [];
    for (const mail of mails) {
      answers.push(await run(owner, 'resetPassword', { token: tokenIn(mail), ...passwords }));
    }
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await signIn(owner, email, goodPassword)).toEqual([]);
  });

  it('is told to the owner once a day', async () => {
    const { email } = await buildUser({ language: 'es' });
    await guess(browserAt(newAddress()), email);
    await guess(browserAt(newAddress()), email);
    const subject = 'Alguien intentó iniciar sesión en su cuenta';
    await mailFor(server, String(email), subject);
    await run(browserAt(newAddress()), 'requestPasswordReset', { email, language: 'es' });
    await mailFor(server, String(email), 'Solicitud de restablecimiento de contraseña');
    const told = (await mailsFor(server, String(email))).filter((mail) => mail.subject === subject);
    expect(told).toHaveLength(1);
  });
});

describe('signing in rightly', () => {
  it('has a quota of the account and one of the address, which success does not give back', async () => {
    const { email } = await buildUser();
    const address = newAddress();
    const codes = [];
    for (let count = 0; count < 31; count += 1) {
      codes.push(...(await signIn(browserAt(address), email)));
    }
    expect(codes).toEqual(['TOO_MANY_REQUESTS']);
    // The account's own share is used up everywhere, the address's for everybody.
    expect(await signIn(browserAt(newAddress()), email)).toEqual(['TOO_MANY_REQUESTS']);
    expect(await signIn(browserAt(address), (await buildUser()).email)).toEqual([
      'TOO_MANY_REQUESTS',
    ]);
  });

  it('with twenty aliases passes no more often', async () => {
    const { email, _id } = await buildUser();
    const aliases = Array.from(
      { length: 20 },
      (_, index) => `a${index}: signIn(input: $input) { userErrors { code } }`,
    );
    const query = `mutation ($input: SignInInput!) { ${aliases.join(' ')} }`;
    const input = { email, password: factoryPassword };
    const browser = browserAt(newAddress());
    for (let count = 0; count < 3; count += 1) await browser.request(query, { input });
    expect(await SessionModel.countDocuments({ userId: _id.toHexString() })).toBeLessThanOrEqual(
      30,
    );
  });

  it('on a new device is told to the owner, on a known or the first one not', async () => {
    const { email } = await buildUser({ language: 'en' });
    const subject = 'New sign-in to your account';
    const first = browserAt(newAddress());
    await signIn(first, email);
    await run(first, 'signOut');
    await signIn(first, email);
    expect(await mailsFor(server, String(email))).toEqual([]);
    await signIn(browserAt(newAddress()), email);
    const { text } = await mailFor(server, String(email), subject);
    expect(text).toContain('Unknown device');
    expect(await mailsFor(server, String(email))).toHaveLength(1);
  });

  it('on a known device is followed up by those alone who note activity', async () => {
    const { email, _id } = await buildUser();
    const browser = browserAt(newAddress());
    await signIn(browser, email);
    await signIn(browser, email);
    const started = await EventModel.find({ type: 'session.started', actorId: _id.toHexString() });
    expect(started).toHaveLength(2);
    for (const event of started) {
      const ofEvent = { _id: { $regex: `:${event._id.toHexString()}$` } };
      const noted = receiptId('activity', event._id);
      await expect.poll(() => ReceiptModel.distinct('_id', ofEvent)).toEqual([noted]);
    }
  });

  it('makes a browser known that had a session before devices were kept', async () => {
    const { email, _id } = await buildUser({ language: 'es' });
    const browser = browserAt(newAddress());
    await signIn(browser, email);
    (browser.cookies as Map<string, string>).delete('wiki-device');
    await KnownDeviceModel.deleteMany({ userId: _id.toHexString() });
    expect(codesOf(await refresh(browser))).toEqual([]);
    await run(browser, 'signOut');
    await signIn(browserAt(newAddress()), email);
    await mailFor(server, String(email), 'Nuevo inicio de sesión en su cuenta');
  });
});

describe('the device cookie', () => {
  it('is no secret of the database, and lasts', async () => {
    const { email, _id } = await buildUser();
    const browser = browserAt(newAddress());
    await signIn(browser, email);
    const token = browser.cookies.get('wiki-device') ?? '';
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [known] = await KnownDeviceModel.find({ userId: _id.toHexString() }).lean();
    expect(known?._id).not.toContain(token);
    expect(known?.expiresAt.getTime()).toBeGreaterThan(
      Date.now() + (lifetimes.knownDevice - 60) * 1000,
    );
  });
});
