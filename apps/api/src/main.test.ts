import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeCodes } from '@wiki/domain';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from './testing/client.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { promptMs } from './testing/prompt.ts';
import { freshDatabaseUrl } from './testing/server.ts';
import { copyTemplate } from './testing/template.ts';

const started: ApiProcess[] = [];
const folders: string[] = [];

async function start(environment: Record<string, string>): Promise<ApiProcess> {
  const dataDir = environment.DATA_DIR ?? (await newFolder());
  const api = await startProcess({ DATA_DIR: dataDir, ...environment });
  started.push(api);
  return api;
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-api-'));
  folders.push(folder);
  return folder;
}

afterAll(async () => {
  for (const api of started) api.signal('SIGKILL');
  await Promise.all(started.map(({ exited }) => exited));
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

/** The process number of an API's own engine. */
function engineOf(api: Pick<ApiProcess, 'pid'>): number {
  return Number(
    execFileSync('pgrep', ['-P', String(api.pid)])
      .toString()
      .split('\n')[0],
  );
}

let people = 0;

/** Signs somebody new up; resolves with the address once the API acknowledged it. */
async function signUp(client: TestClient): Promise<string> {
  const email = `person${(people += 1)}@example.com`;
  const { signUp: payload } = await client.data<{
    signUp: { accessToken: { token: string } | null; userErrors: { code: string }[] };
  }>(
    `mutation ($input: SignUpInput!) {
      signUp(input: $input) { accessToken { token } userErrors { code } }
    }`,
    {
      input: {
        firstName: 'Ana',
        lastName: 'Torres',
        email,
        password: 'un-secreto-largo-27',
        language: 'es',
        consent: { termsVersion: 1, privacyVersion: 1 },
      },
    },
  );
  expect(payload.userErrors).toEqual([]);
  client.accessToken = payload.accessToken?.token ?? null;
  return email;
}

/** Whoever was acknowledged has an account. */
async function expectSignIn(api: ApiProcess, email: string): Promise<void> {
  const { signIn } = await createClient(api).data<{ signIn: { userErrors: unknown[] } }>(
    `mutation ($email: String!) {
      signIn(input: { email: $email, password: "un-secreto-largo-27" }) { userErrors { code } }
    }`,
    { email },
  );
  expect(signIn.userErrors).toEqual([]);
}

/** The subjects of the mails in the local outbox to an address. */
async function mailsTo(api: ApiProcess, email: string): Promise<string[]> {
  const response = await fetch(`${api.url}/dev/mail.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

const followNotifications = `subscription ($after: EventCursor) {
  notificationChanged(after: $after) { kind unreadCount }
}`;

const cursorOf = async (client: TestClient) =>
  (await client.data<{ liveCursor: string }>('{ liveCursor }')).liveCursor;

describe('two processes on one database', () => {
  const url = freshDatabaseUrl();
  let one: ApiProcess;
  let two: ApiProcess;
  beforeAll(async () => {
    // At the same moment: one of them prepares the database, the other waits for it.
    [one, two] = await Promise.all([start({ MONGODB_URL: url }), start({ MONGODB_URL: url })]);
  });

  test('what is written through one reaches the subscriber of the other', async () => {
    const [writer, reader] = [createClient(one), createClient(two)];
    const after = await cursorOf(reader);
    await signUp(writer);
    reader.accessToken = writer.accessToken;
    const socket = await reader.socket();
    const { data } = await socket.start(followNotifications, { after }).next();
    expect(data).toEqual({ notificationChanged: { kind: 'ADDED', unreadCount: 1 } });

    await writer.data('mutation { markAllNotificationsRead { unreadCount } }');
    const session = await writer.data<{ mySessions: { id: string }[] }>('{ mySessions { id } }');
    const before = Date.now();
    await writer.data(
      'mutation ($input: RevokeSessionInput!) { revokeSession(input: $input) { revokedIds } }',
      { input: { sessionId: session.mySessions[0]?.id } },
    );
    expect((await socket.closed).code).toBe(closeCodes.sessionChanged);
    expect(Date.now() - before).toBeLessThan(promptMs);
  });

  test.runIf(process.platform === 'linux')(
    'what computes at length stands back for what answers',
    async () => {
      const nicenessOf = async (name: string) => {
        const threads = `/proc/${one.pid}/task`;
        const found: number[] = [];
        for (const id of await readdir(threads)) {
          const isIt = (await readFile(join(threads, id, 'comm'), 'utf8')).trim() === name;
          if (isIt) found.push(getPriority(Number(id)));
        }
        return found;
      };
      const [answers] = await nicenessOf('MainThread');
      const computing = await nicenessOf('libuv-worker');
      expect(computing.length).toBeGreaterThan(0);
      for (const niceness of computing) expect(niceness).toBeGreaterThan(answers ?? Number.NaN);
    },
  );

  test('a process killed in the middle loses nothing and repeats nothing', async () => {
    const [dying, living] = [createClient(one), createClient(two)];
    const acknowledged: string[] = [];
    const stream = (async () => {
      try {
        for (;;) acknowledged.push(await signUp(dying));
      } catch {
        // The process is gone: what was not acknowledged may or may not have happened.
      }
    })();
    await expect.poll(() => acknowledged.length).toBeGreaterThan(5);
    one.signal('SIGKILL');
    await stream;
    for (let count = 0; count < 3; count++) acknowledged.push(await signUp(living));

    for (const email of acknowledged) {
      await expect.poll(() => mailsTo(two, email)).not.toEqual([]);
    }
    // The last one's is done, so every job before it is too: counting now finds any repeat.
    for (const email of acknowledged) {
      const subjects = await mailsTo(two, email);
      expect(subjects).toEqual([...new Set(subjects)]);
    }
  });

  test('told to stop, it sends its sockets elsewhere and ends within ten seconds', async () => {
    const connection = await mongoose.createConnection(url).asPromise();
    const owners = () => connection.collection('consumers').distinct('owner');
    // It has taken over what the killed process held until its leases ran out.
    await expect.poll(owners).toEqual([expect.any(String)]);
    const client = createClient(two);
    const socket = await client.socket();
    const before = Date.now();
    two.signal('SIGTERM');
    expect((await socket.closed).code).toBe(closeCodes.serverDraining);
    expect(await two.exited).toBe(0);
    expect(Date.now() - before).toBeLessThan(10_000);
    expect(await owners()).toEqual([null]);
    await connection.dropDatabase();
    await connection.close();
  });
});

describe('with a database of its own', () => {
  test('it recovers when the engine is killed, with everything acknowledged', async () => {
    const folder = await newFolder();
    const settings = { DATA_DIR: folder, SEED_DEMO: 'false' };
    const api = await start(settings);
    const client = createClient(api);
    const email = await signUp(client);
    const socket = await client.socket();
    const operation = socket.start(followNotifications, { after: await cursorOf(client) });
    // Waits for the welcome, so that only what follows is left to come.
    await expect
      .poll(async () => (await client.data('{ unreadNotificationCount }')).unreadNotificationCount)
      .toBe(1);

    process.kill(engineOf(api), 'SIGKILL');
    await expect
      .poll(async () => (await client.request('{ unreadNotificationCount }')).data ?? null)
      .toEqual({ unreadNotificationCount: 1 });
    await client.data('mutation { markAllNotificationsRead { unreadCount } }');
    for (;;) {
      const { data } = await operation.next();
      const change = data?.notificationChanged as { unreadCount: number };
      if (change.unreadCount === 0) break;
    }
    expect((await fetch(`${api.url}/readyz`)).status).toBe(200);

    api.signal('SIGTERM');
    expect(await api.exited).toBe(0);
    const again = await start(settings);
    await expectSignIn(again, email);
    again.signal('SIGTERM');
    expect(await again.exited).toBe(0);
  }, 240_000);

  test('its folder is refused to others as long as its engine lives, even frozen', async () => {
    const folder = await newFolder();
    const first = await start({ DATA_DIR: folder, SEED_DEMO: 'false' });
    const engine = engineOf(first);
    const email = await signUp(createClient(first));
    process.kill(engine, 'SIGSTOP');
    first.signal('SIGKILL');
    await first.exited;
    const elsewhere = { DATA_DIR: folder, SEED_DEMO: 'false', TMPDIR: await newFolder() };
    await expect(startProcess(elsewhere)).rejects.toThrow(
      'Another process is using the data folder',
    );
    process.kill(engine, 'SIGCONT');
    const second = await start(elsewhere);
    await expectSignIn(second, email);
    second.signal('SIGTERM');
    expect(await second.exited).toBe(0);
  }, 240_000);

  test('a start whose engine falls silent says so, and ends', async () => {
    let engine = 0;
    const freeze = (line: string, pid: number) => {
      if (!line.startsWith('Preparing')) return;
      engine = engineOf({ pid });
      process.kill(engine, 'SIGSTOP');
    };
    const settings = { DATA_DIR: await newFolder(), SEED_DEMO: 'false' };
    await expect(startProcess(settings, freeze)).rejects.toThrow(
      'The database engine did not answer in time.',
    );
    process.kill(engine, 'SIGKILL');
  }, 120_000);

  test('it serves on when nobody reads its output any more', async () => {
    const url = freshDatabaseUrl();
    await copyTemplate(url);
    const api = await start({ MONGODB_URL: url, LOG_LEVEL: 'trace' });
    api.stopReading();
    for (let count = 0; count < 3; count++) {
      expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
      await signUp(createClient(api));
    }
    api.signal('SIGTERM');
    expect(await api.exited).toBe(0);
  });

  test('settings that are wrong are named and nothing starts', async () => {
    await expect(startProcess({ PORT: 'x', DATA_DIR: await newFolder() })).rejects.toThrow(
      'PORT must be a port',
    );
  });

  test.each(['PORT', 'METRICS_PORT'])('a taken %s is named and nothing starts', async (name) => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const url = freshDatabaseUrl();
    await copyTemplate(url);
    const starting = startProcess({
      MONGODB_URL: url,
      HOST: '127.0.0.1',
      METRICS_TOKEN: 'a-token-for-tests-that-nobody-else-uses',
      [name]: String(port),
    });
    await expect(starting).rejects.toThrow(`Port ${port} is taken by another process`);
    other.close();
  });
});

test('the folder of the files is for its owner only, also where no secret is kept in it', async () => {
  const data = join(await newFolder(), 'data');
  await start({ DATA_DIR: data, MONGODB_URL: freshDatabaseUrl() });
  for (const path of [data, join(data, 'files'), join(data, 'files', 'folder-id')]) {
    expect((await stat(path)).mode & 0o077).toBe(0);
  }
});
