import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotPublicError, type PageNetwork, readPublicPage } from './read-public-page.ts';

let server: Server;
let port = 0;
let asked: string[] = [];
let answer: RequestListener = (_request, response) => response.end();

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const open = '93.184.216.34';
/** A name service, and an internet that is the server of this test; what was connected to is noted. */
function network(names: Record<string, string[]> = {}) {
  const connected: string[] = [];
  asked = [];
  const net: PageNetwork = {
    resolve: async (hostname) => (names[hostname] ?? [open]).map((address) => ({ address })),
    target: (address) => {
      connected.push(address);
      return { host: '127.0.0.1', port };
    },
  };
  return { net, connected };
}
const never = new AbortController().signal;
const html =
  (text: string): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  };

test('a page is read from the address that was checked, under its own name', async () => {
  const { net, connected } = network();
  answer = html('<title>Feria</title>');
  expect(await readPublicPage('http://feria.example/2026?a=1', never, net)).toEqual({
    url: 'http://feria.example/2026?a=1',
    html: '<title>Feria</title>',
  });
  expect(connected).toEqual([open]);
  expect(asked).toEqual(['feria.example/2026?a=1']);
});

describe('what is not of the open internet', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://10.1.2.3/',
    'http://172.20.0.1/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.100.100.200/',
    'http://0.0.0.0/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a9fe:a9fe]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://feria.example:8080/',
    'http://user:word@feria.example/',
    'ftp://feria.example/',
    'file:///etc/passwd',
  ])('%s is not asked', async (address) => {
    const { net, connected } = network();
    await expect(readPublicPage(address, never, net)).rejects.toThrow(NotPublicError);
    expect([connected, asked]).toEqual([[], []]);
  });

  test('is refused by any of the addresses of a name, and by what is no address', async () => {
    for (const addresses of [['127.0.0.1'], [open, '10.0.0.1'], ['::1'], ['localhost'], []]) {
      const { net, connected } = network({ 'inside.example': addresses });
      await expect(readPublicPage('http://inside.example/', never, net)).rejects.toThrow(
        NotPublicError,
      );
      expect([connected, asked]).toEqual([[], []]);
    }
  });

  test('is not reached by a redirect, nor by a name that changes its mind', async () => {
    for (const location of ['http://169.254.169.254/', '//[::1]/', 'http://inside.example/']) {
      const { net, connected } = network({ 'inside.example': ['192.168.0.1'] });
      answer = (_request, response) => response.writeHead(302, { location }).end();
      await expect(readPublicPage('http://feria.example/', never, net)).rejects.toThrow(
        NotPublicError,
      );
      expect(connected).toEqual([open]);
    }
    let times = 0;
    const { net, connected } = network();
    const rebinding: PageNetwork = {
      ...net,
      resolve: async () => [{ address: (times += 1) === 1 ? open : '127.0.0.1' }],
    };
    answer = html('once');
    expect((await readPublicPage('http://feria.example/', never, rebinding))?.html).toBe('once');
    expect([times, connected]).toEqual([1, [open]]);
  });
});

test('redirects come to an end', async () => {
  const { net, connected } = network();
  answer = (_request, response) => response.writeHead(301, { location: '/again' }).end();
  expect(await readPublicPage('http://feria.example/', never, net)).toBeNull();
  expect(connected).toHaveLength(4);
});

test('what is no page is not read, and of a long one the beginning', async () => {
  const { net } = network();
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
  expect(await readPublicPage('http://feria.example/', never, net)).toBeNull();
  answer = (_request, response) => response.writeHead(404).end('<title>No</title>');
  expect(await readPublicPage('http://feria.example/', never, net)).toBeNull();
  answer = html(`<title>Long</title>${'x'.repeat(3_000_000)}`);
  const page = await readPublicPage('http://feria.example/', never, net);
  expect(page?.html).toHaveLength(512 * 1024);
});

test('a page that does not answer is given up with its job', async () => {
  const { net } = network();
  answer = () => undefined;
  const stop = new AbortController();
  const reading = readPublicPage('http://feria.example/', stop.signal, net);
  await expect.poll(() => asked.length).toBe(1);
  stop.abort(new Error('stopped'));
  await expect(reading).rejects.toThrow('aborted');
});
