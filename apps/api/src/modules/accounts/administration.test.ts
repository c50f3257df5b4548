import { closeCodes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, cursorNow, type TestClient } from '../../testing/client.ts';
import { buildUser, factoryPassword } from '../../testing/factories.ts';
import { promptMs } from '../../testing/prompt.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { UserModel } from '../users/user.model.ts';
import { codesOf, denial, mailFor, refresh, run, signInClient } from './account-test-kit.ts';

let server: TestServer;
let admin: TestClient;
let adminId: string;
beforeAll(async () => {
  server = await startTestServer();
  const { email, _id } = await buildUser({ memberType: 'wikiAdmin' });
  adminId = _id.toHexString();
  admin = await signInClient(server, String(email), factoryPassword);
});
afterAll(() => server.stop());

async function member() {
  const user = await buildUser({ language: 'es' });
  const email = String(user.email);
  const client = await signInClient(server, email, factoryPassword);
  return { client, email, userId: user._id.toHexString() };
}

const reason = 'Publicó avisos falsos';
const acts = [
  ['suspendUser', { reason }],
  ['reinstateUser', {}],
  ['requireReauthorization', {}],
] as const;

describe.each(acts)('%s', (mutation, input) => {
  it('is refused to visitors and to every role but administrators', async () => {
    const { userId } = await member();
    expect(await denial(createClient(server), mutation, { ...input, userId })).toBe(
      'UNAUTHENTICATED',
    );
    for (const memberType of ['user', 'business', 'businessAdmin'] as const) {
      const { email } = await buildUser({ memberType });
      const client = await signInClient(server, String(email), factoryPassword);
      expect(await denial(client, mutation, { ...input, userId })).toBe('FORBIDDEN');
    }
    expect(await UserModel.findById(userId).lean()).toMatchObject({
      suspension: null,
      isAuthorized: true,
    });
  });

  it('is refused on oneself and on nobody', async () => {
    expect(await denial(admin, mutation, { ...input, userId: adminId })).toBe('FORBIDDEN');
    for (const userId of ['0'.repeat(24), 'nobody']) {
      expect(codesOf(await run(admin, mutation, { ...input, userId }))).toEqual(['NOT_FOUND']);
    }
  });
});

