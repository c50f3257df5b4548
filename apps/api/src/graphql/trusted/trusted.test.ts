import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FormattedExecutionResult } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../testing/client.ts';
import { expectErrorLog } from '../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { changeSession, happen, insertSession, patience, standIn } from '../../testing/stand-in.ts';
import { hashOf, readTrustedDocuments } from '../../config/document-texts.ts';

const me = 'query Me { me { id email } }';
const user = 'query User($id: ID!) { user(id: $id) { id displayName } }';
const two = 'query Two { user(id: "a") { id } unreadNotificationCount }';
const signOut = 'mutation SignOut { signOut { ok userErrors { code } } }';
const twice = 'mutation Twice { first: signOut { ok } second: signOut { ok userErrors { code } } }';
const heard = 'subscription Heard { meChanged { me { displayName } cursor } }';
const long = `query Long($n: Int!) { ${Array.from(
  { length: 19 },
  (_, n) =>
    `a${n}: products(first: $n) { edges { node { id name { en } price { currency } business { id name } } } }`,
).join(' ')} }`;
const broken = 'query Broken { nothing }';
const texts = [me, user, two, signOut, twice, heard, long, broken];
const documents = Object.fromEntries(texts.map((text) => [hashOf(text), text]));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ modules: [standIn], documents });
});
afterAll(() => server.stop());

const named = (text: string) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(text) } },
});

interface Whole {
  status: number;
  type: string | null;
  cache: string | null;
  body: FormattedExecutionResult;
}

async function post(
  body: object,
  { accessToken }: Pick<TestClient, 'accessToken'> = { accessToken: null },
  headers: Record<string, string> = {},
): Promise<Whole> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    body: (await response.json()) as FormattedExecutionResult,
  };
}

