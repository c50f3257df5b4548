import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { configureRateLimits } from '../../../platform/rate-limit/rate-limit.ts';
import { findUser } from '../../users/index.ts';
import { mailFor, mailsFor, newEmail, tokenIn } from '../account-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => configureRateLimits({ rateLimits: false }));
afterAll(() => server.stop());

const change = `mutation ($input: ChangeEmailInput!) {
  payload: changeEmail(input: $input) { change { newEmail } userErrors { code field } }
}`;
const verify = `mutation ($input: VerifyEmailInput!) {
  payload: verifyEmail(input: $input) { ok userErrors { code } }
}`;
const reset = `mutation ($input: ResetPasswordInput!) {
  payload: resetPassword(input: $input) { ok userErrors { code } }
}`;
const signIn = `mutation ($input: SignInInput!) {
  payload: signIn(input: $input) { user { id } userErrors { code } }
}`;

interface Payload {
  ok?: boolean;
  user?: { id: string } | null;
  change?: { newEmail: string } | null;
  userErrors: { code: string; field?: string | null }[];
}
const send = async (
  { client }: Pick<Person, 'client'>,
  mutation: string,
  input: Record<string, unknown>,
) => (await client.data<{ payload: Payload }>(mutation, { input })).payload;
const visitor = () => ({ client: createClient(server) });
const codes = ({ userErrors }: Payload) => userErrors.map(({ code }) => code);
const devices = async ({ client }: Person) =>
  (await client.data<{ mySessions: object[] }>('{ mySessions { id } }')).mySessions.length;

/** Somebody who asked for another address, and the links that went to both. */
async function asked() {
  const person = await buildPerson(server);
  const oldEmail = String(person.user.email);
  const email = newEmail();
  const answer = await send(person, change, { email, password: factoryPassword });
  expect(answer).toEqual({ change: { newEmail: email }, userErrors: [] });
  const confirm = tokenIn(await mailFor(server, email, 'Confirm your new e-mail address'));
  const revoke = tokenIn(
    await mailFor(server, oldEmail, 'Someone asked to change your e-mail address'),
  );
  return { person, oldEmail, email, confirm, revoke };
}

describe('a change of address', () => {
  it('needs the link to the new one; sessions stay, and the old one is told', async () => {
    const { person, oldEmail, email, confirm } = await asked();
    expect((await findUser(person.userId))?.email).toBe(oldEmail);
    expect(codes(await send(visitor(), verify, { token: confirm }))).toEqual([]);
    expect(codes(await send(visitor(), verify, { token: confirm }))).toEqual(['TOKEN_INVALID']);
    expect(await findUser(person.userId)).toMatchObject({ email, emailVerified: true });
    expect(await devices(person)).toBe(1);
    const credentials = { email, password: factoryPassword };
    expect((await send(visitor(), signIn, credentials)).user?.id).toBe(person.userId);
    await mailFor(server, oldEmail, 'Your e-mail address was changed');
    // Not again at once: the address from before may still take the account back.
    const again = { email: newEmail(), password: factoryPassword };
    expect(codes(await send(person, change, again))).toEqual(['EMAIL_CHANGED_LATELY']);
  });

  it('is taken back from the old address, with a new password and everybody signed out', async () => {
    const { person, oldEmail, confirm } = await asked();
    await send(visitor(), verify, { token: confirm });
    const back = tokenIn(await mailFor(server, oldEmail, 'Your e-mail address was changed'));
    // Whoever took the account sets a password of theirs: that does not keep its owner out.
    const theirs = { newPassword: 'De-otra-persona-7', confirmation: 'De-otra-persona-7' };
    expect(codes(await send(person, reset, theirs))).toEqual([]);
    // Nobody else can take the old address meanwhile.
    const stranger = await buildPerson(server);
    const input = { email: oldEmail, password: factoryPassword };
    expect(codes(await send(stranger, change, input))).toEqual(['EMAIL_IN_USE']);
    const mine = { newPassword: 'Otra-clave-larga-9', confirmation: 'Otra-clave-larga-9' };
    expect(codes(await send(visitor(), reset, { token: back, ...mine }))).toEqual([]);
    expect((await findUser(person.userId))?.email).toBe(oldEmail);
    const { errors } = await person.client.request('{ mySessions { id } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const credentials = { email: oldEmail, password: mine.newPassword };
    expect((await send(visitor(), signIn, credentials)).user?.id).toBe(person.userId);
  });

  it('ends while it waits: by its owner, and by the old address', async () => {
    const first = await asked();
    await first.person.client.data('mutation { cancelEmailChange { ok } }');
    expect(codes(await send(visitor(), verify, { token: first.confirm }))).toEqual([
      'TOKEN_INVALID',
    ]);
    const second = await asked();
    const mine = { newPassword: 'Otra-clave-larga-9', confirmation: 'Otra-clave-larga-9' };
    expect(codes(await send(visitor(), reset, { token: second.revoke, ...mine }))).toEqual([]);
    expect(codes(await send(visitor(), verify, { token: second.confirm }))).toEqual([
      'TOKEN_INVALID',
    ]);
    expect((await findUser(second.person.userId))?.email).toBe(second.oldEmail);
  });

  it('goes to one of two who ask for the same address, and only with the password', async () => {
    const person = await buildPerson(server);
    const other = await buildPerson(server);
    const email = newEmail();
    for (const each of [person, other]) {
      await send(each, change, { email, password: factoryPassword });
    }
    await expect.poll(async () => (await mailsFor(server, email)).length).toBe(2);
    const tokens = (await mailsFor(server, email)).map(tokenIn);
    const answers = await Promise.all(
      tokens.map(async (token) => codes(await send(visitor(), verify, { token }))),
    );
    expect(answers.flat()).toEqual(['TOKEN_INVALID']);
    const refused = async (input: Record<string, unknown>) =>
      codes(await send(person, change, { email, password: factoryPassword, ...input }));
    expect(await refused({ password: 'wrong' })).toEqual(['WRONG_PASSWORD']);
    expect(await refused({ email: 'x' })).toEqual(['INVALID_EMAIL']);
    const { errors } = await visitor().client.request(change, { input: { email, password: 'x' } });
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });
});
