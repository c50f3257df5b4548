import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { buildUser, factoryPassword } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { newEmail, run, signInClient } from './account-test-kit.ts';

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

  it('still signs in', async () => {
    const { email } = await buildUser();
    const client = await signInClient(server, String(email), factoryPassword);
    expect(await client.data('{ me { email } }')).toEqual({ me: { email } });
  });
});
