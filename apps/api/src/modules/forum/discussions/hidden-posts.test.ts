import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { MailRequestModel } from '../../mail/mail-request.model.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import { NotificationModel } from '../../notifications/notification.model.ts';
import { discuss, openCaseOf, readThread, reply, run, told, written } from '../forum-test-kit.ts';
import { discussionIndex } from './discussion-index.ts';

let server: TestServer;
let author: Person;
let member: Person;
let admin: Person;
let reporters: Person[];
const reason = { text: 'It is an advertisement' };
/** A word that stands in everything that nobody may read. */
const secret = 'xylophone';
const phrase = 'dinero facil';

beforeAll(async () => {
  server = await startTestServer();
  await createBlacklistEntry('phrase', phrase);
  author = await buildPerson(server);
  member = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
  reporters = await Promise.all(Array.from({ length: 3 }, () => buildPerson(server)));
});
afterAll(() => server.stop());

const post = 'id title text excerpt tags versions { title text } reason { text }';
const comment = 'id text versions { text } reason { text }';
const thread = `${post} comments { totalCount edges { cursor node { ${comment} replies { ${comment} } } } }
  acceptedComment { ${comment} } viewerFirstUnread { ${comment} } related(first: 10) { ${post} }`;

/** Every way by which somebody comes by what stands in the forum, as one text. */
async function everyPath(client: TestClient, { id, commentId }: Hidden): Promise<string> {
  const answers: unknown[] = [];
  const read = async (query: string) => {
    const { data, errors } = await client.request(query);
    answers.push(data, errors);
  };
  for (const sort of ['ACTIVE', 'NEWEST', 'MOST_LIKED', 'MOST_REPLIES']) {
    for (const filter of [
      '',
      `tag: "${secret}"`,
      `query: "${secret}"`,
      `authorId: "${author.userId}"`,
    ]) {
      await read(`{ discussions(sort: ${sort}, first: 10, filter: { ${filter} }) {
        edges { cursor node { ${post} comments(first: 5) { edges { node { ${comment} } } } } } } }`);
    }
  }
  await read(`{ discussion(id: "${id}") { ${thread} } }`);
  for (const sort of ['OLDEST', 'NEWEST', 'MOST_USEFUL']) {
    await read(`{ discussion(id: "${id}") { comments(sort: ${sort}, around: "${commentId}") {
      totalCount edges { node { ${comment} } } } } }`);
  }
  await read(`{ discussionComment(id: "${commentId}") {
    ${comment} discussion { ${post} } parent { ${comment} } } }`);
  for (const nodeId of [id, commentId]) {
    await read(
      `{ node(id: "${nodeId}") { ... on Discussion { ${post} } ... on DiscussionComment { ${comment} } } }`,
    );
  }
  await read(`{ pinnedDiscussions { ${post} } forumTags(first: 50) { tag count } }`);
  await read('{ notifications(first: 50) { edges { node { title text place url } } } }');
  return JSON.stringify(answers);
}

interface Hidden {
  id: string;
  commentId: string;
}

/** What everybody is told live of what happens while `during` runs. */
async function heardDuring({ id }: Hidden, during: () => Promise<unknown>): Promise<string> {
  const socket = await createClient(server).socket();
  const heard: unknown[] = [];
  for (const operation of [
    socket.start(`subscription { discussionChanged(discussionId: "${id}") {
      discussion { ${post} } comment { ${comment} } } }`),
    socket.start(`subscription { forumChanged { discussion { ${post} } } }`),
  ]) {
    const listen = async (): Promise<void> => {
      for (;;) heard.push(await operation.next());
    };
    void listen().catch(() => undefined);
  }
  await during();
  // What is told after something else was told has been told or will never be.
  const somebody = await buildPerson(server);
  const { id: marker } = await discuss(somebody.client, 'Marker', { title: 'Marker' });
  await expect.poll(() => JSON.stringify(heard)).toContain(marker);
  await socket.close();
  return JSON.stringify(heard);
}