describe('suspending', () => {
  it('refuses requests, closes sockets within two seconds and writes the reason', async () => {
    const { client, email, userId } = await member();
    const socket = await client.socket();
    const began = Date.now();
    const { user } = await run(admin, 'suspendUser', { userId, reason });
    expect(user).toEqual({ id: userId, suspension: { reason, dateUntil: null } });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    expect(Date.now() - began).toBeLessThan(promptMs);
    expect(await denial(client, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
    const again = await run(createClient(server), 'signIn', { email, password: factoryPassword });
    expect(codesOf(again)).toEqual(['USER_DISABLED']);
    expect((await mailFor(server, email, 'Su cuenta está suspendida')).text).toContain(reason);
  });

  it('of overlapping selections by two administrators is told to each for each account', async () => {
    const { email } = await buildUser({ memberType: 'wikiAdmin' });
    const other = await signInClient(server, String(email), factoryPassword);
    const people = await Promise.all(
      Array.from({ length: 4 }, async () => (await buildUser())._id),
    );
    const ids = people.map((id) => id.toHexString());
    // The first three and the last three, so that two of them are in both selections.
    const choose = (client: TestClient, chosen: string[], words: string) =>
      Promise.all(
        chosen.map(async (userId) => ({
          userId,
          words,
          codes: codesOf(await run(client, 'suspendUser', { userId, reason: words })),
        })),
      );
    const results = (
      await Promise.all([
        choose(admin, ids.slice(0, 3), 'Avisos falsos'),
        choose(other, ids.slice(1), 'Correo masivo'),
      ])
    ).flat();
    for (const id of ids) {
      const told = results.filter(({ userId }) => userId === id);
      const done = told.filter(({ codes }) => codes.length === 0);
      expect(done).toHaveLength(1);
      expect(told.filter(({ codes }) => codes[0] === 'CONFLICT')).toHaveLength(told.length - 1);
      // Nobody's reason is overwritten.
      expect((await UserModel.findById(id).lean())?.suspension?.reason).toBe(done[0]?.words);
    }
  });

  it('ends by itself at its end', async () => {
    const { email, userId } = await member();
    const until = new Date(Date.now() + 60_000);
    await run(admin, 'suspendUser', { userId, reason, dateUntil: until });
    await UserModel.updateOne({ _id: userId }, { $set: { 'suspension.until': new Date(0) } });
    const client = await signInClient(server, email, factoryPassword);
    expect(await client.data('{ me { suspension { reason } } }')).toEqual({
      me: { suspension: null },
    });
  });

  it('is ended by an administrator, and the person is told', async () => {
    const { email, userId } = await member();
    await run(admin, 'suspendUser', { userId, reason });
    const { user } = await run(admin, 'reinstateUser', { userId });
    expect(user).toEqual({ id: userId, suspension: null });
    const client = await signInClient(server, email, factoryPassword);
    await expect
      .poll(() => client.data('{ notifications { edges { node { title } } } }'))
      .toMatchObject({
        notifications: { edges: [{ node: { title: 'Su cuenta está activa de nuevo' } }] },
      });
  });

  it.each([
    [{ reason: 'no' }, 'FIELD_TOO_SHORT', 'reason'],
    [{ reason: 'x'.repeat(501) }, 'FIELD_TOO_LONG', 'reason'],
    [{ reason, dateUntil: new Date(0) }, 'INVALID_DATE', 'dateUntil'],
  ])('refuses %o', async (input, code, field) => {
    const { userId } = await member();
    const payload = await run(admin, 'suspendUser', { userId, ...input });
    expect(payload).toMatchObject({ user: null, userErrors: [{ code, field }] });
    expect((await UserModel.findById(userId).lean())?.suspension).toBeNull();
  });
});

describe('demanding a new password', () => {
  it('leaves only one’s own account, the new password and signing out, until it is set', async () => {
    const { client, userId } = await member();
    await run(admin, 'requireReauthorization', { userId });

    const codeOf = async (query: string) => {
      const { errors } = await client.request(query);
      return errors?.[0]?.extensions?.code;
    };
    for (const refused of [
      '{ mySessions { id } }',
      '{ notifications { edges { cursor } } }',
      '{ unreadNotificationCount }',
      '{ exportMyData }',
      `{ user(id: "${userId}") { id } }`,
      'mutation { updateProfile(input: { city: "Cali" }) { user { id } } }',
      'mutation { setLanguage(input: { language: EN }) { user { id } } }',
      'mutation { revokeOtherSessions { revokedIds } }',
      'mutation { markAllNotificationsRead { unreadCount } }',
    ]) {
      expect({ refused, code: await codeOf(refused) }).toEqual({
        refused,
        code: 'REAUTHORIZATION_REQUIRED',
      });
    }
    expect(await client.data('{ me { isAuthorized } }')).toEqual({ me: { isAuthorized: false } });
    expect(codesOf(await refresh(client))).toEqual([]);

    const password = 'Otra-clave-larga-9';
    await run(client, 'resetPassword', { newPassword: password, confirmation: password });
    expect(await client.data('{ me { isAuthorized } }')).toEqual({ me: { isAuthorized: true } });
    expect(await codeOf('{ unreadNotificationCount }')).toBeUndefined();
  });

  it('reaches the open tabs at once, and so does solving it', async () => {
    const { client, userId } = await member();
    const before = await cursorNow(server);
    const told = async (after: unknown) => {
      const socket = await client.socket();
      const { data } = await socket
        .start<{ meChanged: { me: object; cursor: string } }>(
          'subscription ($after: EventCursor) { meChanged(after: $after) { me { isAuthorized } cursor } }',
          { after },
        )
        .next();
      return { socket, ...data?.meChanged };
    };

    const tab = await client.socket();
    await run(admin, 'requireReauthorization', { userId });
    expect((await tab.closed).code).toBe(closeCodes.sessionChanged);
    const overlay = await told(before);
    expect(overlay.me).toEqual({ isAuthorized: false });

    const password = 'Otra-clave-larga-9';
    await run(client, 'resetPassword', { newPassword: password, confirmation: password });
    expect((await overlay.socket.closed).code).toBe(closeCodes.sessionChanged);
    const solved = await told(overlay.cursor);
    expect(solved.me).toEqual({ isAuthorized: true });
    await solved.socket.close();
  });
});
