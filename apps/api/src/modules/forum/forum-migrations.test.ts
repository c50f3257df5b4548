import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { createBlacklistEntry } from '../moderation/index.ts';
import { discuss, openCaseOf, readThread, run, written } from './forum-test-kit.ts';
import { forumMigrations } from './forum.migrations.ts';

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

test('what was held before there were cases waits in the queue, and is decided there', async () => {
  const held = await run(author.client, 'createDiscussion', written('Dinero fácil'));
  const { id } = await discuss(author.client);
  const { comment } = await run(author.client, 'addDiscussionComment', {
    discussionId: id,
    body: written('Dinero fácil').body,
    language: 'es',
  });
  const ids = [held.discussion?.id ?? '', comment?.id ?? ''];
  // The version before knew nothing of cases.
  const cases = database().collection('moderationCases');
  const since = await cases.find({ subjectId: { $in: ids } }).toArray();
  await cases.deleteMany({});

  const migration = forumMigrations.find(({ id: step }) => step.endsWith('cases-of-held-posts'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());

  const made = await cases.find({ subjectId: { $in: ids } }).toArray();
  expect(made).toHaveLength(2);
  for (const each of made) {
    const now = since.find(({ subjectId }) => subjectId === each['subjectId']);
    expect(Object.keys(each).toSorted()).toEqual(Object.keys(now ?? {}).toSorted());
  }
  for (const subjectId of ids) {
    const caseId = await openCaseOf(admin.client, subjectId);
    await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
  }
  expect(await readThread(createClient(server), ids[0] ?? '')).toMatchObject({
    status: 'PUBLISHED',
  });
  expect(await readThread(createClient(server), id)).toMatchObject({
    commentCount: 1,
    comments: [{ text: 'Dinero fácil' }],
  });
});
