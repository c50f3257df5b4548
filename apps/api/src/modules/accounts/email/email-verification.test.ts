import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { OutboxMailModel } from '../../../platform/mail/mail.model.ts';
import { UserModel } from '../../users/user.model.ts';
import { codesOf, denial, mailFor, run, signUpNewcomer, tokenIn } from '../account-test-kit.ts';
import { LinkTokenModel } from './link-token.model.ts';
import { hashToken } from '../passwords/secrets.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
});
afterAll(() => server.stop());

const subject = 'Verifique su correo electrónico';

describe('verifying an address', () => {
  it('works with the link of the mail, signed out, and is told live', async () => {
    const { client, email } = await signUpNewcomer(server);
    const socket = await client.socket();
    const changes = socket.start<{ meChanged: { me: { isEmailVerified: boolean } } }>(
      'subscription { meChanged { me { isEmailVerified } cursor } }',
    );
    const token = tokenIn(await mailFor(server, email, subject));
    expect(await run(createClient(server), 'verifyEmail', { token })).toMatchObject({ ok: true });
    expect((await changes.next()).data?.meChanged.me.isEmailVerified).toBe(true);
    await socket.close();
    expect(await client.data('{ me { isEmailVerified } }')).toEqual({
      me: { isEmailVerified: true },
    });
  });

  it('is done once by fifty at once', async () => {
    const { email } = await signUpNewcomer(server);
    const token = tokenIn(await mailFor(server, email, subject));
    const payloads = await Promise.all(
      Array.from({ length: 50 }, () => run(createClient(server), 'verifyEmail', { token })),
    );
    expect(payloads.filter(({ ok }) => ok)).toHaveLength(1);
    expect(payloads.flatMap(codesOf)).toEqual(Array.from({ length: 49 }, () => 'TOKEN_INVALID'));
  });

  it('refuses tokens that expired, are unknown, are for something else or for an address that changed', async () => {
    const { email, userId } = await signUpNewcomer(server);
    const token = tokenIn(await mailFor(server, email, subject));
    const attempt = async (given: string) =>
      codesOf(await run(createClient(server), 'verifyEmail', { token: given }));
    const _id = hashToken(token);
    const change = (fields: object) => LinkTokenModel.updateOne({ _id }, { $set: fields });

    for (const unknown of ['', 'unknown', 'x'.repeat(500)]) {
      expect(await attempt(unknown)).toEqual(['TOKEN_INVALID']);
    }
    await change({ expiresAt: new Date(Date.now() - 1) });
    expect(await attempt(token)).toEqual(['TOKEN_INVALID']);
    await change({ expiresAt: new Date(Date.now() + 60_000), purpose: 'resetPassword' });
    expect(await attempt(token)).toEqual(['TOKEN_INVALID']);
    await change({ purpose: 'verifyEmail', email: 'former@example.com' });
    expect(await attempt(token)).toEqual(['TOKEN_INVALID']);
    expect((await UserModel.findById(userId).lean())?.emailVerified).toBe(false);
  });
});

describe('asking for the mail again', () => {
  it('sends another link, a few times an hour', async () => {
    const { client, email } = await signUpNewcomer(server);
    for (let count = 0; count < 5; count += 1) {
      expect(await run(client, 'requestEmailVerification')).toMatchObject({ ok: true });
    }
    const refused = await run(client, 'requestEmailVerification');
    expect(refused).toMatchObject({ ok: false, userErrors: [{ code: 'TOO_MANY_REQUESTS' }] });
    expect(refused.userErrors[0]?.retryAfterSeconds).toBeGreaterThan(0);
    const asked = { to: email, 'message.subject': subject };
    await expect.poll(() => MailRequestModel.countDocuments(asked)).toBe(6);
    // Of those whose links ended before they went, none goes; the last one does.
    await expect
      .poll(() => MailRequestModel.countDocuments({ ...asked, status: 'PENDING' }))
      .toBe(0);
    const last = await MailRequestModel.findOne(asked).sort({ _id: -1 }).lean();
    expect(last?.status).toBe('SENT');
    const messageId = `<${last?.emailID}@localhost>`;
    const mail = await OutboxMailModel.findOne({ messageId }).lean();
    expect(await LinkTokenModel.findById(hashToken(mail ? tokenIn(mail) : ''))).not.toBeNull();
  });

  it('is refused to visitors', async () => {
    expect(await denial(createClient(server), 'requestEmailVerification')).toBe('UNAUTHENTICATED');
  });
});
