import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import {
  connect as connectHttp2,
  type ClientHttp2Session,
  type IncomingHttpHeaders,
} from 'node:http2';
import { get } from 'node:https';
import { type AddressInfo, connect as connectPlain } from 'node:net';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { loggedLines } from '../../../testing/logs.ts';
import { freePort } from '../../../testing/services/free-port.ts';
import { certificate } from '../../../testing/services/proxies.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { endSlowBodies } from './connections.ts';
import { tlsFront } from './tls-front.ts';

let folder: string;
let ca: string;
let server: TestServer;
let redirectPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wiki-tls-'));
  const { cert, key } = await certificate();
  ca = cert;
  await writeFile(join(folder, 'cert.pem'), cert);
  await writeFile(join(folder, 'key.pem'), key);
  redirectPort = await freePort();
  server = await startTestServer({ config: { tls: { ...files(), redirectPort } } });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

const files = () => ({ certificate: join(folder, 'cert.pem'), key: join(folder, 'key.pem') });

async function ask(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body?: string | Buffer,
): Promise<{ headers: IncomingHttpHeaders & { ':status'?: number }; body: string }> {
  const stream = session.request(headers);
  const answered = once(stream, 'response');
  stream.end(body);
  const [answer] = (await answered) as [IncomingHttpHeaders];
  return { headers: answer, body: await text(stream) };
}

const json = { ':method': 'POST', ':path': '/graphql', 'content-type': 'application/json' };

test('answers over HTTP/2, cookies with it', async () => {
  const session = connectHttp2(server.url, { ca });
  const [page, created] = await Promise.all([
    ask(session, { ':path': '/healthz' }),
    ask(
      session,
      json,
      JSON.stringify({
        query: 'mutation ($input: SignUpInput!) { signUp(input: $input) { userErrors { code } } }',
        variables: {
          input: {
            firstName: 'Ana',
            lastName: 'Gil',
            email: 'ana.gil@example.com',
            password: 'un-secreto-largo-27',
            language: 'ES',
            consent: { termsVersion: 1, privacyVersion: 1 },
          },
        },
      }),
    ),
  ]);
  expect(page.headers[':status']).toBe(200);
  expect(page.headers.connection).toBeUndefined();
  expect(page.headers['strict-transport-security']).toBeTruthy();
  expect(created.body).toContain('"userErrors":[]');
  expect(String(created.headers['set-cookie'])).toContain('__Host-');
  session.close();
});

test('a body larger than one frame arrives whole, a reader who leaves is forgotten', async () => {
  const session = connectHttp2(server.url, { ca });
  const query = `query Long { __typename } # ${'x'.repeat(90_000)}`;
  const { body } = await ask(session, json, JSON.stringify({ query }));
  expect(body).toContain('"data"');
  const left = session.request({ ...json, 'content-length': '1000' });
  left.on('error', () => undefined);
  left.write('{');
  left.close();
  await once(left, 'close');
  expect((await ask(session, { ':path': '/healthz' })).headers[':status']).toBe(200);
  session.close();
});

test('answers over HTTP/1.1 and WebSockets, whose visitors keep their address', async () => {
  const answered = once(get(`${server.url}/healthz`, { ca, agent: false }), 'response');
  const [response] = (await answered) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
  const socket = new WebSocket(
    `${server.url.replace('https', 'wss')}/graphql`,
    'graphql-transport-ws',
    { ca },
  );
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  const [message] = (await once(socket, 'message')) as [Buffer];
  expect(message.toString()).toContain('connection_ack');
  socket.close();
});

test('who asks without TLS is led to the same page with it', async () => {
  const response = await fetch(`http://localhost:${redirectPort}/products?lang=es`, {
    redirect: 'manual',
  });
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe(`${server.url}/products?lang=es`);
  const plain = connectPlain(server.port, 'localhost');
  plain.on('error', () => undefined);
  plain.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(plain, 'close');
});

/** What speaks TLS before a server that is done when it is told to. */
async function front(given = files(), options?: Parameters<typeof tlsFront>[2]) {
  let answer = () => {};
  const inner = createServer((_request, response) => {
    answer = () => response.end('done');
  });
  const { server: port, stop } = tlsFront(inner, given, options);
  port.listen(0, 'localhost');
  await once(port, 'listening');
  const { port: number } = port.address() as AddressInfo;
  return { port: number, inner, stop, answer: () => answer() };
}

test('a certificate that is renewed is taken over, one that does not fit is not', async () => {
  const own = { certificate: join(folder, 'own.pem'), key: join(folder, 'own-key.pem') };
  await copyFile(files().certificate, own.certificate);
  await copyFile(files().key, own.key);
  const { port, stop } = await front(own, { renewalMilliseconds: 20 });
  const shown = async () => {
    const socket = connect({ port, host: 'localhost', rejectUnauthorized: false });
    await once(socket, 'secureConnect');
    const { fingerprint256 } = socket.getPeerCertificate();
    socket.destroy();
    return fingerprint256;
  };
  const first = await shown();
  await writeFile(own.key, 'half written');
  const { cert, key } = await certificate();
  await writeFile(own.certificate, cert);
  const warned = () => loggedLines().some(({ msg }) => msg.startsWith('TLS_CERT and TLS_KEY'));
  await expect.poll(warned).toBe(true);
  expect(await shown()).toBe(first);
  await writeFile(own.key, key);
  await expect.poll(shown).not.toBe(first);
  await stop();
});

test('a body that drips is ended over HTTP/2 as well', async () => {
  const { port, inner, stop } = await front();
  inner.on('request', (request) => request.resume());
  endSlowBodies(inner, { headStartMilliseconds: 100, bytesPerSecond: 1_000_000 });
  const session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
  const stream = session.request({ ':method': 'POST', ':path': '/' });
  stream.on('error', () => undefined);
  const answered = once(stream, 'response');
  stream.write('{');
  const [headers] = (await answered) as [IncomingHttpHeaders & { ':status'?: number }];
  expect(headers[':status']).toBe(408);
  session.destroy();
  await stop();
});

test('files that are no certificate stop the start', async () => {
  await writeFile(join(folder, 'other.pem'), 'no key');
  const wrong = { ...files(), key: join(folder, 'other.pem') };
  expect(() => tlsFront(createServer(), wrong)).toThrow('TLS_CERT and TLS_KEY');
});

test('one that stops answers what is under way and closes', async () => {
  const { port, inner, stop, answer } = await front();
  const session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
  const asked = ask(session, { ':path': '/' });
  await once(inner, 'request');
  const closed = once(session, 'close');
  const stopped = stop();
  answer();
  expect((await asked).body).toBe('done');
  await closed;
  await stopped;
});
