import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { signUpOf } from '../../testing/sign-up.ts';
import { Metrics } from './metrics.ts';

const token = 'a-token-for-figures-that-nobody-else-uses';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { metrics: { port: 0, host: '127.0.0.1', token } } });
});
afterAll(() => server.stop());

const ask = (headers: Record<string, string> = {}, path = '/metrics') =>
  fetch(new URL(path, server.metricsUrl ?? ''), { headers });

const read = async (): Promise<string> => (await ask({ authorization: `Bearer ${token}` })).text();

/** The value of the sample that begins so; undefined when there is none. */
const valueOf = (text: string, sample: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? undefined : Number(line.slice(sample.length + 1));
};

test.each([null, 'Bearer wrong', token])('figures are refused to %s', async (authorization) => {
  const response = await ask(authorization ? { authorization } : {});
  expect(response.status).toBe(401);
  expect(await response.text()).toBe('');
});

test('nothing else is served there, and they are not served with the pages', async () => {
  expect((await ask({ authorization: `Bearer ${token}` }, '/graphql')).status).toBe(404);
  const page = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await page.text()).not.toContain('wiki_');
});

test('operations count by the names of the client, and others as other', async () => {
  const client = createClient(server);
  const count = (name: string, outcome = 'ok') =>
    `wiki_graphql_operation_seconds_count{operation="${name}",over="http",outcome="${outcome}"}`;
  await client.data('query Account { me { id } }');
  await client.data('query MyOwn { me { id } }');
  await client.data('{ me { id } }');
  await client.request('{ nothing }');
  const text = await read();
  expect(valueOf(text, count('Account'))).toBe(1);
  expect(valueOf(text, count('other'))).toBe(2);
  expect(valueOf(text, count('other', 'refused'))).toBe(1);
  expect(text).not.toContain('MyOwn');
  await client.data('query Account { me { id } }');
  expect(valueOf(await read(), count('Account'))).toBe(2);
  expect(text).toMatch(/wiki_http_request_seconds_count\{kind="graphql",status="2xx"\} \d/);
});

test('sockets, the stream, work and the search index show as they are', async () => {
  const socket = await createClient(server).socket();
  await expect.poll(async () => valueOf(await read(), 'wiki_sockets')).toBe(1);
  await socket.close();
  await expect.poll(async () => valueOf(await read(), 'wiki_sockets')).toBe(0);
  await expect.poll(async () => valueOf(await read(), 'wiki_search_index_ready')).toBe(1);
  const text = await read();
  expect(valueOf(text, 'wiki_search_index_documents')).toBe(0);
  expect(valueOf(text, 'wiki_live_stream_reading')).toBe(1);
  expect(valueOf(text, 'wiki_jobs{state="failed"}')).toBe(0);
  expect(valueOf(text, 'wiki_jobs{state="waiting"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'wiki_given_up_events')).toBe(0);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
});

test('what people type is in no figure, and consumers catch up with what they do', async () => {
  const { email } = await signUpOf(createClient(server));
  await expect
    .poll(async () => valueOf(await read(), 'wiki_consumer_waiting_events{consumer="audit"}'))
    .toBe(0);
  const text = await read();
  for (const secret of [String(email), server.config.jwtSecret, token]) {
    expect(text).not.toContain(secret);
  }
});

test('a value that cannot be read is missing, and the others are there', async () => {
  const metrics = new Metrics([]);
  metrics.watch({ name: 'there', help: 'One.', read: async () => 1 });
  metrics.watch({
    name: 'away',
    help: 'None.',
    read: async () => {
      throw new Error('away');
    },
  });
  const text = await metrics.text();
  expect(text).toContain('wiki_there 1');
  expect(text).not.toMatch(/^wiki_away/m);
});
