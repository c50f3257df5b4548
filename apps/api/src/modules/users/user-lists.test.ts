import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient } from '../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../testing/commands.ts';
import { buildUser } from '../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  ({ client: admin } = await buildPerson(server, { memberType: 'wikiAdmin' }));
  for (let count = 0; count < 12; count += 1) await buildUser();
});
afterAll(() => server.stop());

/** The commands of a page beyond the one that reads the viewer. */
async function page(first: number, search: string | null) {
  const commands = await commandsDuring(['users'], () =>
    admin.data(
      'query ($first: Int!, $search: String) { users(first: $first, search: $search) { edges { node { id email displayName suspension { reason } viewerCanSuspend } } } }',
      { first, search },
    ),
  );
  return commands.filter(({ body }) => body.limit !== 1);
}

describe('the list of accounts', () => {
  it('costs one command at any size', async () => {
    expect((await page(2, null)).map(({ name }) => name)).toEqual(['find']);
    expect((await page(10, null)).map(({ name }) => name)).toEqual(['find']);
    expect((await page(10, 'Ana')).map(({ name }) => name)).toEqual(['find']);
  });

  it('is read in order from an index', async () => {
    const [find] = await page(5, null);
    if (!find) throw new Error('The list was not read.');
    const { stages } = await planOf(find);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  });
});
