import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { discuss, reply } from '../forum-test-kit.ts';

let server: TestServer;
let author: Person;
let member: Person;

beforeAll(async () => {
  server = await startTestServer();
  author = await buildPerson(server);
  member = await buildPerson(server);
});
afterAll(() => server.stop());

test('names whom a text may mention', async () => {
  const someone = await buildPerson(server, { displayName: 'Zoraida Ñungo' });
  const find = (query: string, discussionId: string | null = null) =>
    member.client.data<{ mentionCandidates: { id: string; name: string }[] }>(
      `query ($query: String!, $discussionId: ID) {
        mentionCandidates(query: $query, discussionId: $discussionId) { id name kind detail } }`,
      { query, discussionId },
    );
  expect((await find('zorai')).mentionCandidates).toMatchObject([{ id: someone.userId }]);
  // By any word of the name, several of them, and not by the middle of one.
  expect((await find('ñun')).mentionCandidates).toMatchObject([{ id: someone.userId }]);
  expect((await find('Ñungo Zor')).mentionCandidates).toMatchObject([{ id: someone.userId }]);
  expect((await find('raida')).mentionCandidates).toEqual([]);

  // Whom the page of their business shows is told from others by it; nobody else is.
  const business = await buildBusiness({ name: 'Turrones Zarzuela', city: 'Cali' });
  const shown = await buildPerson(server, {
    displayName: 'Aura Zarzuela',
    businessId: business._id.toHexString(),
    shownAs: { title: null, words: null },
  });
  const hidden = await buildPerson(server, {
    displayName: 'Berta Zarzuela',
    businessId: business._id.toHexString(),
  });
  const named = [
    { id: shown.userId, detail: 'Turrones Zarzuela' },
    { id: hidden.userId, detail: null },
    { id: business._id.toHexString(), detail: 'Cali' },
  ];
  expect((await find('zarz')).mentionCandidates).toMatchObject(named);
  // Those who write in the discussion come first.
  const { id } = await discuss(author.client);
  await reply(hidden.client, id, 'Mine');
  const [first, second, third] = named;
  expect((await find('zarz', id)).mentionCandidates).toMatchObject([second, first, third]);
  expect((await find(' ')).mentionCandidates).toEqual([]);
  const { errors } = await createClient(server).request('{ mentionCandidates(query: "a") { id } }');
  expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});
