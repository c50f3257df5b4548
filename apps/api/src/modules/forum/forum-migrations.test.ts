import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { createClient } from '../../testing/client.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { createBlacklistEntry } from '../moderation/index.ts';
import { discuss, openCaseOf, readThread, run, written } from './forum-test-kit.ts';
import { forumMigrations } from './forum.migrations.ts';
import { DiscussionModel, type DiscussionRecord } from './forum.model.ts';

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

test('what was never published is no earlier version of a post any more', async () => {
  const at = (minute: number) => new Date(Date.UTC(2030, 0, 1, 12, minute));
  const step = (action: string, minute: number) => ({ action, at: at(minute), by: null });
  const version = (minute: number, text: string) => ({
    title: null,
    text,
    dateWritten: at(minute),
  });
  /** A discussion that was edited as said, the last time in minute 50. */
  const edited = async (versions: object[], steps: object[]) => {
    const { id } = await discuss((await buildPerson(server)).client, 'As it is now');
    await DiscussionModel.updateOne({ _id: id }, { versions, dateEdited: at(50) });
    const openKey = `test:${id}`;
    await database()
      .collection('moderationCases')
      .insertOne({ kind: 'discussion', subjectId: id, openKey, status: 'KEPT', steps });
    return id;
  };
  const phraseOnTheList = version(10, 'Dinero fácil');
  const posts = [
    // Held from the start by a phrase that is on the list, which no case tells of any more.
    { id: await edited([phraseOnTheList], []), left: [] },
    // Public, then held by a phrase that was taken off the list since, then written without it.
    {
      id: await edited(
        [version(40, 'Without it'), version(20, 'Plata regalada'), version(10, 'At first')],
        [step('HELD', 20), step('WITHDRAWN', 40)],
      ),
      left: ['Without it', 'At first'],
    },
    // Held, not published by whoever decided, and written anew.
    {
      id: await edited([version(10, 'Plata')], [step('HELD', 10), step('ASK_EDIT', 20)]),
      left: [],
    },
    // Held and published, and edited afterwards: everybody read it.
    {
      id: await edited([phraseOnTheList], [step('HELD', 10), step('KEEP', 20)]),
      left: ['Dinero fácil'],
    },
    // Reported, removed and brought back, which a phrase had no part in.
    {
      id: await edited(
        [version(30, 'Twice'), version(10, 'Once')],
        [step('REPORTED', 15), step('REMOVE', 20), step('UNDONE', 25)],
      ),
      left: ['Twice', 'Once'],
    },
  ];

  await database()
    .collection('blacklistEntries')
    .updateMany({}, { $set: { dateCreated: at(0) } });
  const migration = forumMigrations.find(({ id }) => id.endsWith('versions-never-public'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());
  for (const { id, left } of posts) {
    const thread = await readThread(createClient(server), id);
    expect(thread?.versions.map(({ text }) => text)).toEqual(left);
  }
});

test('whom posts of before name is noted, and who acted is told by id alone', async () => {
  const { userId, user } = author;
  const attrs = { kind: 'user', id: userId, label: user.displayName };
  const body = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'mention', attrs }] }],
  };
  const { id } = await discuss(admin.client, '', { body });
  const discussions = database().collection<DiscussionRecord>('discussions');
  const notifications = database().collection('notifications');
  await discussions.updateMany({}, { $unset: { named: '' } });
  const told = { type: 'postMention', userId, cause: 'before' };
  await notifications.insertOne({
    ...told,
    params: { discussionId: id, title: 'x', actor: 'Valentina' },
    actorIds: [admin.userId],
    actorCount: 1,
  });

  const migration = forumMigrations.find(({ id: step }) => step.endsWith('named-people'));
  for (let times = 0; times < 2; times += 1) await migration?.up(database());

  const named = await discussions.find({ 'named.userId': userId }).toArray();
  expect(named.map(({ _id, named: people }) => [String(_id), people])).toEqual([
    [id, [{ userId, label: user.displayName }]],
  ]);
  expect(await discussions.countDocuments({ named: { $exists: false } })).toBe(0);
  expect((await notifications.findOne(told))?.['params']).toEqual({ discussionId: id, title: 'x' });
});