/** Nobody but its author and administrators reads it, in no way. */
async function expectHidden(hidden: Hidden): Promise<void> {
  await discussionIndex.open();
  for (const client of [createClient(server), member.client]) {
    await expect.poll(() => everyPath(client, hidden)).not.toContain(secret);
  }
  const sitemap = await (await fetch(`${server.url}/sitemaps/discussions/first.xml`)).text();
  const page = await (await fetch(`${server.url}/wiki-forum/${hidden.id}`)).text();
  expect(sitemap + page).not.toContain(secret);
  const mails = await MailRequestModel.find({ userId: { $ne: author.userId } }).lean();
  expect(JSON.stringify(mails)).not.toContain(secret);
}

const heldWords = `${phrase} ${secret}`;

async function discussionOf(text: string, more: Record<string, unknown> = {}): Promise<Hidden> {
  const { discussion } = await run(author.client, 'createDiscussion', written(text, more));
  return { id: discussion?.id ?? '', commentId: '0'.repeat(24) };
}

/** A discussion that says it, with a follower whom replies and reports reach. */
const shown = () => discussionOf(`It says ${secret}`, { title: secret, tags: [secret] });

const report = (kind: string, id: string) =>
  Promise.all(
    reporters.map(({ client }) =>
      client.data(
        'mutation ($input: ReportInput!) { report(input: $input) { userErrors { code } } }',
        {
          input: { kind, id, reason: 'spam' },
        },
      ),
    ),
  );

describe('a discussion', () => {
  test('that is held or refused is read by nobody, nor what it said once it is published', async () => {
    const hidden = await discussionOf(heldWords, { title: secret, tags: [secret] });
    expect(await everyPath(author.client, hidden)).toContain(secret);
    await expectHidden(hidden);
    await expect.poll(told(admin.userId, 'postHeld')).toBeGreaterThan(0);
    const caseId = await openCaseOf(admin.client, hidden.id);
    const heard = await heardDuring(hidden, () =>
      run(admin.client, 'decideCase', { caseId, decision: 'ASK_EDIT', reason }),
    );
    expect(heard).not.toContain(secret);
    await expectHidden(hidden);
    await run(author.client, 'editDiscussion', {
      discussionId: hidden.id,
      ...written('Honest words', { title: 'Work' }),
    });
    expect(await readThread(createClient(server), hidden.id)).toMatchObject({
      status: 'PUBLISHED',
      versions: [],
    });
    await expectHidden(hidden);
  });

  test.each([
    ['deleted by its author', (id: string) => run(author.client, 'deleteDiscussion', { id })],
    ['removed', (id: string) => run(admin.client, 'deleteDiscussion', { id, reason })],
    ['hidden by reports', (id: string) => report('discussion', id)],
  ])('%s is read by nobody any more', async (_how, hide) => {
    const hidden = await shown();
    await reply(member.client, hidden.id, 'A reply stays with its discussion');
    expect(await everyPath(createClient(server), hidden)).toContain(secret);
    const heard = await heardDuring(hidden, () => hide(hidden.id));
    expect(heard).not.toContain(secret);
    await expectHidden(hidden);
  });
});

