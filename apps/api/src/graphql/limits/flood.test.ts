import { afterAll, beforeAll, expect, test } from 'vitest';
import { limitFlood } from '../../platform/rate-limit/rate-limit.ts';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { standIn } from '../../testing/stand-in.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    modules: [standIn],
    config: { rateLimits: true, trustProxy: 1 },
  });
});
afterAll(() => server.stop());

test('an address is limited by its operations, not by its requests', async () => {
  const client = createClient(server);
  const query = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: unreadNotificationCount`).join(' ')} }`;
  const statuses: number[] = [];
  for (let request = 0; request < 32; request++)
    statuses.push((await client.request(query)).status);
  // 600 operations are 30 requests of 20.
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200));
  expect(statuses.slice(30)).toEqual([429, 429]);
  const { errors, headers } = await client.request('{ __typename }');
  expect(Number(headers.get('retry-after'))).toBe(errors?.[0]?.extensions?.retryAfterSeconds);
  expect(errors?.[0]?.extensions?.code).toBe('TOO_MANY_REQUESTS');
  expect(errors?.[0]?.extensions?.retryAfterSeconds).toBeGreaterThan(0);

  const socket = await client.socket();
  const [error] = await socket.start('{ __typename }').ended;
  expect(error?.extensions?.code).toBe('TOO_MANY_REQUESTS');
  await socket.close();
});

test('the addresses of one IPv6 network are one', async () => {
  const client = createClient(server);
  const query = `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: unreadNotificationCount`).join(' ')} }`;
  const statusFrom = async (address: string) =>
    (await client.request(query, {}, { 'x-forwarded-for': address })).status;
  for (let device = 0; device < 30; device++) {
    expect(await statusFrom(`2001:db8:0:1::${device.toString(16)}`)).toBe(200);
  }
  expect(await statusFrom('2001:db8:0:1:ffff::1')).toBe(429);
  expect(await statusFrom('2001:db8:0:2::1')).toBe(200);
});

test('whoever asks for the schema does so a few times, not hundreds of times', async () => {
  const client = createClient(server);
  const statusOf = async (query: string) =>
    (await client.request(query, {}, { 'x-forwarded-for': '192.0.2.9' })).status;
  for (let time = 0; time < 5; time++) {
    expect(await statusOf('{ __schema { queryType { name } } }')).toBe(200);
  }
  expect(await statusOf('{ a: __schema { description } b: __schema { description } }')).toBe(429);
});

test('what cannot be run counts too, and is not even read once there is too much of it', async () => {
  const client = createClient(server);
  const statusOf = async (query: string) =>
    (await client.request(query, {}, { 'x-forwarded-for': '192.0.2.10' })).status;
  const refused = ['{ nothing }', '{ never ends', `{ ${'__typename '.repeat(3_000)} }`];
  for (let time = 0; time < 61; time++) {
    expect(await statusOf(refused[time % refused.length] ?? '')).toBe(400);
  }
  for (const query of [...refused, '{ __typename }']) expect(await statusOf(query)).toBe(429);
});

test('so does what cannot be run on a socket', async () => {
  const client = createClient(server);
  const socket = await client.socket({ headers: { 'x-forwarded-for': '192.0.2.11' } });
  const codeOf = async (query: string) => {
    const [error] = await socket.start(query).ended;
    return error?.extensions?.code;
  };
  expect(await codeOf('{ nothing }')).toBe('BAD_REQUEST');
  await limitFlood('192.0.2.11', 590);
  expect(await codeOf('{ nothing }')).toBe('BAD_REQUEST');
  expect(await codeOf('{ nothing }')).toBe('TOO_MANY_REQUESTS');
  await socket.close();
});
