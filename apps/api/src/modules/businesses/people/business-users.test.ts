import { type Person, buildPerson } from '../../../testing/world.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { mailFor, newEmail, run as runAccounts, tokenIn } from '../../accounts/account-test-kit.ts';
import { denial, refusals, run, unknownId } from '../business-test-kit.ts';
import { InvitationModel } from './invitation.model.ts';
import { memberIdsOf } from './people.store.ts';

let server: TestServer;
let admin: Person;
let businessId: string;
let name: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  const own = await buildBusiness();
  businessId = own._id.toHexString();
  ({ name } = own);
});
afterAll(() => server.stop());

const newUser = (changes: Record<string, unknown> = {}) => ({
  businessId,
  firstName: 'Rosa',
  lastName: 'Vélez',
  email: newEmail(),
  password: 'telar-42-azul',
  language: 'es',
  ...changes,
});

const announced = (userId: string) =>
  vi.waitFor(async () => {
    const type = 'business.memberChanged' as const;
    const event = await EventModel.findOne({ type, 'data.userId': userId }).lean();
    if (!event) throw new Error('Not announced yet.');
    return event;
  });

describe('createBusinessUser', () => {
  test('is for administrators', async () => {
    const boss = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    expect(await denial(createClient(server), 'createBusinessUser', newUser())).toBe(
      'UNAUTHENTICATED',
    );
    for (const person of [boss, await buildPerson(server)]) {
      expect(await denial(person.client, 'createBusinessUser', newUser())).toBe('FORBIDDEN');
    }
  });

  test.each([
    [{ password: '12345' }, 'WEAK_PASSWORD password'],
    [{ password: '' }, 'WEAK_PASSWORD password'],
    [{ password: 'password' }, 'WEAK_PASSWORD password'],
    [{ email: 'rosa' }, 'INVALID_EMAIL email'],
    [{ firstName: '' }, 'EMPTY_NAME firstName'],
    [{ role: 'wikiAdmin' }, 'FIELD_INVALID role'],
    [{ businessId: unknownId() }, 'NOT_FOUND businessId'],
  ])('refuses %j', async (change, refusal) => {
    const input = newUser(change);
    expect(await refusals(admin.client, 'createBusinessUser', input)).toEqual([refusal]);
  });

  test('refuses an address that has an account, also at the same moment', async () => {
    const { user } = await buildPerson(server);
    const taken = newUser({ email: String(user.email).toUpperCase() });
    expect(await refusals(admin.client, 'createBusinessUser', taken)).toEqual([
      'USER_EXISTS email',
    ]);
    const input = newUser();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refusals(admin.client, 'createBusinessUser', input)),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(new Set(answers.flat())).toEqual(new Set(['USER_EXISTS email']));
  });

  test('creates an account that must set a password and leaves the administrator signed in', async () => {
    const input = newUser({ role: 'businessAdmin' });
    const { user, business } = await run(admin.client, 'createBusinessUser', input);
    expect(user).toMatchObject({
      email: input.email,
      memberType: 'businessAdmin',
      businessId,
      isAuthorized: false,
    });
    expect(business?.members).toContainEqual({
      role: 'businessAdmin',
      user: { id: user?.id, email: input.email },
    });
    expect(await admin.client.data('{ me { id } }')).toEqual({ me: { id: admin.userId } });

    const client = createClient(server);
    const { email, password } = input;
    const signIn = await runAccounts(client, 'signIn', { email, password });
    expect(signIn.user).toMatchObject({ isAuthorized: false });
    client.accessToken = String(signIn.accessToken?.token);
    const { errors } = await client.request('{ myBusiness { id } }');
    expect(errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
    const event = await announced(String(user?.id));
    expect(event).toMatchObject({ actorId: admin.userId, data: { businessId } });
    const mail = await mailFor(server, email, `Su cuenta para ${name}`);
    expect(mail.text).toContain('Usted administra la empresa');
    const newPassword = 'Otra-clave-larga-9';
    const link = { token: tokenIn(mail), newPassword, confirmation: newPassword };
    expect(await runAccounts(createClient(server), 'resetPassword', link)).toMatchObject({
      ok: true,
    });
  });
});

describe('somebody who deletes their account', () => {
  test('leaves the business, and what invited them is withdrawn and forgotten', async () => {
    const boss = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    const person = await buildPerson(server, { memberType: 'business', businessId });
    const other = (await buildBusiness())._id.toHexString();
    await run(admin.client, 'inviteBusinessMember', {
      businessId: other,
      firstName: 'Ana',
      lastName: 'Secreta',
      email: person.user.email,
    });
    const deleted = await runAccounts(person.client, 'deleteAccount', {
      password: factoryPassword,
    });
    expect(deleted.userErrors).toEqual([]);
    expect(await memberIdsOf(businessId)).not.toContain(person.userId);
    expect(await InvitationModel.find({ businessId: other }).lean()).toMatchObject([
      { status: 'cancelled', email: null, firstName: '', lastName: '' },
    ]);
    const event = await announced(person.userId);
    expect((event.data as { userIds: string[] }).userIds).toContain(boss.userId);
  });
});
