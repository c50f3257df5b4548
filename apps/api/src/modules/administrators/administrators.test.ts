import { closeCodes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { createClient } from '../../testing/client.ts';
import { buildBusiness, factoryPassword } from '../../testing/factories.ts';
import { promptMs } from '../../testing/prompt.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { UserModel } from '../users/user.model.ts';
import { denial, refusals, run } from './administrators-test-kit.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const typeOf = async (userId: string) => (await UserModel.findById(userId).lean())?.memberType;

const titlesOf = async ({ client }: Person) => {
  const { notifications } = await client.data<{
    notifications: { edges: { node: { title: string } }[] };
  }>('{ notifications(first: 50) { edges { node { title } } } }');
  return notifications.edges.map(({ node }) => node.title);
};

const password = factoryPassword;
const giving = (userId: string, role: string | null = 'full') => ({ userId, role, password });

describe.each([['full'], ['billing'], [null]])('setting the role %s', (role) => {
  const mutation = 'setStaffRole';
  it('is refused to visitors and to every role but administrators', async () => {
    const { userId } = await buildPerson(server);
    expect(await denial(createClient(server), mutation, giving(userId, role))).toBe(
      'UNAUTHENTICATED',
    );
    const businessId = (await buildBusiness())._id.toHexString();
    for (const changes of [
      {},
      { memberType: 'business', businessId },
      { memberType: 'businessAdmin', businessId },
      { memberType: 'wikiAdmin', staffRole: 'moderator' },
      { memberType: 'wikiAdmin', staffRole: 'support' },
      { memberType: 'wikiAdmin', staffRole: 'billing' },
    ] as const) {
      const { client } = await buildPerson(server, changes);
      expect(await denial(client, mutation, giving(userId, role))).toBe('FORBIDDEN');
    }
    const { client } = await buildPerson(server, { memberType: 'wikiAdmin', isAuthorized: false });
    expect(await denial(client, mutation, giving(userId, role))).toBe('REAUTHORIZATION_REQUIRED');
    expect(await typeOf(userId)).toBe('user');
  });

  it('is refused on oneself and on nobody', async () => {
    const { client, userId: self } = admin;
    expect(await denial(client, mutation, giving(self, role))).toBe('FORBIDDEN');
    for (const userId of ['0'.repeat(24), 'nobody']) {
      expect(await refusals(client, mutation, giving(userId, role))).toEqual(['NOT_FOUND userId']);
    }
    expect(await typeOf(self)).toBe('wikiAdmin');
  });
});

describe('making an administrator', () => {
  it('reaches the open screens at once, is told and recorded, and may be pressed twice', async () => {
    const person = await buildPerson(server);
    const { userId } = person;
    expect(await denial(person.client, 'setStaffRole', giving(admin.userId))).toBe('FORBIDDEN');
    const socket = await person.client.socket();
    const began = Date.now();
    const { user } = await run(admin.client, 'setStaffRole', giving(userId));
    expect(user).toEqual({
      id: userId,
      memberType: 'wikiAdmin',
      staffRole: 'full',
      viewerCanSetStaffRole: true,
    });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    expect(Date.now() - began).toBeLessThan(promptMs);
    const { users } = await person.client.data<{ users: { edges: object[] } }>(
      '{ users(first: 1) { edges { cursor } } }',
    );
    expect(users.edges).toHaveLength(1);
    await run(admin.client, 'setStaffRole', giving(userId));
    await expect.poll(() => titlesOf(person)).toEqual(['You’re now an administrator']);
    const record = { action: 'user.roleChanged', 'targets.userId': userId };
    await expect
      .poll(() => AuditModel.find(record).lean())
      .toMatchObject([{ actorId: admin.userId, details: { from: 'user', to: 'wikiAdmin' } }]);
  });

  it('is refused for people of a business and for suspended accounts', async () => {
    const businessId = (await buildBusiness())._id.toHexString();
    const member = await buildPerson(server, { memberType: 'businessAdmin', businessId });
    expect(await refusals(admin.client, 'setStaffRole', giving(member.userId))).toEqual([
      'WORKS_FOR_BUSINESS',
    ]);
    const suspension = { reason: 'Publicó avisos falsos', since: new Date(), until: null };
    const suspended = await buildPerson(server, { suspension });
    expect(await refusals(admin.client, 'setStaffRole', giving(suspended.userId))).toEqual([
      'USER_DISABLED',
    ]);
    expect(await typeOf(member.userId)).toBe('businessAdmin');
    expect(await typeOf(suspended.userId)).toBe('user');
  });
});

describe('a role below the full administrator', () => {
  it('opens its part, is told and recorded, and changes while it is open', async () => {
    const person = await buildPerson(server);
    const { userId } = person;
    const { user } = await run(admin.client, 'setStaffRole', giving(userId, 'support'));
    expect(user).toMatchObject({ memberType: 'wikiAdmin', staffRole: 'support' });
    const asked = (field: string) => person.client.request(`{ ${field} { __typename } }`);
    expect((await asked('cannedReplies')).errors).toBeUndefined();
    expect((await asked('moderationCounts')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const { me } = await person.client.data<{ me: object }>('{ me { staffRole staffDuties } }');
    expect(me).toEqual({ staffRole: 'support', staffDuties: ['SERVICE', 'ACCOUNTS'] });

    const socket = await person.client.socket();
    await run(admin.client, 'setStaffRole', giving(userId, 'moderator'));
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    expect((await asked('moderationCounts')).errors).toBeUndefined();
    expect((await asked('cannedReplies')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await expect
      .poll(() => AuditModel.find({ 'targets.userId': userId }).sort({ _id: 1 }).lean())
      .toMatchObject([
        { actorId: admin.userId, details: { from: 'user', staffTo: 'support' } },
        { actorId: admin.userId, details: { staffFrom: 'support', staffTo: 'moderator' } },
      ]);
    await expect.poll(async () => (await titlesOf(person)).length).toBe(2);
    expect(new Set(await titlesOf(person))).toEqual(
      new Set(['You have a role in the back office']),
    );
  });

  it('is given only with one’s own password', async () => {
    const { userId } = await buildPerson(server);
    const wrong = { ...giving(userId, 'billing'), password: 'not-mine-2026' };
    expect(await refusals(admin.client, 'setStaffRole', wrong)).toEqual([
      'WRONG_PASSWORD password',
    ]);
    expect(await typeOf(userId)).toBe('user');
  });

  it('keeps nobody from being the last full administrator', async () => {
    const last = await buildPerson(server, { memberType: 'wikiAdmin' });
    const suspension = { reason: 'De licencia', since: new Date(), until: null };
    const able = (
      await UserModel.find({ _id: { $ne: last.user._id }, suspension: null }).lean()
    ).map(({ _id }) => _id);
    await UserModel.updateMany({ _id: { $in: able } }, { $set: { suspension } });
    await buildPerson(server, { memberType: 'wikiAdmin', staffRole: 'moderator' });
    const { deleteAccount } = await last.client.data<{ deleteAccount: { userErrors: object[] } }>(
      `mutation { deleteAccount(input: { password: "${password}" }) { userErrors { code } } }`,
    );
    expect(deleteAccount.userErrors).toEqual([{ code: 'LAST_ADMINISTRATOR' }]);
    await UserModel.updateMany({ _id: { $in: able } }, { $set: { suspension: null } });
  });
});

describe('removing an administrator', () => {
  it('takes the back office away at once, and the person is told', async () => {
    const other = await buildPerson(server, { memberType: 'wikiAdmin' });
    const socket = await other.client.socket();
    const { user } = await run(admin.client, 'setStaffRole', giving(other.userId, null));
    expect(user).toMatchObject({
      memberType: 'user',
      staffRole: null,
      viewerCanSetStaffRole: true,
    });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    const { errors } = await other.client.request('{ users(first: 1) { edges { cursor } } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    await expect.poll(() => titlesOf(other)).toEqual(['You’re no longer an administrator']);
  });

  it('leaves everybody else as they are', async () => {
    const { userId } = await buildPerson(server);
    await run(admin.client, 'setStaffRole', giving(userId, null));
    expect(await typeOf(userId)).toBe('user');
  });
});

describe('there is always an administrator', () => {
  const acts = [
    ['setStaffRole', (userId: string) => giving(userId, null)],
    ['suspendUser', (userId: string) => ({ userId, reason: 'Cada uno al otro' })],
  ] as const;

  it.each(acts)('also after two who %s each other at once', async (mutation, inputFor) => {
    for (let round = 0; round < 5; round++) {
      const [one, two] = await Promise.all([
        buildPerson(server, { memberType: 'wikiAdmin' }),
        buildPerson(server, { memberType: 'wikiAdmin' }),
      ]);
      const act = (by: Person, on: Person) =>
        by.client.request(
          `mutation ($input: ${mutation === 'suspendUser' ? 'SuspendUserInput' : 'SetStaffRoleInput'}!) {
            ${mutation}(input: $input) { user { id } userErrors { code } }
          }`,
          { input: inputFor(on.userId) },
        );
      const answers = await Promise.all([act(one, two), act(two, one)]);
      const done = answers.filter(({ errors }) => !errors);
      expect(done).toHaveLength(1);
      const left = await UserModel.countDocuments({
        _id: { $in: [one.user._id, two.user._id] },
        memberType: 'wikiAdmin',
        suspension: null,
      });
      expect(left).toBe(1);
    }
  });

  it('also when the others are suspended and the last one deletes the account', async () => {
    const last = await buildPerson(server, { memberType: 'wikiAdmin' });
    const suspension = { reason: 'De licencia', since: new Date(), until: null };
    await UserModel.updateMany({ _id: { $ne: last.user._id } }, { $set: { suspension } });
    const remove = () =>
      last.client.data<{ deleteAccount: { userErrors: { code: string }[] } }>(
        `mutation { deleteAccount(input: { password: "Factory-2026" }) { userErrors { code } } }`,
      );
    expect((await remove()).deleteAccount.userErrors).toEqual([{ code: 'LAST_ADMINISTRATOR' }]);
    await buildPerson(server, { memberType: 'wikiAdmin' });
    expect((await remove()).deleteAccount.userErrors).toEqual([]);
  });
});
