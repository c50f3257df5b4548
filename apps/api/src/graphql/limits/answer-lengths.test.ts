import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: true, trustProxy: 1 } });
});
afterAll(() => server.stop());

const all = 'id value label { en es } dialCode flag externalId isActive origin parent list';
const whole = `reference(list: COMMERCIAL_ACTIVITIES) { ${all} }`;
const aliased = (count: number): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${whole}`).join(' ')} }`;

/** Asks from an address of its own. */
async function ask(query: string, address: string) {
  const { status, data, errors } = await createClient(server).request<Record<string, object[]>>(
    query,
    {},
    { 'x-forwarded-for': address },
  );
  return { status, data, code: errors?.[0]?.extensions?.code };
}

test('a long list is read once, not twenty times in one request', async () => {
  const once = await ask(aliased(1), '192.0.2.1');
  expect(once.code).toBeUndefined();
  expect(once.data?.a0?.length).toBeGreaterThan(500);
  expect(await ask(aliased(20), '192.0.2.1')).toMatchObject({
    status: 400,
    code: 'QUERY_TOO_COMPLEX',
  });
});

test('what two lists really hold counts, though their usual length would pass', async () => {
  const { data, code } = await ask(aliased(2), '192.0.2.2');
  expect(code).toBe('QUERY_TOO_COMPLEX');
  expect(data).toBeNull();
  const short = await ask(
    '{ a: reference(list: TAXES) { id } b: reference(list: TAXES) { id } }',
    '192.0.2.2',
  );
  expect(short.code).toBeUndefined();
});

test('long answers weigh in the limits of their address', async () => {
  let answered = 0;
  while ((await ask(`{ ${whole} }`, '192.0.2.3')).status === 200) answered += 1;
  expect(answered).toBeGreaterThan(20);
  expect(answered).toBeLessThan(60);
  const socket = await createClient(server).socket();
  const { data } = await socket.start<{ reference: object[] }>(`{ ${whole} }`).next();
  expect(data?.reference.length).toBeGreaterThan(500);
  await socket.close();
});
