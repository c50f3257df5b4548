import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { configureLogging } from '../../platform/logging/logger.ts';
import { createClient } from '../../testing/client.ts';
import { watchLogs } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { buildPerson } from '../../testing/world.ts';

let server: TestServer;
let written = '';
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'info', securityContact: 'mailto:seguridad@example.com' },
  });
  configureLogging({
    destination: new Writable({
      write(chunk: Buffer, _encoding, done) {
        written += chunk.toString();
        done();
      },
    }),
  });
});
afterAll(async () => {
  configureLogging({ level: 'warn' });
  watchLogs();
  await server.stop();
});

interface Line {
  msg: string;
  act?: string;
  network?: string;
  codes?: string[];
  code?: string;
  userId?: string;
  requestId?: string;
}
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

const signIn = `mutation ($input: SignInInput!) { signIn(input: $input) { userErrors { code } } }`;
const deleteAccount = `mutation ($input: DeleteAccountInput!) {
  deleteAccount(input: $input) { userErrors { code } } }`;
const becomeFirst = `mutation ($input: BecomeFirstAdministratorInput!) {
  becomeFirstAdministrator(input: $input) { userErrors { code } } }`;

test('getting in and being refused is logged with the request, and nothing that was typed', async () => {
  const client = createClient(server);
  const { email } = await signUpOf(client);
  const password = 'otro-secreto-largo-99';
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-id': 'asked-by-a-test' },
    body: JSON.stringify({ query: signIn, variables: { input: { email, password } } }),
  });
  expect(answer.headers.get('x-request-id')).toBe('asked-by-a-test');
  await client.request('{ users(first: 1) { edges { cursor } } }');

  const found = lines();
  const signedUp = found.find(({ act }) => act === 'sign-up');
  expect(signedUp).toMatchObject({ msg: 'access granted', network: '127.0.0.1' });
  expect(signedUp?.userId).toMatch(/^[0-9a-f]{24}$/);
  expect(found.find(({ act }) => act === 'sign-in')).toMatchObject({
    msg: 'access refused',
    codes: ['WRONG_PASSWORD'],
    requestId: 'asked-by-a-test',
  });
  expect(found.find(({ msg }) => msg === 'operation refused')).toMatchObject({
    code: 'UNAUTHENTICATED',
  });
  expect(written).not.toContain(password);
  expect(written).not.toContain(email);
  expect(written).not.toContain('un-secreto-largo-27');
});

test('so are a wrong password of who is signed in, and a guess at the code of the first run', async () => {
  const { client } = await buildPerson(server);
  const password = 'otro-secreto-largo-98';
  await client.data(deleteAccount, { input: { password } });
  await client.data(becomeFirst, { input: { code: 'AAAAA-BBBBB' } });
  for (const [act, codes] of [
    ['password confirmation', ['WRONG_PASSWORD']],
    ['first run', ['CODE_INVALID']],
  ]) {
    expect(lines().find((line) => line.act === act)).toMatchObject({
      msg: 'access refused',
      network: '127.0.0.1',
      codes,
    });
  }
  expect(written).not.toContain(password);
  expect(written).not.toContain('AAAAA-BBBBB');
});

test('whom to tell of a vulnerability is said where the operator says so', async () => {
  const answer = await fetch(`${server.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:seguridad@example.com');
  expect(Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
