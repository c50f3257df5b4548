import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword } from '@wiki/domain';
import mongoose from 'mongoose';
import { afterAll, describe, expect, test } from 'vitest';
import type { Config } from './config.ts';
import { database } from './platform/database/connect.ts';
import { fillDemo } from './seed/fill-demo.ts';
import { createClient, type TestClient } from './testing/client.ts';
import { runOnConsole } from './commands/console-test-kit.ts';
import { copyDemo } from './testing/samples/demo.ts';
import { becomeFirstAdministrator } from './testing/samples/first-administrator.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { fillUnserved, freshDatabaseUrl, testConfig } from './testing/server.ts';

const started: ApiProcess[] = [];
const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-first-'));
  folders.push(folder);
  return folder;
}

async function start(environment: Record<string, string>): Promise<ApiProcess> {
  const api = await startProcess(environment);
  started.push(api);
  return api;
}

async function stop(api: ApiProcess): Promise<void> {
  api.signal('SIGTERM');
  expect(await api.exited).toBe(0);
}

afterAll(async () => {
  for (const api of started) api.signal('SIGKILL');
  await Promise.all(started.map(({ exited }) => exited));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run admin` and gives what it wrote and how it ended. */
const admin = (environment: Record<string, string>, ...args: string[]) =>
  runOnConsole('admin', args, {
    LOG_LEVEL: 'fatal',
    JWT_SECRET: 'a secret for tests that nobody else uses',
    ...environment,
  });

const tokenIn = (output: string) => /token=([\w-]+)/.exec(output)?.[1] ?? '';

interface SignedIn {
  signIn: {
    user: { memberType: string } | null;
    accessToken: { token: string } | null;
    userErrors: { code: string }[];
  };
}

async function signIn(client: TestClient, email: string, password: string) {
  const { signIn: payload } = await client.data<SignedIn>(
    `mutation ($input: SignInInput!) {
      signIn(input: $input) { user { memberType } accessToken { token } userErrors { code } }
    }`,
    { input: { email, password } },
  );
  client.accessToken = payload.accessToken?.token ?? null;
  return payload;
}

const setPassword = (client: TestClient, token: string, password: string) =>
  client.data(
    `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok userErrors { code } } }`,
    { input: { token, newPassword: password, confirmation: password } },
  );

const ownPassword = 'Tejido-de-maíz-7';
const production = { NODE_ENV: 'production', HOST: '127.0.0.1' };

const countListings = async (api: { url: string }) => {
  const { listingFacets } = await createClient(api).data<{ listingFacets: { total: number } }>(
    '{ listingFacets(type: PRODUCT) { total } }',
  );
  return listingFacets.total;
};

/** What a process needs to go on with the data of these settings. */
function sameAs({ dataDir, mongodbUrl }: Config) {
  folders.push(dataDir);
  return { DATA_DIR: dataDir, MONGODB_URL: mongodbUrl ?? '' };
}

describe('a production installation on the embedded engine', () => {
  test('has no demonstration, and prints a code with which one becomes its administrator', async () => {
    const folder = await newFolder();
    const api = await start({ ...production, LOG_LEVEL: 'warn', DATA_DIR: folder });
    expect(api.output()).toContain('no mail server is configured');
    expect(api.output()).toContain('no billing service is configured');
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
    expect(await countListings(api)).toBe(0);
    const client = createClient(api);
    expect((await signIn(client, 'valentina@example.com', demoPassword)).userErrors).toEqual([
      { code: 'USER_NOT_FOUND' },
    ]);
    await expect.poll(() => api.output()).toMatch(/\/first-run#[A-Z2-9-]{23}/);
    const code = /first-run#([A-Z2-9-]+)/.exec(api.output())?.[1];
    const became = await becomeFirstAdministrator(client, { code, password: ownPassword });
    expect(became.user?.memberType).toBe('wikiAdmin');
    await stop(api);
    const again = await start({ ...production, DATA_DIR: folder });
    expect((await signIn(createClient(again), 'ana@example.org', ownPassword)).user).toEqual({
      memberType: 'wikiAdmin',
    });
    expect(again.output()).not.toContain('first-run');
    await stop(again);
  }, 480_000);

  test('keeps nobody with the password of the README: neither what was tried out nor what is asked for', async () => {
    const triedOut = testConfig();
    await copyDemo(triedOut);
    const same = sameAs(triedOut);
    const tried = await start(same);
    const before = createClient(tried);
    expect((await signIn(before, 'valentina@example.com', demoPassword)).userErrors).toEqual([]);
    await stop(tried);

    const api = await start({ ...production, ...same });
    expect(await countListings(api)).toBeGreaterThan(50);
    const client = createClient(api);
    for (const email of ['valentina@example.com', 'laura@example.com', 'sergio@example.com']) {
      expect((await signIn(client, email, demoPassword)).userErrors).toEqual([
        { code: 'WRONG_PASSWORD' },
      ]);
    }
    client.accessToken = before.accessToken;
    const { errors } = await client.request('{ users(first: 1) { edges { cursor } } }');
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const printed = /production, shown once: (\S+)/.exec(api.output())?.[1] ?? '';
    const told = createClient(api);
    expect((await signIn(told, 'valentina@example.com', printed)).user?.memberType).toBe(
      'wikiAdmin',
    );
    await stop(api);

    const again = await start({ ...production, ...same });
    expect(again.output()).not.toContain('shown once');
    expect(
      (await signIn(createClient(again), 'valentina@example.com', printed)).user,
    ).not.toBeNull();
    await stop(again);
  }, 480_000);

  test('has the demonstration where it is asked for, with a password of its own', async () => {
    // Written as a first start writes it, but for its pictures, which take most of the time.
    const other = testConfig();
    await copyDemo(other);
    const asked = testConfig({ production: true, seedDemo: true, dataDir: other.dataDir });
    const connection = await mongoose.createConnection(String(other.mongodbUrl)).asPromise();
    const pictures = await connection.collection('files').find().toArray();
    await connection.dropDatabase();
    await connection.close();
    const said: string[] = [];
    const printed = await fillUnserved(asked, async () => {
      await database().collection('files').insertMany(pictures);
      return fillDemo(asked, (step) => said.push(step));
    });
    // Whoever waits for minutes sees what for.
    expect(said.length).toBeGreaterThan(3);
    expect(said[0]).toContain('Filling the database');
    expect(said.at(-1)).toContain('the search indexes it');
    const api = await start({ ...production, ...sameAs(asked) });
    const client = createClient(api);
    expect((await signIn(client, 'marcela@example.com', demoPassword)).user).toBeNull();
    expect((await signIn(client, 'marcela@example.com', String(printed))).user).not.toBeNull();
    expect(api.output()).not.toContain('shown once');
    await stop(api);
  }, 480_000);
});

describe('development on the embedded engine', () => {
  test('SEED_DEMO=false leaves it empty', async () => {
    const api = await start({ DATA_DIR: await newFolder(), SEED_DEMO: 'false' });
    expect(await countListings(api)).toBe(0);
    await expect.poll(() => api.output()).toContain('/first-run#');
    await stop(api);
  }, 120_000);

  test('listens on this machine only, its sandbox and its mailbox too', async () => {
    const api = await start({
      DATA_DIR: await newFolder(),
      SEED_DEMO: 'false',
      LOG_LEVEL: 'warn',
    });
    const sandbox = /"billingUrl":"([^"]+)"/.exec(api.output())?.[1];
    expect(new URL(sandbox ?? '').hostname).toBe('127.0.0.1');
    const statusOf = async (url: string, headers: Record<string, string> = {}) =>
      (await fetch(url, { headers })).status;
    expect(await statusOf(`${api.url}/dev/mail.json`)).toBe(200);
    expect(await statusOf(`${api.url}/dev/mail.json`, { 'x-forwarded-for': '127.0.0.1' })).toBe(
      403,
    );
    expect(await statusOf(`${api.url}/dev/mail`, { 'x-forwarded-for': '203.0.113.9' })).toBe(403);
    // Another address of this machine stands for every other interface.
    for (const port of [new URL(api.url).port, new URL(sandbox ?? '').port]) {
      const failure = await fetch(`http://127.0.0.2:${port}/`).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(TypeError);
    }
    await stop(api);
  }, 120_000);
});

