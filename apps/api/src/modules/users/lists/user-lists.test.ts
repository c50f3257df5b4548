import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient } from '../../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../../testing/commands.ts';
import { buildUser } from '../../../testing/factories.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson } from '../../../testing/world.ts';
import { changeUser } from '../user.store.ts';

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

  it('is narrowed to a kind, and to those whose suspension is in force', async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000);
    const suspended = async (until: Date | null) => {
      const suspension = { reason: 'x', since: at(-9), until };
      const id = (await buildUser())._id.toHexString();
      await changeUser(id, { suspension });
      return id;
    };
    const found = async (narrowing: string) => {
      const { users } = await admin.data<{ users: { edges: { node: { id: string } }[] } }>(
        `{ users(first: 50, ${narrowing}) { edges { node { id } } } }`,
      );
      return users.edges.map(({ node }) => node.id);
    };
    const [ever, still] = [await suspended(null), await suspended(at(1))];
    const over = await suspended(at(-1));
    expect(await found('isSuspended: true')).toEqual([still, ever]);
    expect(await found('isSuspended: true, memberType: WIKI_ADMIN')).toEqual([]);
    expect(await found('memberType: WIKI_ADMIN')).toHaveLength(1);
    expect(await found('memberType: USER')).toContain(over);
  });

  it('is read in order from an index', async () => {
    const [find] = await page(5, null);
    if (!find) throw new Error('The list was not read.');
    const { stages } = await planOf(find);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('SORT');
  });
});
