import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const { errors } = await client.request('{ __typename }');
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
