import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { codesOf, newEmail, run, signInClient } from '../account-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: {
      rateLimits: true,
      signInLimits: { perAccount: 100, perAddress: 5, perMinute: 300, windowSeconds: 60 },
    },
  });
});
afterAll(() => server.stop());

describe('the attempts from one address', () => {
  it('are limited over all accounts; right ones do not count', async () => {
    const { email } = await buildUser();
    for (let count = 0; count < 8; count += 1) {
      await signInClient(server, String(email), factoryPassword);
    }
    const attempts: string[][] = [];
    for (let count = 0; count < 6; count += 1) {
      const input = { email: newEmail(), password: 'not this one' };
      attempts.push(codesOf(await run(createClient(server), 'signIn', input)));
    }
    expect(attempts.slice(0, 5).flat()).toEqual(Array.from({ length: 5 }, () => 'USER_NOT_FOUND'));
    expect(attempts[5]).toEqual(['TOO_MANY_REQUESTS']);
  });
});
