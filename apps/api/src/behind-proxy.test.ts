import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from './testing/client.ts';
import { freePort } from './testing/services/free-port.ts';
import { becomeFirstAdministrator } from './testing/samples/first-administrator.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { type Proxy, type ProxyName, proxyNames, startProxy } from './testing/services/proxies.ts';
import { freshDatabaseUrl } from './testing/server.ts';
import { copyTemplate } from './testing/template.ts';

// Two processes of an installation for real behind what stands in front of them: the configurations
// of `deploy/` by the programs they are for, where these are installed.

const trusted = tls.getCACertificates('default');
const password = 'Tejido-de-maíz-7';
let folder: string;
let port: number;
let ports: [number, number];
let processes: [ApiProcess, ApiProcess];
let settings: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-proxy-'));
  port = await freePort();
  ports = [await freePort(), await freePort()];
  const mongodbUrl = freshDatabaseUrl();
  await copyTemplate(mongodbUrl);
  settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    BASE_URL: `https://localhost:${port}`,
    TRUST_PROXY: '1',
    MONGODB_URL: mongodbUrl,
    DATA_DIR: join(folder, 'data'),
  };
  processes = [await start(0), await start(1)];
}, 240_000);

afterAll(async () => {
  for (const each of processes) each.signal('SIGKILL');
  await Promise.all(processes.map(({ exited }) => exited));
  tls.setDefaultCACertificates(trusted);
  await rm(folder, { recursive: true });
});

const start = (index: 0 | 1) => startProcess({ ...settings, PORT: String(ports[index]) });

const url = () => `https://localhost:${port}`;

async function withProxy(
  name: ProxyName,
  work: (plainPort: number) => Promise<void>,
): Promise<void> {
  const place = await mkdtemp(join(folder, 'proxy-'));
  const plainPort = await freePort();
  const proxy: Proxy = await startProxy(name, {
    folder: place,
    port,
    plainPort,
    processes: ports,
  });
  tls.setDefaultCACertificates([...trusted, proxy.ca]);
  try {
    await expect.poll(async () => (await fetch(`${url()}/readyz`)).status).toBe(200);
    await work(plainPort);
  } finally {
    await proxy.stop();
  }
}

interface Session {
  user: { memberType: string } | null;
  accessToken: { token: string } | null;
  userErrors: object[];
}

const sessionFields = 'user { memberType } accessToken { token } userErrors { code }';

async function signUp(client: TestClient, email: string): Promise<void> {
  const { signUp: made } = await client.data<{ signUp: Session }>(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { ${sessionFields} } }`,
    {
      input: {
        firstName: 'Luz',
        lastName: 'Mar',
        email,
        password,
        language: 'es',
        consent: { termsVersion: 1, privacyVersion: 1 },
      },
    },
  );
  expect(made.userErrors).toEqual([]);
  client.accessToken = made.accessToken?.token ?? null;
}

test('an installation gets its first administrator through a proxy', async () => {
  await withProxy(proxyNames.at(-1) ?? 'a plain proxy', async () => {
    await expect
      .poll(() => processes.map((each) => each.output()).join(''))
      .toMatch(/first-run#[A-Z2-9-]{23}/);
    const output = processes.map((each) => each.output()).join('');
    // The address of the site, not that of the process.
    const [, site, code] = /(https:\S+)\/\S*first-run#([A-Z2-9-]+)/.exec(output) ?? [];
    expect(site).toBe(url());
    const client = createClient({ url: url() });
    const became = await becomeFirstAdministrator(client, { code, password });
    expect(became.user?.memberType).toBe('wikiAdmin');
  });
}, 240_000);

test.each(proxyNames)(
  '%s carries pages, sessions and sockets, and survives a process',
  async (name) => {
    await withProxy(name, async (plainPort) => {
      if (name !== 'a plain proxy') {
        await expectHttp2(plainPort);
        await expectBodiesRefused();
      }
      const client = createClient({ url: url() });
      await signUp(client, `${name.replaceAll(' ', '-')}@example.org`);
      const cookies = [...client.cookies.keys()];
      expect(cookies.filter((cookie) => !cookie.startsWith('__Host-'))).toEqual([]);
      expect(cookies.length).toBeGreaterThan(0);

      const { liveCursor: after } = await client.data<{ liveCursor: string }>('{ liveCursor }');
      const socket = await client.socket();
      const operation = socket.start(
        'subscription ($after: EventCursor) { notificationChanged(after: $after) { kind } }',
        { after },
      );
      await client.data('mutation { markAllNotificationsRead { unreadCount } }');
      expect((await operation.next()).errors).toBeUndefined();

      processes[0].signal('SIGKILL');
      await processes[0].exited;
      // Whoever asks meets the process that is left.
      const statuses: number[] = [];
      for (let count = 0; count < 20; count += 1) {
        statuses.push((await readPlans(name)).status);
      }
      expect(statuses).toEqual(statuses.map(() => 200));
      const again = createClient({ url: url() });
      again.accessToken = client.accessToken;
      const socketOfRest = await again.socket();
      const rest = socketOfRest.start(
        'subscription ($after: EventCursor) { notificationChanged(after: $after) { kind } }',
        { after },
      );
      expect((await rest.next()).errors).toBeUndefined();
      await Promise.all([socket.close(), socketOfRest.close()]);
      processes[0] = await start(0);
    });
  },
  240_000,
);

/** A connection through the plain proxy ends with its process, and who asks asks again, as a browser does. */
async function readPlans(name: ProxyName): Promise<Response> {
  const read = () => fetch(`${url()}/plans`);
  return name === 'a plain proxy' ? read().catch(read) : read();
}

/** Fails unless the proxy speaks HTTP/2 and sends who comes without TLS there. */
async function expectHttp2(plainPort: number): Promise<void> {
  const plain = await fetch(`http://localhost:${plainPort}/plans`, { redirect: 'manual' });
  expect(plain.headers.get('location')).toMatch(/^https:\/\/localhost.*\/plans$/);
  const session = http2.connect(url());
  const request = session.request({ ':path': '/plans' });
  const [headers] = (await once(request, 'response')) as [http2.IncomingHttpHeaders];
  expect(headers[':status']).toBe(200);
  request.resume();
  await once(request, 'end');
  session.close();
}

/** Fails unless a body that is too large is refused as such, and one that breaks off takes no process away. */
async function expectBodiesRefused(): Promise<void> {
  const session = http2.connect(url());
  const tooLarge = { ':method': 'POST', ':path': '/graphql', 'content-length': 40_000_000 };
  const request = session.request(tooLarge, { endStream: false });
  const [headers] = (await once(request, 'response')) as [http2.IncomingHttpHeaders];
  expect(headers[':status']).toBe(413);
  session.destroy();

  for (const _process of ports) {
    const socket = tls.connect({
      port,
      host: 'localhost',
      servername: 'localhost',
      ALPNProtocols: ['http/1.1'],
    });
    socket.write('POST /graphql HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n');
    socket.write('Content-Type: application/json\r\n\r\nno length\r\n');
    await once(socket, 'data');
    socket.destroy();
  }
  const soon = { signal: AbortSignal.timeout(2_000) };
  expect((await fetch(`${url()}/readyz`, soon)).status).toBe(200);
}
