import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import {
  commandsDuring,
  documentsReadBy,
  type SentCommand,
  watchingCommands,
} from '../../../testing/commands.ts';
import { buildBusiness, buildProduct } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { idOf } from './reading-test-kit.ts';

let server: TestServer;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  visitor = createClient(server);
});
afterAll(() => server.stop());

test('those like a listing are found among at most forty, however many its category has', async () => {
  const business = await buildBusiness();
  const build = (count: number, category: string) =>
    Promise.all(
      Array.from({ length: count }, () =>
        buildProduct({ business, category, name: { en: 'Jam' } }),
      ),
    );
  const [few] = await build(6, 'food');
  const [many] = await build(120, 'crafts');
  if (!few || !many) throw new Error('Nothing was built.');
  const read = async (id: string): Promise<SentCommand[]> =>
    commandsDuring(['listings'], () =>
      visitor.data(
        'query ($id: ID!) { listing(id: $id) { name { en } similar { name { en } } } }',
        {
          id,
        },
      ),
    );
  for (const [listing, most] of [
    [few, 6],
    [many, 40],
  ] as const) {
    const sent = await read(idOf(listing));
    expect(sent.map(({ name }) => name)).toEqual(['find', 'aggregate']);
    const documents = await Promise.all(sent.map(documentsReadBy));
    expect(documents).toEqual([1, most]);
  }
});
