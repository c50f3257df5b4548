import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { loggedLines } from '../../../testing/logs.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { announce, expectFound, idOf, searchQuery } from '../search-test-kit.ts';

const threads: Worker[] = [];
const note = (thread: Worker) => threads.push(thread);
let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  process.on('worker', note);
  server = await startTestServer();
  visitor = createClient(server);
});
afterAll(async () => {
  process.off('worker', note);
  await server.stop();
});

test('/readyz tells once listings can be searched, and does not wait for it', async () => {
  await expect
    .poll(async () => (await fetch(`${server.url}/readyz`)).json())
    .toMatchObject({ status: 'ready', built: { search: true } });
});

test('a thread that ends is replaced, and nobody sees more than that it takes a moment', async () => {
  const listing = await announce(await buildProduct({ name: { es: 'Ocarina' } }));
  await expectFound(visitor, 'ocarina', [idOf(listing)]);
  const lost = threads.at(-1);
  await lost?.terminate();
  const { data, errors } = await visitor.request(searchQuery, { query: 'ocarina' });
  expect(errors).toBeUndefined();
  expect(JSON.stringify(data)).toContain(idOf(listing));
  expect(threads.at(-1)).not.toBe(lost);
  expect(loggedLines().some((line) => JSON.stringify(line).includes('is built anew'))).toBe(true);
});
