import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { configureRateLimits } from '../../../platform/rate-limit/rate-limit.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import {
  codesOf,
  denial,
  goodPassword,
  mailFor,
  mailsFor,
  newEmail,
  refresh,
  run,
  signInClient,
  tokenIn,
} from '../account-test-kit.ts';
import { LinkTokenModel } from '../email/link-token.model.ts';
import { hashToken } from './secrets.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => configureRateLimits({ rateLimits: false }));
afterAll(() => server.stop());

const subject = 'Password Reset Request';
const newPassword = 'Otra-clave-larga-9';

async function requestReset(language = 'en') {
  const user = await buildUser({ language: 'en' });
  const email = String(user.email);
  await run(createClient(server), 'requestPasswordReset', { email, language });
  const mail = await mailFor(server, email, subject);
  return { user, email, mail, token: tokenIn(mail) };
}

const confirmed = (password: string) => ({ newPassword: password, confirmation: password });

describe('asking for a reset link', () => {
  it('answers alike for known and unknown addresses, and writes only to the known', async () => {
    const { email: known } = await buildUser();
    const unknown = newEmail();
    const answers = [];
    for (const email of [known, unknown]) {
      answers.push(
        await run(createClient(server), 'requestPasswordReset', { email, language: 'en' }),
      );
    }
    expect(answers[0]).toEqual({ ok: true, userErrors: [] });
    expect(answers[1]).toEqual(answers[0]);
    await mailFor(server, String(known), subject);
    expect(await mailsFor(server, unknown)).toEqual([]);
  });

  it('does the same in the database for known and unknown addresses', async () => {
    const { email, _id } = await buildUser();
    const ofReset = { type: 'user.passwordResetRequested' } as const;
    const before = await EventModel.countDocuments(ofReset);
    for (const address of [email, newEmail()]) {
      await run(createClient(server), 'requestPasswordReset', { email: address, language: 'es' });
    }
    const events = await EventModel.find(ofReset).sort({ _id: 1 }).skip(before).lean();
    expect(events.map(({ data }) => data)).toEqual([
      { userId: _id.toHexString(), language: 'es' },
      { userId: null, language: 'es' },
    ]);
  });

  it('refuses what cannot be an address', async () => {
    const payload = await run(createClient(server), 'requestPasswordReset', {
      email: 'nobody',
      language: 'en',
    });
    expect(payload).toMatchObject({
      ok: false,
      userErrors: [{ code: 'INVALID_EMAIL', field: 'email' }],
    });
  });

  it('is limited alike for known and unknown addresses', async () => {
    configureRateLimits({ rateLimits: true });
    const { email: known } = await buildUser();
    for (const email of [known, newEmail()]) {
      const codes: string[] = [];
      for (let count = 0; count < 6; count += 1) {
        const input = { email, language: 'en' };
        codes.push(...codesOf(await run(createClient(server), 'requestPasswordReset', input)));
      }
      expect(codes).toEqual(['TOO_MANY_REQUESTS']);
    }
  });

  it('keeps the token only as a hash once the mail was sent', async () => {
    const { user, token } = await requestReset();
    const userId = user._id.toHexString();
    await expect
      .poll(async () => MailRequestModel.findOne({ userId, status: 'SENT' }).lean())
      .toMatchObject({ message: { subject, html: null, text: null }, holdsSecret: true });
    expect(await LinkTokenModel.countDocuments({ _id: token })).toBe(0);
    expect(await LinkTokenModel.countDocuments({ _id: hashToken(token) })).toBe(1);
  });
});

