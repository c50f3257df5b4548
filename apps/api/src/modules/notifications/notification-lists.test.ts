import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cursorNow, type TestClient } from '../../testing/client.ts';
import {
  commandsDuring,
  everyCommandDuring,
  planOf,
  watchingCommands,
} from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson } from '../../testing/world.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { notify } from './notify.ts';

let server: TestServer;
let client: TestClient;
let userId: string;
beforeAll(async () => {
  server = await startTestServer({
    config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) },
  });
  ({ userId, client } = await buildPerson(server));
  for (let count = 0; count < 12; count += 1) await give(`${count}`);
});
afterAll(() => server.stop());

const give = (cause: string) =>
  inTransaction(() => notify({ userId, type: 'welcome', params: {}, cause }));

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

describe('the stream of notifications', () => {
  it.each([
    { fields: 'kind', counted: 0 },
    { fields: 'kind unreadCount', counted: 1 },
  ])('counts the badge $counted times where it is asked for { $fields }', async (told) => {
    const socket = await client.socket();
    const changes = socket.start(
      `subscription ($after: EventCursor) { notificationChanged(after: $after) { ${told.fields} } }`,
      { after: await cursorNow(server) },
    );
    const sent = await everyCommandDuring(['notifications'], async () => {
      await give(told.fields);
      expect(await changes.next()).toMatchObject({
        data: { notificationChanged: { kind: 'ADDED' } },
      });
    });
    expect(sent.filter(({ name }) => name === 'aggregate')).toHaveLength(told.counted);
    await socket.close();
  });
});
