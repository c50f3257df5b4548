import { afterAll, beforeAll, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectRecount, RandomMarket } from './recount-test-kit.ts';

let server: TestServer;
let other: ApiProcess | null = null;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  other?.signal('SIGKILL');
  await server.stop();
});

test('facets and searches equal a recount after thousands of changes and many restarts', async () => {
  const market = new RandomMarket(Date.now());
  const here = createClient(server);
  for (let round = 0; round < 20; round += 1) {
    other = await startProcess({ MONGODB_URL: server.config.mongodbUrl ?? '' });
    for (let step = 0; step < 250; step += 1) await market.step();
    await expectRecount([here, createClient(other)]);
    other.signal(round % 2 === 0 ? 'SIGKILL' : 'SIGTERM');
    await other.exited;
  }
}, 1_200_000);