/** What differs from answer to answer. */
const withoutIds = (answer: Whole): unknown =>
  JSON.parse(JSON.stringify(answer).replaceAll(/"(errorId|requestId)":"[^"]*"/g, '"$1":""'));

describe('a document named by its hash', () => {
  test.each([
    ['answered', me, {}],
    ['answered with variables', user, { variables: { id: 'u7' } }],
    ['refused in part', two, {}],
    ['failing', user, { variables: { id: 'fault' } }],
    ['refused by a resolver', user, { variables: { id: 'refusal' } }],
    ['without the database', user, { variables: { id: 'network' } }],
    ['without its variable', user, {}],
    ['with a wrong variable', user, { variables: { id: { $gt: '' } } }],
    ['with variables that are none', user, { variables: [1] }],
    ['asking for too much', long, { variables: { n: 50 } }],
    ['by another name', me, { operationName: 'Other' }],
    ['that the schema does not take', broken, {}],
    ['that changes something', signOut, {}],
  ])('%s is answered as the document itself', async (what, text, rest) => {
    if (what === 'failing') expectErrorLog(/unexpected error/);
    const whole = await post({ query: text, ...rest });
    const short = await post({ ...named(text), ...rest });
    expect(withoutIds(short)).toEqual(withoutIds(whole));
  });

  test('is answered by the same rules, in the type that is asked for', async () => {
    const client = createClient(server);
    const { token, sessionId } = await insertSession(server.config, 'u1');
    client.accessToken = token;
    const asked = { ...named(me), operationName: 'Me' };
    expect((await post(asked, client)).body).toEqual({ data: { me: { id: 'u1', email: 'user' } } });
    changeSession(sessionId, { isAuthorized: false });
    const refused = await post(named(two), client);
    expect(refused.body.errors?.[0]?.extensions?.code).toBe('REAUTHORIZATION_REQUIRED');
    changeSession(sessionId, null);
    const ended = await post(asked, client);
    expect([ended.status, ended.body.errors?.[0]?.extensions?.code]).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    for (const accept of [
      'application/graphql-response+json,application/json;q=0.9',
      'application/json',
      '*/*',
    ]) {
      const short = await post(named(me), undefined, { accept });
      const whole = await post({ query: me }, undefined, { accept });
      expect(short).toEqual(whole);
    }
  });

  test.each([
    ['named', named(twice)],
    ['sent', { query: twice }],
  ])('is run to its end when who %s it hangs up meanwhile', async (_way, asked) => {
    const { token } = await insertSession(server.config, 'patience');
    const acts = () => EventModel.countDocuments({ 'data.userId': 'patience' });
    const before = await acts();
    const waiting = patience();
    const leaving = request(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    const left = once(leaving, 'error');
    leaving.end(JSON.stringify(asked));
    await waiting.waits;
    leaving.destroy();
    await left;
    waiting.answer();
    await expect.poll(acts).toBe(before + 2);
    expect((await post(named(me))).body).toEqual({ data: { me: null } });
  });

  test('that nobody registered is asked for, and never registered by asking', async () => {
    const text = '{ me { id } }';
    const both = { ...named(text), query: text };
    const unknown = await post(named(text));
    expect([unknown.status, unknown.body.errors?.[0]?.extensions?.code]).toEqual([
      200,
      'PERSISTED_QUERY_NOT_FOUND',
    ]);
    expect((await post(both)).body).toEqual({ data: { me: null } });
    expect(await post(named(text))).toEqual(unknown);
    // A hash says what is asked, whatever text comes with it.
    expect((await post({ ...named(me), query: '{ nothing }' })).status).toBe(200);
  });

  test('is answered over sockets, subscriptions with what is read at each delivery', async () => {
    const { token } = await insertSession(server.config, 'u2');
    const socket = await Object.assign(createClient(server), { accessToken: token }).socket();
    const asked = socket.start('', {}, named(me).extensions);
    expect((await asked.next()).data).toEqual({ me: { id: 'u2', email: 'user' } });
    const unknown = socket.start('', {}, named('{ me { id } }').extensions);
    const [error] = await unknown.ended;
    expect(error?.extensions?.code).toBe('PERSISTED_QUERY_NOT_FOUND');

    const following = socket.start<{ meChanged: { me: { displayName: string } } }>(
      '',
      {},
      named(heard).extensions,
    );
    // The answer to what follows says that the subscription before it stands.
    await socket.start(me).next();
    await happen('u2', 'first');
    expect((await following.next()).data?.meChanged.me).toEqual({ displayName: 'first' });
    await socket.close();
  });
});

describe('where only registered documents are answered', () => {
  beforeAll(async () => {
    await server.stop();
    const trustedDocuments = { files: [], only: true };
    server = await startTestServer({ modules: [standIn], documents, config: { trustedDocuments } });
  });
  const code = ({ body }: Whole) => body.errors?.[0]?.extensions?.code;

  test('those are, by hash and by text, and others are refused', async () => {
    expect((await post(named(me))).body).toEqual({ data: { me: null } });
    expect((await post({ query: me })).body).toEqual({ data: { me: null } });
    const stranger = await post({ query: '{ me { id } }' });
    expect([stranger.status, code(stranger)]).toEqual([403, 'DOCUMENT_NOT_TRUSTED']);
    const hidden = { ...named('{ me { id } }'), query: '{ me { id } }' };
    expect(code(await post(hidden))).toBe('DOCUMENT_NOT_TRUSTED');
    const read = await fetch(`${server.url}/graphql?query={__typename}`, {
      headers: { 'apollo-require-preflight': '1' },
    });
    expect(read.status).toBe(403);
  });

  test('over sockets, too', async () => {
    const socket = await createClient(server).socket();
    expect((await socket.start(me).next()).data).toEqual({ me: null });
    const [error] = await socket.start('{ me { id } }').ended;
    expect(error?.extensions?.code).toBe('DOCUMENT_NOT_TRUSTED');
    await socket.close();
  });
});

test('files of documents name them by their hash, or the server does not start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-documents-'));
  const file = join(folder, 'documents.json');
  await writeFile(file, JSON.stringify({ [hashOf(me)]: me }));
  expect(readTrustedDocuments([file])[hashOf(me)]).toBe(me);
  await writeFile(file, JSON.stringify({ [hashOf(me)]: user }));
  expect(() => readTrustedDocuments([file])).toThrow(/is not its SHA-256/);
  await writeFile(file, 'query {');
  expect(() => readTrustedDocuments([file])).toThrow(`TRUSTED_DOCUMENTS: ${file} is no JSON`);
  await rm(file);
  expect(() => readTrustedDocuments([file])).toThrow(`${file} cannot be read (ENOENT)`);
  await rm(folder, { recursive: true });
});
