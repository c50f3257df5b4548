import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import {
  goodPassword,
  mailFor,
  mailsFor,
  newEmail,
  run,
  signInClient,
  signUpInput,
  tokenIn,
} from '../account-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { hideAccounts: true } });
});
afterAll(() => server.stop());

describe('an installation that hides accounts', () => {
  it('answers alike for an unknown account and a wrong password', async () => {
    const { email } = await buildUser();
    const password = 'not this one';
    const wrong = await run(createClient(server), 'signIn', { email, password });
    const unknown = await run(createClient(server), 'signIn', { email: newEmail(), password });
    expect(wrong).toEqual(unknown);
    expect(wrong.userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS', field: null }]);
  });

  const mailsTo = async (email: string) =>
    (await mailsFor(server, email)).map(({ subject }) => subject);

  it('answers alike for a new address and a taken one, and writes to whose it is', async () => {
    const taken = String((await buildUser({ language: 'es' })).email);
    const fresh = newEmail();
    const ask = (email: string) =>
      createClient(server).request(
        'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } accessToken { token } isSentByMail userErrors { code } } }',
        { input: signUpInput({ email }) },
      );
    for (const email of [fresh, taken, taken.toUpperCase()]) {
      const { data, headers } = await ask(email);
      expect(data).toEqual({
        signUp: { user: null, accessToken: null, isSentByMail: true, userErrors: [] },
      });
      expect(headers.getSetCookie()).toEqual([]);
    }
    await expect.poll(() => mailsTo(taken)).toEqual(Array(2).fill('Usted ya tiene una cuenta'));
    await expect.poll(() => mailsTo(fresh)).toHaveLength(2);
    expect(await mailsTo(fresh)).not.toContain('Usted ya tiene una cuenta');
  });

  it('does not say by signing in either, until the address is confirmed', async () => {
    const email = newEmail();
    await run(createClient(server), 'signUp', signUpInput({ email }));
    const credentials = { email, password: goodPassword };
    const before = await run(createClient(server), 'signIn', credentials);
    expect(before.userErrors).toMatchObject([{ code: 'INVALID_CREDENTIALS', field: null }]);
    const mail = await mailFor(server, email, 'Verifique su correo electrónico');
    await run(createClient(server), 'verifyEmail', { token: tokenIn(mail) });
    await signInClient(server, email);
  });

  it('answers alike for a change to a new address and to a taken one, which gets no link', async () => {
    const taken = String((await buildUser()).email);
    const fresh = newEmail();
    for (const email of [fresh, taken]) {
      const { client, user } = await buildPerson(server);
      const { changeEmail } = await client.data<{ changeEmail: object }>(
        `mutation ($input: ChangeEmailInput!) {
          changeEmail(input: $input) { change { newEmail } userErrors { code } }
        }`,
        { input: { email, password: factoryPassword } },
      );
      expect(changeEmail).toEqual({ change: { newEmail: email }, userErrors: [] });
      await expect.poll(() => mailsTo(String(user.email))).toHaveLength(1);
    }
    await expect.poll(() => mailsTo(fresh)).toHaveLength(1);
    expect(await mailsTo(taken)).toEqual([]);
  });

  it('still signs in', async () => {
    const { email } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    expect(await client.data('{ me { email } }')).toEqual({ me: { email } });
  });
});
