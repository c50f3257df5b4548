import { lifetimes, limits } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../../../platform/database/connect.ts';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { accountMigrations } from '../accounts.migrations.ts';
import { codesOf, denial, refresh, run, signInClient } from '../account-test-kit.ts';
import { openSession } from './open-session.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { SessionModel } from './session.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const day = 24 * 3600 * 1000;

describe('the sessions of an account', () => {
  it('are fifty at most: the one unused for longest ends', async () => {
    const { email, _id } = await buildUser();
    const userId = _id.toHexString();
    const first = await signInClient(server, String(email), factoryPassword);
    const second = await signInClient(server, String(email), factoryPassword);
    for (let count = 2; count < limits.sessions.max; count += 1) {
      await openSession(server.config, userId);
    }
    expect(codesOf(await refresh(first))).toEqual([]);
    const socket = await second.socket();
    await signInClient(server, String(email), factoryPassword);
    expect(await SessionModel.countDocuments({ userId })).toBe(limits.sessions.max);
    await socket.closed;
    expect(await denial(second, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
    expect(codesOf(await refresh(second))).toEqual(['SESSION_EXPIRED']);
    const { mySessions } = await first.data<{ mySessions: object[] }>('{ mySessions { id } }');
    expect(mySessions).toHaveLength(limits.sessions.max);
  });

  it('are no more when many sign in at once', async () => {
    const { email, _id } = await buildUser();
    const userId = _id.toHexString();
    for (let count = 0; count < limits.sessions.max - 2; count += 1) {
      await openSession(server.config, userId);
    }
    const input = { email, password: factoryPassword };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => run(createClient(server), 'signIn', input)),
    );
    expect(answers.flatMap(codesOf)).toEqual([]);
    expect(await SessionModel.countDocuments({ userId })).toBe(limits.sessions.max);
    const kept = await RefreshTokenModel.distinct('sessionId', { userId });
    expect(kept).toHaveLength(limits.sessions.max);
  });

  it('end ninety days after the sign-in, however often they are renewed', async () => {
    const { email, _id } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    const userId = _id.toHexString();
    const createdAt = new Date(Date.now() - 80 * day);
    await SessionModel.updateOne({ userId }, { $set: { createdAt } });
    expect(codesOf(await refresh(client))).toEqual([]);
    const end = createdAt.getTime() + lifetimes.session * 1000;
    const session = await SessionModel.findOne({ userId }).lean();
    expect(session?.expiresAt.getTime()).toBe(end);
    const live = await RefreshTokenModel.findOne({ userId, rotatedAt: null }).lean();
    expect(live?.expiresAt.getTime()).toBe(end);
  });

  it('of the version before get their end by a migration', async () => {
    const now = Date.now();
    const sessions = database().collection('sessions');
    const old = { userId: 'old', createdAt: new Date(now - 85 * day) };
    const young = { userId: 'young', createdAt: new Date(now - 5 * day) };
    const expiresAt = new Date(now + 25 * day);
    await sessions.insertMany([
      { ...old, expiresAt },
      { ...young, expiresAt },
    ]);
    const migration = accountMigrations.find(({ id }) => id === '2026-11-22-sessions-end');
    await migration?.up(database());
    const endOf = async (userId: string) =>
      (await sessions.findOne({ userId }))?.expiresAt as Date | undefined;
    expect(await endOf('old')).toEqual(new Date(now + 5 * day));
    expect(await endOf('young')).toEqual(expiresAt);
  });
});

describe('signing out', () => {
  it('without the cookie ends the session of the access token', async () => {
    const { email } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    (client.cookies as Map<string, string>).clear();
    expect(await run(client, 'signOut')).toMatchObject({ ok: true });
    expect(await denial(client, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
  });
});
