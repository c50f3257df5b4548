import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectRightsKept } from './stream-rights-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

test(`nobody is told what their query refuses at that instant (SEED=${seed})`, async () => {
  await Promise.all([0, 1, 2].map((part) => expectRightsKept(server, seed + part, 10)));
  expect.hasAssertions();
});