describe('npm run admin', () => {
  test('makes an administrator while the platform is stopped, promotes while it runs, and records both', async () => {
    const folder = await newFolder();
    const stopped = { DATA_DIR: folder };
    const first = await admin(stopped, '--email', 'Ana@Example.org', '--name', 'Ana Gil Ríos');
    expect(first).toMatchObject({ code: 0 });
    expect(first.output).toContain('ana@example.org has an account now and is an administrator');

    const api = await start({ DATA_DIR: folder, SEED_DEMO: 'false' });
    expect(api.output()).not.toContain('first-run');
    const client = createClient(api);
    await setPassword(client, tokenIn(first.output), ownPassword);
    expect((await signIn(client, 'ana@example.org', ownPassword)).user?.memberType).toBe(
      'wikiAdmin',
    );
    // The link is good once.
    expect(await setPassword(client, tokenIn(first.output), 'Otra-clave-larga-9')).toMatchObject({
      resetPassword: { userErrors: [{ code: 'TOKEN_INVALID' }] },
    });
    const signUp = `mutation { signUp(input: { firstName: "Luz", lastName: "Mar", email: "luz@example.org",
      password: "${ownPassword}", language: ES, consent: { termsVersion: 1, privacyVersion: 1 } }) {
      accessToken { token } } }`;
    const luz = createClient(api);
    const { signUp: account } = await luz.data<{ signUp: SignedIn['signIn'] }>(signUp);
    luz.accessToken = account.accessToken?.token ?? null;
    const running = await admin(stopped, '--email', 'luz@example.org');
    expect(running.output).toContain('luz@example.org is an administrator now');
    expect(await luz.data('{ me { memberType } }')).toEqual({ me: { memberType: 'wikiAdmin' } });

    const again = await admin(stopped, '--email', 'luz@example.org');
    expect(again.output).toContain('is an administrator already');
    const uri = await readFile(join(folder, 'db.address'), 'utf8');
    const connection = await mongoose.createConnection(uri).asPromise();
    const records = connection.collection('auditRecords');
    await expect
      .poll(() =>
        records
          .find({ action: { $in: ['user.roleChanged', 'administrator.linkIssued'] } })
          .sort({ at: 1 })
          .toArray(),
      )
      .toMatchObject([
        { action: 'user.roleChanged', actorId: null },
        { action: 'user.roleChanged', actorId: null },
        { action: 'administrator.linkIssued', actorId: null },
      ]);
    await connection.close();
    await stop(api);
  }, 480_000);

  test('works on MONGODB_URL', async () => {
    const url = freshDatabaseUrl();
    const made = await admin({ MONGODB_URL: url }, '--email', 'ana@example.org');
    expect(made).toMatchObject({ code: 0 });
    const connection = await mongoose.createConnection(url).asPromise();
    const found = await connection.collection('users').find().toArray();
    expect(found).toMatchObject([
      { email: 'ana@example.org', memberType: 'wikiAdmin', firstName: 'ana' },
    ]);
    await connection.dropDatabase();
    await connection.close();
  }, 60_000);

  test.each([
    [['--email', 'ana'], '--email must be an e-mail address'],
    [[], '--email must be an e-mail address'],
    [['--email', 'ana@example.org', '--language', 'fr'], '--language must be'],
    [['--mail', 'ana@example.org'], 'Unknown option'],
  ])('explains %o', async (args, words) => {
    const { code, output } = await admin({ DATA_DIR: await newFolder() }, ...args);
    expect(code).toBe(1);
    expect(output).toContain(words);
    expect(output).not.toContain('    at ');
  });
});
