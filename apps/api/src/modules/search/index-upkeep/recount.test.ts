import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { type ApiProcess, startProcess } from '../../../testing/process.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectRecount, RandomMarket } from './recount-test-kit.ts';

let server: TestServer;
let other: ApiProcess | null = null;
const folder = mkdtempSync(join(tmpdir(), 'wiki-recount-'));
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  other?.signal('SIGKILL');
  await server.stop();
  rmSync(folder, { recursive: true });
});

test('facets and searches equal a recount in every process, also in one that starts in between', async () => {
  const market = new RandomMarket(11);
  const play = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await market.step();
  };
  const environment = { MONGODB_URL: server.config.mongodbUrl ?? '', DATA_DIR: folder };
  const here = createClient(server);
  const first = (other = await startProcess(environment));
  await play(100);
  await expectRecount([here, createClient(first)]);
  // It is killed while things go on, and another one takes its place.
  first.signal('SIGKILL');
  await play(50);
  expect(await first.exited).toBeNull();
  const [second] = await Promise.all([startProcess(environment), play(50)]);
  other = second;
  await play(20);
  await expectRecount([here, createClient(second)]);
  second.signal('SIGTERM');
  await second.exited;
  // What was built saves its index when it stops; the next one takes it up, with all that it missed.
  const isBuilt = process.env['SERVER_FILE'] !== undefined;
  expect(existsSync(join(folder, 'search/listings.index'))).toBe(isBuilt);
  await play(50);
  const third = (other = await startProcess(environment));
  await expectRecount([here, createClient(third)]);
  await play(20);
  await expectRecount([here, createClient(third)]);
  third.signal('SIGTERM');
  await third.exited;
}, 300_000);
