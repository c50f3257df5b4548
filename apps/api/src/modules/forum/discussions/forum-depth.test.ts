import { afterAll, beforeAll, test } from 'vitest';
import { watchingCommands } from '../../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { expectPagesToCostTheSame } from './forum-depth-test-kit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
});
afterAll(() => server.stop());

test('the last page of 5,000 discussions costs what the first of 50 does, four commands at most', () =>
  expectPagesToCostTheSame(server, 5_000));
