import { disputeStatuses } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBlacklistEntry } from '../../modules/moderation/index.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { buildUser } from '../../testing/factories.ts';
import { commandsOfPages, readBothWays } from '../../testing/lists.ts';
import { buildDispute } from '../../testing/review-factory.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';

let server: TestServer;
let admin: Person;
const words = ['alfa', 'beta', 'delta', 'gamma', 'zeta', 'épsilon', 'ñandú'];

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  for (const word of words) await createBlacklistEntry('word', word);
  for (let count = 0; count < 8; count += 1) await buildUser();
  for (const status of disputeStatuses) await buildDispute({ status });
});
afterAll(() => server.stop());

describe('a declared list', () => {
  test.each([
    ['blacklist', 'kind: WORD', words.length],
    ['blacklist', 'kind: PHRASE', 0],
    ['users', '', null],
    ['disputes', '', disputeStatuses.length],
    ['disputes', 'status: KEPT', 1],
  ])('%s(%s) reads the same both ways and counts itself', async (field, given, count) => {
    const { forwards, backwards, totalCount } = await readBothWays(admin.client, field, given);
    expect(backwards).toEqual(forwards);
    expect(new Set(forwards).size).toBe(forwards.length);
    expect(totalCount).toBe(count ?? forwards.length);
    expect(forwards).toHaveLength(totalCount ?? Number.NaN);
  });

  test('a page between two positions ends at the second', async () => {
    const { client } = admin;
    const { list } = await client.data<{ list: { edges: { cursor: string }[] } }>(
      '{ list: blacklist(kind: WORD) { edges { cursor } } }',
    );
    const [after, , , before] = list.edges.map(({ cursor }) => cursor);
    const between = await client.data<{ list: { edges: { node: { text: string } }[] } }>(
      `query ($after: Cursor, $before: Cursor) {
        list: blacklist(kind: WORD, after: $after, before: $before) { edges { node { text } } }
      }`,
      { after, before },
    );
    expect(between.list.edges.map(({ node: { text } }) => text)).toEqual(words.slice(1, 3));
  });

  test.each([
    ['last: 0', 'BAD_REQUEST'],
    ['last: 51', 'BAD_REQUEST'],
    ['first: 51', 'BAD_REQUEST'],
    ['last: 2, before: "nonsense"', 'INVALID_CURSOR'],
  ])('%s is denied with %s', async (page, code) => {
    const { errors } = await admin.client.request(`{ users(${page}) { edges { cursor } } }`);
    expect(errors?.[0]?.extensions?.code).toBe(code);
  });

  test('`last` is what counts where both are given; null is as if it were left out', async () => {
    const { client } = admin;
    const texts = async (page: string) =>
      (
        await client.data<{ list: { edges: { node: { text: string } }[] } }>(
          `{ list: blacklist(kind: WORD, ${page}) { edges { node { text } } } }`,
        )
      ).list.edges.map(({ node: { text } }) => text);
    expect(await texts('first: 50, last: 1')).toEqual(words.slice(-1));
    expect(await texts('first: null, last: null, after: null')).toHaveLength(words.length);
  });

  test('a cursor is good for the arguments that gave it only', async () => {
    const read = (given: string) =>
      admin.client.request<{ disputes: { pageInfo: { endCursor: string } } }>(
        `{ disputes(${given}) { pageInfo { endCursor } } }`,
      );
    const { data } = await read('first: 1');
    const { endCursor } = data?.disputes.pageInfo ?? {};
    const { errors } = await read(`status: KEPT, after: "${endCursor}"`);
    expect(errors?.[0]?.extensions?.code).toBe('INVALID_CURSOR');
  });

  test('what nobody asks for costs nothing', async () => {
    const page = (fields: string) => (first: number) =>
      admin.client.data(`{ disputes(first: ${first}) { ${fields} edges { node { id } } } }`);
    const plain = await commandsOfPages(['disputes'], page(''));
    expect(plain).toEqual({ ofOne: 1, ofMany: 1 });
    const counted = await commandsOfPages(['disputes'], page('totalCount'));
    expect(counted).toEqual({ ofOne: 2, ofMany: 2 });
  });
});
