import argon2 from 'argon2';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EventModel } from '../../../platform/outbox/event.model.ts';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { commandsDuring, watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { UserModel } from '../../users/user.model.ts';
import { codesOf, denial, goodPassword, newEmail, run, signInClient } from '../account-test-kit.ts';
import { CredentialModel } from '../passwords/credential.model.ts';
import { hashPassword } from '../passwords/password-hashing.ts';
import { KnownDeviceModel } from './known-device.model.ts';
import { SessionModel } from './session.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      mongodbUrl: watchingCommands(freshDatabaseUrl()),
      rateLimits: true,
      signInLimits: { perAccount: 5, perAddress: 200, perMinute: 300, windowSeconds: 60 },
    },
  });
});
afterAll(() => server.stop());

/** Does something while the next password is compared. */
function whileComparing(work: () => PromiseLike<unknown>): void {
  const compare = argon2.verify;
  vi.spyOn(argon2, 'verify').mockImplementationOnce(async (...args) => {
    await work();
    return compare(...args);
  });
}

const suspended = (until: Date | null) => ({
  suspension: { reason: 'Spam', since: new Date(), until },
});

describe('signing in', () => {
  it('gives a session for the right password, with the address in any case', async () => {
    const { email, _id } = await buildUser();
    const client = await signInClient(server, String(email).toUpperCase(), factoryPassword);
    expect(await client.data('{ me { id } }')).toEqual({ me: { id: _id.toHexString() } });
  });

  it('tells an unknown account from a wrong password', async () => {
    const { email } = await buildUser();
    const unknown = await run(createClient(server), 'signIn', {
      email: newEmail(),
      password: factoryPassword,
    });
    const wrong = await run(createClient(server), 'signIn', { email, password: 'not this one' });
    expect(unknown).toMatchObject({
      user: null,
      userErrors: [{ code: 'USER_NOT_FOUND', field: 'email' }],
    });
    expect(wrong).toMatchObject({
      user: null,
      userErrors: [{ code: 'WRONG_PASSWORD', field: 'password' }],
    });
  });

  it('refuses what cannot be an address', async () => {
    const payload = await run(createClient(server), 'signIn', { email: 'x', password: 'y' });
    expect(payload.userErrors).toMatchObject([{ code: 'INVALID_EMAIL', field: 'email' }]);
  });

  it('tells of a suspension only with the right password, and only while it lasts', async () => {
    const { email, _id } = await buildUser(suspended(null));
    const attempt = async (password: string) =>
      codesOf(await run(createClient(server), 'signIn', { email, password }));
    const reasonFor = async (password: string) => {
      const { data } = await createClient(server).request<{
        signIn: { suspension: { reason: string } | null };
      }>('mutation ($input: SignInInput!) { signIn(input: $input) { suspension { reason } } }', {
        input: { email, password },
      });
      return data?.signIn.suspension?.reason ?? null;
    };
    expect(await attempt('not this one')).toEqual(['WRONG_PASSWORD']);
    expect(await attempt(factoryPassword)).toEqual(['USER_DISABLED']);
    expect(await reasonFor('not this one')).toBeNull();
    expect(await reasonFor(factoryPassword)).toBe(suspended(null).suspension.reason);
    const over = suspended(new Date(Date.now() - 1_000));
    await UserModel.updateOne({ _id }, { $set: over });
    expect(await attempt(factoryPassword)).toEqual([]);
  });

  it('reads each of what it needs once and writes all of it at once', async () => {
    const { email } = await buildUser();
    const written = ['credentials', 'sessions', 'refreshTokens', 'knownDevices', 'events'];
    // By its number 1 a command that is none of a collection.
    const sent = await commandsDuring(['users', '1', ...written], () =>
      run(createClient(server), 'signIn', { email, password: factoryPassword }),
    );
    const names = sent.map(({ name, body }) => `${name} ${String(body[name])}`);
    expect(names.toSorted()).toEqual([
      'bulkWrite 1',
      'commitTransaction 1',
      'find credentials',
      'find knownDevices',
      'find sessions',
      'find users',
    ]);
  });

  it('is refused when the password became another one while it was compared', async () => {
    const { email, _id } = await buildUser();
    const passwordHash = await hashPassword(goodPassword);
    whileComparing(() => CredentialModel.updateOne({ _id }, { $set: { passwordHash } }));
    const input = { email, password: factoryPassword };
    expect(codesOf(await run(createClient(server), 'signIn', input))).toEqual(['WRONG_PASSWORD']);
    const userId = _id.toHexString();
    expect(await SessionModel.countDocuments({ userId })).toBe(0);
    expect(await KnownDeviceModel.countDocuments({ userId })).toBe(0);
    expect(await EventModel.countDocuments({ actorId: userId, type: 'session.started' })).toBe(0);
  });

  it('knows of whoever signed in to the account while it was compared', async () => {
    const { email, _id } = await buildUser();
    const input = { email, password: factoryPassword };
    whileComparing(() => run(createClient(server), 'signIn', input));
    expect(codesOf(await run(createClient(server), 'signIn', input))).toEqual([]);
    const userId = _id.toHexString();
    const started = await EventModel.find({ actorId: userId, type: 'session.started' }).lean();
    expect(started.map(({ data }) => (data as { isNewDevice: boolean }).isNewDevice)).toEqual([
      false,
      true,
    ]);
    expect(await SessionModel.countDocuments({ userId })).toBe(2);
  });

  it('finds nobody under the address of a query operator', async () => {
    const { errors } = await createClient(server).request(
      'mutation ($input: SignInInput!) { signIn(input: $input) { user { id } } }',
      { input: { email: { $gt: '' }, password: 'x' } },
    );
    expect(errors).toHaveLength(1);
  });

  it('limits attempts on an account, known or not, and says how long to wait', async () => {
    const { email: known } = await buildUser();
    for (const email of [known, newEmail()]) {
      const client = createClient(server);
      const attempts: string[][] = [];
      for (let count = 0; count < 6; count += 1) {
        attempts.push(codesOf(await run(client, 'signIn', { email, password: 'not this one' })));
      }
      expect(attempts.slice(0, 5).flat()).not.toContain('TOO_MANY_REQUESTS');
      expect(attempts[5]).toEqual(['TOO_MANY_REQUESTS']);
      // Also for the right password: who guesses learns nothing any more.
      const { userErrors } = await run(client, 'signIn', { email, password: factoryPassword });
      expect(userErrors[0]?.code).toBe('TOO_MANY_REQUESTS');
      expect(userErrors[0]?.retryAfterSeconds).toBeGreaterThan(0);
      expect(userErrors[0]?.retryAfterSeconds).toBeLessThanOrEqual(60);
    }
  });

  it('forgets the wrong attempts after a right one', async () => {
    const { email } = await buildUser();
    for (let round = 0; round < 3; round += 1) {
      for (let count = 0; count < 4; count += 1) {
        const payload = await run(createClient(server), 'signIn', { email, password: 'wrong' });
        expect(codesOf(payload)).toEqual(['WRONG_PASSWORD']);
      }
      await signInClient(server, String(email), factoryPassword);
    }
  });

  it('counts attempts that arrive at once', async () => {
    const { email } = await buildUser();
    const attempts = Array.from({ length: 30 }, () =>
      run(createClient(server), 'signIn', { email, password: 'not this one' }),
    );
    const codes = (await Promise.all(attempts)).flatMap(codesOf);
    expect(codes.filter((code) => code === 'WRONG_PASSWORD')).toHaveLength(5);
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(25);
  });
});

describe('signing out', () => {
  it('ends the session and clears the cookie', async () => {
    const { email } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    expect([...client.cookies.keys()]).toEqual(['wiki-device', 'wiki-refresh']);
    expect(await run(client, 'signOut')).toMatchObject({ ok: true, userErrors: [] });
    expect([...client.cookies.keys()]).toEqual(['wiki-device']);
    expect(await denial(client, 'requestEmailVerification')).toBe('UNAUTHENTICATED');
  });

  it('is harmless for a visitor', async () => {
    expect(await run(createClient(server), 'signOut')).toMatchObject({ ok: true });
  });
});
