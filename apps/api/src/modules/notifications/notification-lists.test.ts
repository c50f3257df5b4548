import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestClient } from '../../testing/client.ts';
import { commandsDuring, planOf, watchingCommands } from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from './notify.ts';

let server: TestServer;
let client: TestClient;
beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  const { userId, client: own } = await buildPerson(server);
  client = own;
  for (let count = 0; count < 12; count += 1) {
    const notification = { userId, type: 'welcome', params: {}, cause: `${count}` } as const;
    await inTransaction(() => notify(notification));
  }
});
afterAll(() => server.stop());

const page = (first: number, filter: string | null) =>
  commandsDuring(['notifications'], () =>
    client.data(
      'query ($first: Int!, $filter: NotificationFilter) { notifications(first: $first, filter: $filter) { edges { node { title text url } } } unreadNotificationCount }',
      { first, filter },
    ),
  );

describe('the list of notifications', () => {
  it('costs one command at any size, and the badge one', async () => {
    const small = await page(1, null);
    const large = await page(10, null);
    expect(small.map(({ name }) => name).toSorted()).toEqual(['aggregate', 'find']);
    expect(large.map(({ name }) => name).toSorted()).toEqual(['aggregate', 'find']);
  });

  it.each([null, 'NEW', 'PAST'])(
    'is read in order from an index with the filter %s',
    async (filter) => {
      const find = (await page(5, filter)).find(({ name }) => name === 'find');
      if (!find) throw new Error('The list was not read.');
      const { stages } = await planOf(find);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('SORT');
    },
  );
});
