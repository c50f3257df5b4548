import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abortOnce } from '../../testing/faults/abort-once.ts';
import { createClient, type TestClient } from '../../testing/client.ts';
import { buildUser, factoryPassword } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { UserModel } from '../users/user.model.ts';
import { goodPassword, run, signInClient, signUpInput } from './account-test-kit.ts';
import { SessionModel } from './signing-in/session.model.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  const { email } = await buildUser({ memberType: 'wikiAdmin' });
  admin = await signInClient(server, String(email), factoryPassword);
});
afterAll(() => server.stop());

const eventsOf = (type: string, userId: string) =>
  EventModel.countDocuments({ type: type as 'user.changed', 'data.userId': userId });

async function member() {
  const user = await buildUser();
  const client = await signInClient(server, String(user.email), factoryPassword);
  return { client, userId: user._id.toHexString() };
}

describe('a transaction that aborts for a passing reason', () => {
  it('signs up once', async () => {
    const aborted = abortOnce();
    const { user } = await run(createClient(server), 'signUp', signUpInput());
    expect(aborted).toHaveBeenCalledTimes(2);
    const userId = String(user?.id);
    expect(await UserModel.countDocuments({ _id: userId })).toBe(1);
    expect(await SessionModel.countDocuments({ userId })).toBe(1);
    expect(await eventsOf('user.registered', userId)).toBe(1);
  });

  it('sets a password, suspends, demands a password and deletes once', async () => {
    const { client, userId } = await member();
    abortOnce();
    const passwords = { newPassword: goodPassword, confirmation: goodPassword };
    expect((await run(client, 'resetPassword', passwords)).ok).toBe(true);
    expect(await eventsOf('user.passwordChanged', userId)).toBe(1);

    const other = await member();
    abortOnce();
    await run(admin, 'requireReauthorization', { userId: other.userId });
    expect(await eventsOf('user.reauthorizationRequired', other.userId)).toBe(1);
    abortOnce();
    await run(admin, 'suspendUser', { userId: other.userId, reason: 'Spam' });
    expect(await eventsOf('user.suspended', other.userId)).toBe(1);

    abortOnce();
    expect((await run(client, 'deleteAccount', { password: goodPassword })).ok).toBe(true);
    expect(await eventsOf('user.deleted', userId)).toBe(1);
  });

  it('changes a profile once', async () => {
    const { client, userId } = await member();
    abortOnce();
    await client.data('mutation { updateProfile(input: { city: "Cali" }) { user { city } } }');
    expect(await client.data('{ me { city } }')).toEqual({ me: { city: 'Cali' } });
    expect(await eventsOf('user.changed', userId)).toBe(1);
  });
});
