import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { UserModel } from '../../users/user.model.ts';
import {
  codesOf,
  denial,
  goodPassword,
  mailFor,
  run,
  signInClient,
  signUpInput,
  signUpNewcomer,
} from '../account-test-kit.ts';
import { CredentialModel } from '../passwords/credential.model.ts';
import { LinkTokenModel } from '../email/link-token.model.ts';
import { RefreshTokenModel } from '../signing-in/refresh-token.model.ts';
import { SessionModel } from '../signing-in/session.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true } });
});
afterAll(() => server.stop());

/** Everything about a newcomer has happened that happens after signing up. */
async function settledNewcomer() {
  const newcomer = await signUpNewcomer(server, { firstName: 'Amparo', lastName: 'Zuluaga' });
  await mailFor(server, newcomer.email, 'Verifique su correo electrónico');
  await expect.poll(() => NotificationModel.countDocuments({ userId: newcomer.userId })).toBe(1);
  return newcomer;
}

describe('deleting the account', () => {
  it('erases the person and leaves a placeholder author', async () => {
    const { client, userId, email } = await settledNewcomer();
    await client.data(
      'mutation { updateProfile(input: { phone: "+573001234567", aboutMe: "Tejedora" }) { user { id } } }',
    );
    expect(await run(client, 'deleteAccount', { password: goodPassword })).toMatchObject({
      ok: true,
    });
    expect([...client.cookies.keys()]).toEqual(['wiki-device']);
    expect(await denial(client, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');

    const left = JSON.stringify(await UserModel.findById(userId).lean());
    for (const personal of [email, 'Amparo', 'Zuluaga', '3001234567', 'Tejedora', 'termsVersion']) {
      expect(left).not.toContain(personal);
    }
    expect(await SessionModel.countDocuments({ userId })).toBe(0);
    expect(await RefreshTokenModel.countDocuments({ userId })).toBe(0);
    expect(await LinkTokenModel.countDocuments({ userId })).toBe(0);
    expect(await CredentialModel.countDocuments({ _id: userId })).toBe(0);
    await expect.poll(() => NotificationModel.countDocuments({ userId })).toBe(0);
    await expect.poll(() => MailRequestModel.countDocuments({ userId })).toBe(0);
    const visitor = createClient(server);
    expect(await visitor.data(`{ user(id: "${userId}") { id } }`)).toEqual({ user: null });
  });

  it('sets the address free', async () => {
    const { client, email } = await settledNewcomer();
    await run(client, 'deleteAccount', { password: goodPassword });
    const attempt = await run(createClient(server), 'signIn', { email, password: goodPassword });
    expect(codesOf(attempt)).toEqual(['USER_NOT_FOUND']);
    const again = await run(createClient(server), 'signUp', signUpInput({ email }));
    expect(codesOf(again)).toEqual([]);
  });

  it('needs the password, and changes nothing without it', async () => {
    const { client, email } = await signUpNewcomer(server);
    expect(await denial(createClient(server), 'deleteAccount', { password: 'x' })).toBe(
      'UNAUTHENTICATED',
    );
    expect(await run(client, 'deleteAccount', { password: 'not this one' })).toMatchObject({
      ok: false,
      userErrors: [{ code: 'WRONG_PASSWORD', field: 'password' }],
    });
    await signInClient(server, email);
  });
});

describe('exporting one’s data', () => {
  it('holds what is kept of the caller, without secrets', async () => {
    const { client, email, userId } = await settledNewcomer();
    const { exportMyData } = await client.data<{ exportMyData: string }>('{ exportMyData }');
    const data = JSON.parse(exportMyData) as { emails: unknown[]; sessions: { device: unknown }[] };
    expect(data).toMatchObject({
      account: { userId, email, firstName: 'Amparo', consent: { termsVersion: 1 } },
      notifications: [{ title: 'Le damos la bienvenida a Wiki empresarios' }],
    });
    expect(data.sessions.map(({ device }) => device)).toEqual(['Unknown device']);
    expect(data.emails).toHaveLength(2);
    expect(exportMyData).not.toMatch(/argon2|token=|passwordHash/);
  });

  it('is limited for each person, as every collection is read for it', async () => {
    const [keen, calm] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    for (let count = 0; count < 20; count += 1) await keen.client.data('{ exportMyData }');
    expect(await keen.client.request('{ exportMyData }')).toMatchObject({
      errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }],
    });
    expect(
      JSON.parse(
        (await calm.client.data<{ exportMyData: string }>('{ exportMyData }')).exportMyData,
      ),
    ).toMatchObject({
      account: { userId: calm.userId },
    });
  });

  it('is refused to visitors', async () => {
    expect(await createClient(server).request('{ exportMyData }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });
});