describe('a comment', () => {
  test('that is held is read by nobody, nor what it said once it is published', async () => {
    const { id } = await discuss((await buildPerson(server)).client);
    const said = { discussionId: id, body: documentOf(heldWords), language: 'en' };
    let hidden: Hidden = { id, commentId: '' };
    const heard = await heardDuring(hidden, async () => {
      const { comment: held } = await run(author.client, 'addDiscussionComment', said);
      hidden = { id, commentId: held?.id ?? '' };
    });
    expect(heard).not.toContain(secret);
    await expectHidden(hidden);
    expect(await everyPath(createClient(server), hidden)).toContain('"totalCount":0');
    await run(author.client, 'editDiscussionComment', {
      commentId: hidden.commentId,
      body: documentOf('Honest words'),
    });
    expect((await readThread(createClient(server), id))?.comments).toMatchObject([
      { text: 'Honest words', versions: [] },
    ]);
    await expectHidden(hidden);
  });

  test.each([
    [
      'deleted by its author',
      (id: string) => run(author.client, 'deleteDiscussionComment', { id }),
    ],
    ['removed', (id: string) => run(admin.client, 'deleteDiscussionComment', { id, reason })],
    ['hidden by reports', (id: string) => report('discussionComment', id)],
  ])('%s is read by nobody any more, above its replies', async (_how, hide) => {
    const { id } = await discuss((await buildPerson(server)).client);
    const { id: commentId } = await reply(author.client, id, `It says ${secret}`);
    const hidden = { id, commentId };
    await reply(member.client, id, 'A reply that stays', commentId);
    expect(await everyPath(createClient(server), hidden)).toContain(secret);
    const heard = await heardDuring(hidden, () => hide(commentId));
    expect(heard).not.toContain(secret);
    await expectHidden(hidden);
    expect(await everyPath(createClient(server), hidden)).toContain('A reply that stays');
  });
});

test('a held post that was deleted and is restored waits for a decision again', async () => {
  const { id } = await discuss(member.client);
  const byAdmin = await reply(author.client, id, heldWords);
  const byAuthor = await reply(author.client, id, heldWords);
  const held = await discussionOf(heldWords);
  await run(admin.client, 'deleteDiscussionComment', { id: byAdmin.id, reason });
  await run(author.client, 'deleteDiscussionComment', { id: byAuthor.id });
  await run(admin.client, 'deleteDiscussion', { id: held.id, reason });
  for (const postId of [byAdmin.id, byAuthor.id, held.id]) {
    await expect(openCaseOf(admin.client, postId)).rejects.toThrow('No case waits');
  }
  await run(admin.client, 'restoreDiscussionComment', { id: byAdmin.id });
  await run(admin.client, 'restoreDiscussionComment', { id: byAuthor.id });
  await run(admin.client, 'restoreDiscussion', { id: held.id });
  for (const postId of [byAdmin.id, byAuthor.id, held.id]) {
    const caseId = await openCaseOf(admin.client, postId);
    const { userErrors } = await run(admin.client, 'decideCase', { caseId, decision: 'KEEP' });
    expect(userErrors).toEqual([]);
  }
  expect(await readThread(createClient(server), held.id)).toMatchObject({ text: heldWords });
  expect((await readThread(createClient(server), id))?.comments).toHaveLength(2);
});

test('what reports hid is kept once an administrator restores it, and those who reported hear it', async () => {
  const { id } = await discuss(author.client);
  const { id: commentId } = await reply(author.client, id, 'Contested');
  const restored = {
    discussionComment: { id: commentId, restore: 'restoreDiscussionComment' },
    discussion: { id, restore: 'restoreDiscussion' },
  } as const;
  for (const [kind, { id: postId, restore }] of Object.entries(restored)) {
    await report(kind, postId);
    const caseId = await openCaseOf(admin.client, postId);
    await run(admin.client, restore, { id: postId });
    const { moderationCase } = await admin.client.data<{ moderationCase: unknown }>(
      `{ moderationCase(id: "${caseId}") { status decidedBy { id } } }`,
    );
    expect(moderationCase).toEqual({ status: 'KEPT', decidedBy: { id: admin.userId } });
    for (const { userId } of reporters) {
      const kept = { userId, type: 'reportKept' as const, 'params.caseId': caseId };
      await expect.poll(() => NotificationModel.countDocuments(kept)).toBe(1);
    }
  }
  expect(await readThread(createClient(server), id)).toMatchObject({
    commentCount: 1,
    comments: [{ text: 'Contested' }],
  });
});
