import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectRightsKept } from './stream-rights-test-kit.ts';

/** `SOAK_STEPS` plays fewer, `SOAK_SEED` begins elsewhere. */
const steps = Number(process.env.SOAK_STEPS ?? 3_000);
const firstSeed = Number(process.env.SOAK_SEED ?? 1);
const perHistory = 25;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test(`thousands of changes of rights (SOAK_SEED=${firstSeed})`, async () => {
  let deleted = 0;
  for (let played = 0; played < steps; played += perHistory) {
    deleted += (await expectRightsKept(server, firstSeed + played, perHistory)).deleted;
  }
  expect(deleted).toBeGreaterThan(0);
}, 3_600_000);