describe('resetting the password with a link', () => {
  it('sets it, authorizes the account and ends every session', async () => {
    const user = await buildUser({ isAuthorized: false, language: 'en', emailVerified: false });
    const email = String(user.email);
    const before = await signInClient(server, email, factoryPassword);
    await run(createClient(server), 'requestPasswordReset', { email, language: 'en' });
    const token = tokenIn(await mailFor(server, email, subject));

    const payload = await run(createClient(server), 'resetPassword', {
      token,
      ...confirmed(newPassword),
    });
    expect(payload).toEqual({ ok: true, userErrors: [] });
    expect(await denial(before, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
    const wrong = await run(createClient(server), 'signIn', { email, password: factoryPassword });
    expect(codesOf(wrong)).toEqual(['WRONG_PASSWORD']);
    const after = await signInClient(server, email, newPassword);
    expect(await after.data('{ me { isAuthorized isEmailVerified } }')).toEqual({
      me: { isAuthorized: true, isEmailVerified: true },
    });
    await mailFor(server, email, 'Your password was changed');
  });

  it('is done once by fifty at once', async () => {
    const { token, email } = await requestReset();
    const passwords = Array.from({ length: 50 }, (_, index) => `${newPassword}${index}`);
    const payloads = await Promise.all(
      passwords.map((password) =>
        run(createClient(server), 'resetPassword', { token, ...confirmed(password) }),
      ),
    );
    const winners = passwords.filter((_, index) => payloads[index]?.ok);
    expect(winners).toHaveLength(1);
    expect(payloads.flatMap(codesOf)).toEqual(Array.from({ length: 49 }, () => 'TOKEN_INVALID'));
    await signInClient(server, email, winners[0]);
  });

  it('takes the newest link only: an older one ended when that was sent', async () => {
    const { token: older, email } = await requestReset();
    await run(createClient(server), 'requestPasswordReset', { email, language: 'en' });
    await expect.poll(() => mailsFor(server, email)).toHaveLength(2);
    const tokens = (await mailsFor(server, email)).map(tokenIn);
    const newer = tokens.find((each) => each !== older) ?? '';
    const reset = (token: string) =>
      run(createClient(server), 'resetPassword', { token, ...confirmed(newPassword) });
    expect(codesOf(await reset(older))).toEqual(['TOKEN_INVALID']);
    await signInClient(server, email, factoryPassword);
    expect(await reset(newer)).toEqual({ ok: true, userErrors: [] });
    expect(codesOf(await reset(newer))).toEqual(['TOKEN_INVALID']);
  });

  it('refuses links that expired or are unknown, and asks for a new one', async () => {
    const { token, email } = await requestReset();
    const expiresAt = new Date(Date.now() - 1);
    await LinkTokenModel.updateOne({ _id: hashToken(token) }, { $set: { expiresAt } });
    for (const given of [token, 'unknown', 'x'.repeat(300)]) {
      const payload = await run(createClient(server), 'resetPassword', {
        token: given,
        ...confirmed(newPassword),
      });
      expect(payload).toMatchObject({ ok: false, userErrors: [{ code: 'TOKEN_INVALID' }] });
    }
    await signInClient(server, email, factoryPassword);
  });

  it.each([
    [{ newPassword: '12345', confirmation: '12345' }, 'WEAK_PASSWORD', 'newPassword'],
    [{ newPassword: 'iloveyou', confirmation: 'iloveyou' }, 'WEAK_PASSWORD', 'newPassword'],
    [{ newPassword, confirmation: 'another' }, 'PASSWORD_MISMATCH', 'confirmation'],
  ])('refuses %j with %s and keeps the link good', async (passwords, code, field) => {
    const { token } = await requestReset();
    const refused = await run(createClient(server), 'resetPassword', { token, ...passwords });
    expect(refused).toMatchObject({ ok: false, userErrors: [{ code, field }] });
    const done = await run(createClient(server), 'resetPassword', {
      token,
      ...confirmed(goodPassword),
    });
    expect(done.ok).toBe(true);
  });
});

describe('resetting the password signed in', () => {
  it('needs no token, keeps this session and ends the others', async () => {
    const { email } = await buildUser();
    const here = await signInClient(server, String(email), factoryPassword);
    const there = await signInClient(server, String(email), factoryPassword);
    expect(await run(here, 'resetPassword', confirmed(newPassword))).toMatchObject({ ok: true });
    expect(await denial(there, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
    expect(codesOf(await refresh(there))).toEqual(['SESSION_EXPIRED']);
    expect(codesOf(await refresh(here))).toEqual([]);
    await signInClient(server, String(email), newPassword);
  });

  it('is refused to a visitor without a token', async () => {
    expect(await denial(createClient(server), 'resetPassword', confirmed(newPassword))).toBe(
      'UNAUTHENTICATED',
    );
  });
});
