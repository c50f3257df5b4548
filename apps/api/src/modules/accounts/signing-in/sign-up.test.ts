import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { UserModel } from '../../users/user.model.ts';
import {
  codesOf,
  mailFor,
  mailsFor,
  newEmail,
  run,
  signUpInput,
  signUpNewcomer,
} from '../account-test-kit.ts';
import { ensureUserRecord } from '../ensure-user-record.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('signing up', () => {
  it('creates the account, signs it in and keeps what was consented to', async () => {
    const client = createClient(server);
    const input = signUpInput({ email: `  ANA.${newEmail()} `, addToNewsletter: true });
    const { user, accessToken, userErrors } = await run(client, 'signUp', input);
    const email = String(input.email).trim().toLowerCase();

    expect(userErrors).toEqual([]);
    expect(user).toMatchObject({
      email,
      displayName: 'Ana Gil',
      isEmailVerified: false,
      isAuthorized: true,
      language: 'es',
      memberType: 'user',
    });
    client.accessToken = accessToken?.token ?? null;
    expect(await client.data('{ me { email addToNewsletter } }')).toEqual({
      me: { email, addToNewsletter: true },
    });
    const stored = await UserModel.findOne({ email }).lean();
    expect(stored?.consent).toMatchObject({ termsVersion: 1, privacyVersion: 1 });
    expect(stored?.consent?.acceptedAt).toBeInstanceOf(Date);
    expect(JSON.stringify(stored)).not.toContain('argon2');
  });

  it('gives the refresh token in a cookie that no script and no other site gets', async () => {
    const client = createClient(server);
    const { headers } = await client.request(
      'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }',
      { input: signUpInput() },
    );
    const [cookie = ''] = headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Strict/i);
    expect(cookie).toMatch(/Path=\/graphql/i);
    expect(cookie).not.toMatch(/Secure/i);
  });

  it('sends one welcome and one verification mail, and one welcome notification', async () => {
    const { client, email } = await signUpNewcomer(server);
    const welcome = await mailFor(server, email, 'Le damos la bienvenida a Wiki empresarios');
    await mailFor(server, email, 'Verifique su correo electrónico');
    expect(welcome.html).toContain('/become-a-business-member');
    expect(await mailsFor(server, email)).toHaveLength(2);
    await expect
      .poll(() => client.data('{ unreadNotificationCount }'))
      .toEqual({ unreadNotificationCount: 1 });
  });

  it.each([
    [{ firstName: '  ' }, 'EMPTY_NAME', 'firstName'],
    [{ lastName: '' }, 'EMPTY_NAME', 'lastName'],
    [{ lastName: '(Administrator)' }, 'NAME_RESERVED', 'lastName'],
    [{ firstName: 'https://premios.example' }, 'NAME_LIKE_LINK', 'firstName'],
    [{ firstName: 'Wiki', lastName: 'empresarios' }, 'NAME_RESERVED', 'lastName'],
    [{ firstName: 'Аdm\u200bin' }, 'NAME_RESERVED', 'firstName'],
    [{ email: 'ana' }, 'INVALID_EMAIL', 'email'],
    [{ password: '12345' }, 'WEAK_PASSWORD', 'password'],
    [{ password: 'Password1' }, 'WEAK_PASSWORD', 'password'],
    [{ consent: { termsVersion: 2, privacyVersion: 1 } }, 'CONSENT_REQUIRED', 'consent'],
    [{ consent: { termsVersion: 1, privacyVersion: 99 } }, 'CONSENT_REQUIRED', 'consent'],
  ])('refuses %j with %s and changes nothing', async (changes, code, field) => {
    const input = signUpInput(changes);
    const payload = await run(createClient(server), 'signUp', input);
    expect(payload).toMatchObject({ user: null, accessToken: null });
    expect(payload.userErrors).toMatchObject([{ code, field }]);
    expect(await UserModel.countDocuments({ email: String(input.email) })).toBe(0);
  });

  it.each(['memberType', 'isAuthorized', 'id', 'dateJoined'])(
    'does not know the field %s',
    async (field) => {
      const { errors } = await createClient(server).request(
        'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } } }',
        { input: signUpInput({ [field]: 'wikiAdmin' }) },
      );
      expect(errors).toHaveLength(1);
    },
  );

  it('lets one of fifty at once have the address, and tells the others', async () => {
    const input = signUpInput();
    const attempts = Array.from({ length: 50 }, () => run(createClient(server), 'signUp', input));
    const codes = (await Promise.all(attempts)).map(codesOf);
    expect(codes.filter((each) => each.length === 0)).toHaveLength(1);
    expect(codes.flat().every((code) => code === 'EMAIL_IN_USE')).toBe(true);
    expect(codes.flat()).toHaveLength(49);
    const users = await UserModel.find({ email: String(input.email) }).lean();
    expect(users).toHaveLength(1);
    const userId = users[0]?._id.toHexString();
    expect(
      await EventModel.countDocuments({ type: 'user.registered', 'data.userId': userId }),
    ).toBe(1);
  });

  it('knows the address in any case', async () => {
    const { email } = await signUpNewcomer(server);
    const payload = await run(
      createClient(server),
      'signUp',
      signUpInput({ email: email.toUpperCase() }),
    );
    expect(payload.userErrors).toMatchObject([{ code: 'EMAIL_IN_USE', field: 'email' }]);
  });
});

describe('an identity without a user', () => {
  it('gets exactly one record, also under parallel requests', async () => {
    const identity = 'provider:subject-1';
    const profile = { firstName: 'Iris', lastName: 'Paz', language: 'en' } as const;
    const records = await Promise.all(
      Array.from({ length: 20 }, () => ensureUserRecord(identity, profile)),
    );
    expect(new Set(records.map(({ _id }) => _id.toHexString())).size).toBe(1);
    expect(records[0]).toMatchObject({ memberType: 'user', email: null, displayName: 'Iris Paz' });
    expect(await UserModel.countDocuments({ identity })).toBe(1);
    const userId = records[0]?._id.toHexString();
    expect(
      await EventModel.countDocuments({ type: 'user.registered', 'data.userId': userId }),
    ).toBe(1);
  });
});
