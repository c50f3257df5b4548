import { afterAll, beforeAll, test } from 'vitest';
import { watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectPagesToCostTheSame } from './forum-depth-test-kit.ts';

/** 20 rows a page: the last one is page 5,000. `SOAK_DISCUSSIONS` inserts another number. */
const discussions = Number(process.env['SOAK_DISCUSSIONS'] ?? 100_000);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

test(
  `page ${discussions / 20} of ${discussions} discussions costs what page 1 of 50 does`,
  () => expectPagesToCostTheSame(server, discussions),
  10 * 60_000,
);
