import { afterAll, beforeAll, expect, test } from 'vitest';
import { clientOf, createClient } from '../../../testing/client.ts';
import { buildProduct } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, buildWorld, type Person, type World } from '../../../testing/world.ts';
import { discuss } from '../../forum/forum-test-kit.ts';

let server: TestServer;
let world: World;
let person: Person;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
  person = await buildPerson(server);
});
afterAll(() => server.stop());

const query = `query ($userId: ID!) {
  personHistory(userId: $userId) { notes { text } written { kind title text state path } } }`;

test('is read by moderators alone, with what the person wrote of every kind', async () => {
  const { id } = await discuss(person.client, 'A question about history', { title: 'History' });
  const listing = await buildProduct();
  await person.client.data(
    'mutation ($input: AddListingCommentInput!) { addListingComment(input: $input) { userErrors { code } } }',
    { input: { listingId: listing._id.toHexString(), text: 'Is it still there?' } },
  );
  const { userId } = person;
  const admin = clientOf(server, world.wikiAdmin);
  const { personHistory } = await admin.data<{
    personHistory: { written: { kind: string; path: string }[] };
  }>(query, { userId });
  expect(personHistory.written).toMatchObject([
    { kind: 'listingComment', title: null, text: 'Is it still there?', state: 'SHOWN' },
    { kind: 'discussion', title: 'History', path: expect.stringContaining(id) as string },
  ]);
  expect(await admin.data(query, { userId: 'x' })).toEqual({ personHistory: null });
  const codeOf = async (client: typeof admin) =>
    (await client.request(query, { userId })).errors?.[0]?.extensions?.code;
  expect(await codeOf(createClient(server))).toBe('UNAUTHENTICATED');
  expect(await codeOf(person.client)).toBe('FORBIDDEN');
});

test('its devices are listed and ended by administrators alone, and that is audited', async () => {
  const admin = clientOf(server, world.wikiAdmin);
  const { userId } = person;
  const read = 'query ($userId: ID!) { sessionsOf(userId: $userId) { id device isCurrent } }';
  const end = `mutation ($input: EndSessionsOfInput!) {
    endSessionsOf(input: $input) { revokedIds userErrors { code field } } }`;
  expect((await person.client.request(read, { userId })).errors?.[0]?.extensions?.code).toBe(
    'FORBIDDEN',
  );
  expect(
    (await person.client.request(end, { input: { userId } })).errors?.[0]?.extensions?.code,
  ).toBe('FORBIDDEN');
  const { sessionsOf } = await admin.data<{ sessionsOf: { id: string }[] }>(read, { userId });
  expect(sessionsOf).toMatchObject([{ isCurrent: false }]);
  const [session] = sessionsOf;
  const wrong = { input: { userId, sessionId: '0'.repeat(24) } };
  expect(await admin.data(end, wrong)).toMatchObject({
    endSessionsOf: { revokedIds: [], userErrors: [{ code: 'NOT_FOUND', field: 'sessionId' }] },
  });
  const one = { input: { userId, sessionId: session?.id } };
  expect(await admin.data(end, one)).toMatchObject({
    endSessionsOf: { revokedIds: [session?.id], userErrors: [] },
  });
  expect(await admin.data(read, { userId })).toEqual({ sessionsOf: [] });
  await expect
    .poll(async () => (await person.client.request('{ me { id } }')).data?.['me'] ?? null)
    .toBeNull();
  // Nothing is left to end: that is no refusal.
  expect(await admin.data(end, { input: { userId } })).toMatchObject({
    endSessionsOf: { revokedIds: [], userErrors: [] },
  });
});
