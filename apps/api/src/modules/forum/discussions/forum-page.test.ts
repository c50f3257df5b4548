import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient } from '../../../testing/client.ts';
import { buildBusiness } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { discuss, refusals, run, titlesOf, written } from '../forum-test-kit.ts';
import { discussionPage } from './forum-page.ts';
import { DiscussionModel } from '../forum.model.ts';

let server: TestServer;
let author: Person;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  await createBlacklistEntry('phrase', 'dinero facil');
  author = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

const pageOf = (id: string) => discussionPage(id, 'es', server.config);

test('a discussion that was taken away is gone, one that never was is not found', async () => {
  const { id } = await discuss(author.client, 'Here today.', { title: 'Here' });
  expect(await pageOf(id)).toMatchObject({ title: 'Here', description: 'Here today.' });
  await run(author.client, 'deleteDiscussion', { id });
  expect(await pageOf(id)).toBe('gone');
  await run(admin.client, 'restoreDiscussion', { id });
  expect(await pageOf(id)).toMatchObject({ title: 'Here' });
  expect(await pageOf('0'.repeat(24))).toBeNull();
  expect(await pageOf('nonsense')).toBeNull();
});

test('what is held, or hidden until it is decided, is not found for now', async () => {
  const held = await discuss(author.client, 'Dinero fácil para todos');
  expect(held.status).toBe('HELD');
  expect(await pageOf(held.id)).toBeNull();
  const { id } = await discuss(author.client, 'Reported');
  const members = await Promise.all(Array.from({ length: 3 }, () => buildPerson(server)));
  for (const { client } of members) {
    await client.data(
      `mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }`,
      { input: { kind: 'discussion', id, reason: 'spam' } },
    );
  }
  expect((await DiscussionModel.findById(id).lean())?.status).toBe('REMOVED');
  expect(await pageOf(id)).toBeNull();
});

test('what the people of a business wrote is listed with it', async () => {
  const businessId = (await buildBusiness())._id.toHexString();
  const member = await buildPerson(server, { memberType: 'business', businessId });
  await discuss(member.client, 'Ours', { title: 'Of the business' });
  expect(await refusals(author.client, 'createDiscussion', written('Mine'))).toEqual([]);
  for (const sort of ['ACTIVE', 'NEWEST', 'MOST_LIKED', 'MOST_REPLIES']) {
    const listed = `filter: { businessId: "${businessId}" }, sort: ${sort}`;
    expect(await titlesOf(createClient(server), listed)).toEqual(['Of the business']);
  }
});
