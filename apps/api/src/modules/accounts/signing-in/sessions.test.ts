import { closeCodes } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildUser, factoryPassword } from '../../../testing/factories.ts';
import { promptMs } from '../../../testing/prompt.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { codesOf, denial, refresh, run, signInClient } from '../account-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Device {
  id: string;
  device: string;
  isCurrent: boolean;
}

const sessionsQuery = '{ mySessions { id device isCurrent dateCreated dateLastUsed } }';

async function twoDevices() {
  const { email } = await buildUser();
  const here = await signInClient(server, String(email), factoryPassword);
  const there = await signInClient(server, String(email), factoryPassword);
  const { mySessions } = await here.data<{ mySessions: Device[] }>(sessionsQuery);
  const thereId = mySessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
  return { here, there, mySessions, thereId };
}

describe('my sessions', () => {
  it('are the devices signed in, and say which is this one', async () => {
    const { mySessions } = await twoDevices();
    expect(mySessions).toHaveLength(2);
    expect(mySessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  });

  it('name the device by its browser', async () => {
    const { email } = await buildUser();
    const client = createClient(server);
    const { data } = await client.request<{ signIn: { accessToken: { token: string } } }>(
      'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken { token } } }',
      { input: { email, password: factoryPassword } },
      {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    );
    client.accessToken = data?.signIn.accessToken.token ?? null;
    const { mySessions } = await client.data<{ mySessions: Device[] }>(sessionsQuery);
    expect(mySessions.map(({ device }) => device)).toEqual(['Chrome on Android']);
  });

  it('are refused to visitors, as is ending them', async () => {
    const visitor = createClient(server);
    expect(await visitor.request(sessionsQuery)).toMatchObject({
      errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
    });
    expect(await denial(visitor, 'revokeSession', { sessionId: 'x' })).toBe('UNAUTHENTICATED');
    expect(await denial(visitor, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
  });
});

describe('revoking a session', () => {
  it('signs that device out at its next request and closes its sockets within two seconds', async () => {
    const { here, there, thereId } = await twoDevices();
    // Who asks is kept for a moment: not beyond the end of the session.
    expect(await there.data('{ me { id } }')).toMatchObject({ me: {} });
    const socket = await there.socket();
    const began = Date.now();
    expect(await run(here, 'revokeSession', { sessionId: thereId })).toMatchObject({
      revokedIds: [thereId],
    });
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    expect(Date.now() - began).toBeLessThan(promptMs);
    expect(await denial(there, 'requestEmailVerification')).toBe('UNAUTHENTICATED');
    expect(codesOf(await refresh(there))).toEqual(['SESSION_EXPIRED']);
    expect(await here.data('{ me { id } }')).toMatchObject({ me: {} });
  });

  it('knows no session of others: it answers as for an unknown id', async () => {
    const { thereId } = await twoDevices();
    const { here } = await twoDevices();
    const answers = [];
    for (const sessionId of [thereId, '0'.repeat(24), 'nonsense', '']) {
      answers.push(await run(here, 'revokeSession', { sessionId }));
    }
    for (const answer of answers) {
      expect(answer).toMatchObject({
        revokedIds: [],
        userErrors: [{ code: 'NOT_FOUND', field: 'sessionId' }],
      });
    }
  });

  it('ends all others at once and keeps this one', async () => {
    const { here, there, thereId } = await twoDevices();
    expect(await run(here, 'revokeOtherSessions')).toMatchObject({ revokedIds: [thereId] });
    expect(await run(here, 'revokeOtherSessions')).toMatchObject({ revokedIds: [] });
    expect(await denial(there, 'revokeOtherSessions')).toBe('UNAUTHENTICATED');
  });
});
