import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { loggedLines } from '../../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { UserModel } from '../../users/user.model.ts';
import { codesOf, refresh, signInClient } from '../account-test-kit.ts';
import { RefreshTokenModel } from './refresh-token.model.ts';
import { hashToken } from '../passwords/secrets.ts';
import { SessionModel } from './session.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const cookieName = 'wiki-refresh';
const tokenOf = (client: TestClient): string => client.cookies.get(cookieName) ?? '';

/** A client that holds a refresh token and nothing else. */
function holding(token: string): TestClient {
  const client = createClient(server);
  (client.cookies as Map<string, string>).set(cookieName, token);
  return client;
}

async function signIn(): Promise<TestClient> {
  const { email } = await buildUser();
  return signInClient(server, String(email), factoryPassword);
}

/** Lets the grace of a rotated token pass. */
async function endGrace(token: string): Promise<void> {
  const rotatedAt = new Date(Date.now() - 31_000);
  await RefreshTokenModel.updateOne({ _id: hashToken(token) }, { $set: { rotatedAt } });
}

describe('refreshing a session', () => {
  it('gives a new access token and rotates the cookie', async () => {
    const client = await signIn();
    const first = tokenOf(client);
    const { user, accessToken } = await refresh(client);
    expect(user).not.toBeNull();
    expect(Buffer.from(first, 'base64url')).toHaveLength(32);
    expect(tokenOf(client)).not.toBe(first);
    client.accessToken = accessToken?.token ?? null;
    expect(await client.data('{ me { id } }')).toEqual({ me: { id: user?.id } });
    expect(new Date(accessToken?.expiresAt ?? 0).getTime() - Date.now()).toBeLessThanOrEqual(
      600_000,
    );
  });

  it('stores no token in clear', async () => {
    const client = await signIn();
    expect(await RefreshTokenModel.countDocuments({ _id: tokenOf(client) })).toBe(0);
    expect(await RefreshTokenModel.countDocuments({ _id: hashToken(tokenOf(client)) })).toBe(1);
  });

  it('gives twenty tabs at once the same successor', async () => {
    const token = tokenOf(await signIn());
    const tabs = Array.from({ length: 20 }, () => holding(token));
    const payloads = await Promise.all(tabs.map((tab) => refresh(tab)));
    expect(payloads.flatMap(codesOf)).toEqual([]);
    expect(new Set(tabs.map(tokenOf)).size).toBe(1);
  });

  it('gives the successor again when the answer was lost, and the live one when it moved on', async () => {
    const client = await signIn();
    const first = tokenOf(client);
    await refresh(client);
    const second = tokenOf(client);
    const lost = holding(first);
    await refresh(lost);
    expect(tokenOf(lost)).toBe(second);

    await refresh(client);
    const third = tokenOf(client);
    const late = holding(first);
    await refresh(late);
    expect(tokenOf(late)).toBe(third);
  });

  it('ends the whole session when a token is used again after the grace', async () => {
    const client = await signIn();
    const stolen = tokenOf(client);
    const { accessToken } = await refresh(client);
    client.accessToken = accessToken?.token ?? null;
    await endGrace(stolen);

    const thief = holding(stolen);
    expect(codesOf(await refresh(thief))).toEqual(['SESSION_EXPIRED']);
    // Whoever watches over the site reads of it.
    expect(loggedLines().map(({ msg }) => msg)).toEqual([
      'a refresh token came back: somebody else may have it',
    ]);
    expect(codesOf(await refresh(client))).toEqual(['SESSION_EXPIRED']);
    expect(await client.request('{ mySessions { id } }')).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
  });

  it('leaves the other sessions of the user alone', async () => {
    const { email } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    const other = await signInClient(server, String(email), factoryPassword);
    const stolen = tokenOf(client);
    await refresh(client);
    await endGrace(stolen);
    await refresh(holding(stolen));
    expect(codesOf(await refresh(other))).toEqual([]);
  });

  it.each(['', 'unknown', 'a'.repeat(5_000)])('refuses the cookie %j', async (token) => {
    const client = holding(token);
    expect(codesOf(await refresh(client))).toEqual(['SESSION_EXPIRED']);
    expect(client.cookies.size).toBe(0);
  });

  it('refuses a session that is over and an account that is suspended', async () => {
    const over = await signIn();
    const { sessionId } = (await RefreshTokenModel.findById(hashToken(tokenOf(over))).lean()) ?? {};
    await SessionModel.updateOne({ _id: sessionId }, { $set: { expiresAt: new Date(0) } });
    expect(codesOf(await refresh(over))).toEqual(['SESSION_EXPIRED']);

    const suspended = await signIn();
    const { userId } =
      (await RefreshTokenModel.findById(hashToken(tokenOf(suspended))).lean()) ?? {};
    const suspension = { reason: 'Spam', since: new Date(), until: null };
    await UserModel.updateOne({ _id: userId }, { $set: { suspension } });
    expect(codesOf(await refresh(suspended))).toEqual(['USER_DISABLED']);
  });
});
