import { documentOf } from '@wiki/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../testing/client.ts';
import { watchingCommands } from '../../testing/commands.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../testing/server.ts';
import { AuditModel } from '../../platform/audit/audit.model.ts';
import { buildPerson, type Person } from '../../testing/world.ts';
import { createBlacklistEntry } from '../moderation/index.ts';
import {
  denial,
  discuss,
  openCaseOf,
  readThread,
  refusals,
  reply,
  run,
  titlesOf,
  told,
  written,
} from './forum-test-kit.ts';
import { DiscussionCommentModel, DiscussionModel } from './forum.model.ts';

let server: TestServer;
let author: Person;
let member: Person;
let other: Person;
let admin: Person;
const visitor = () => createClient(server);
const reason = { text: 'It is an advertisement' };

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  await createBlacklistEntry('word', 'groseria');
  await createBlacklistEntry('phrase', 'dinero facil');
  author = await buildPerson(server);
  member = await buildPerson(server);
  other = await buildPerson(server);
  admin = await buildPerson(server, { memberType: 'wikiAdmin' });
});
afterAll(() => server.stop());

describe('a discussion', () => {
  test('is read by everybody, with what is derived from its text', async () => {
    const { id } = await discuss(author.client, 'First sentence. And a second one.', {
      title: 'Read me',
      tags: ['Export', 'export', 'café'],
    });
    expect(await readThread(visitor(), id)).toMatchObject({
      title: 'Read me',
      text: 'First sentence. And a second one.',
      excerpt: 'First sentence.',
      tags: ['export', 'café'],
      readingMinutes: 1,
      status: 'PUBLISHED',
      author: { id: author.userId },
      commentCount: 0,
      comments: [],
      viewerCanEdit: false,
      viewerCanComment: false,
    });
  });

  test('with bad input is refused field by field and changes nothing', async () => {
    const add = (more: Record<string, unknown>) =>
      refusals(author.client, 'createDiscussion', written('Text', more));
    const count = await DiscussionModel.countDocuments();
    expect(await add({ title: ' ' })).toEqual(['FIELD_REQUIRED title']);
    expect(await add({ title: 'x'.repeat(121) })).toEqual(['FIELD_TOO_LONG title']);
    expect(await add({ body: documentOf('') })).toEqual(['FIELD_REQUIRED body']);
    expect(await add({ body: documentOf('x'.repeat(20_001)) })).toEqual(['FIELD_TOO_LONG body']);
    expect(await add({ body: { type: 'doc', content: [{ type: 'html' }] } })).toEqual([
      'FIELD_INVALID body',
    ]);
    expect(await add({ category: 'nothing' })).toEqual(['FIELD_INVALID category']);
    expect(await add({ category: 'featured' })).toEqual(['FIELD_INVALID category']);
    expect(await add({ tags: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual(['FIELD_TOO_LONG tags']);
    expect(await add({ tags: ['<b>'] })).toEqual(['FIELD_INVALID tags.0']);
    expect(await add({ body: documentOf('¡Qué grosería!') })).toEqual(['POST_BLACKLISTED body']);
    expect(await add({ title: 'groseria' })).toEqual(['POST_BLACKLISTED title']);
    expect(await denial(visitor(), 'createDiscussion', written('Text'))).toBe('UNAUTHENTICATED');
    expect(await DiscussionModel.countDocuments()).toBe(count);
  });

  test('is edited by its author alone, and keeps what it said', async () => {
    const { id: discussionId } = await discuss(author.client, 'Before', { title: 'Old' });
    const change = { discussionId, ...written('After', { title: 'New' }) };
    for (const { client } of [member, admin]) {
      expect(await denial(client, 'editDiscussion', change)).toBe('FORBIDDEN');
    }
    expect(await denial(visitor(), 'editDiscussion', change)).toBe('UNAUTHENTICATED');
    await run(author.client, 'editDiscussion', change);
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      title: 'New',
      text: 'After',
      versions: [{ title: 'Old', text: 'Before' }],
    });
  });

  test('is deleted by its author, and by administrators with a reason that the author is told', async () => {
    const mine = await discuss(author.client);
    expect(await denial(member.client, 'deleteDiscussion', { id: mine.id })).toBe('FORBIDDEN');
    expect(await denial(visitor(), 'deleteDiscussion', { id: mine.id })).toBe('UNAUTHENTICATED');
    await run(author.client, 'deleteDiscussion', { id: mine.id });
    expect(await readThread(visitor(), mine.id)).toBeNull();

    const { id } = await discuss(author.client, 'Buy here');
    expect(await refusals(admin.client, 'deleteDiscussion', { id })).toEqual([
      'FIELD_REQUIRED reason',
    ]);
    await run(admin.client, 'deleteDiscussion', { id, reason });
    await expect.poll(told(author.userId, 'postRemoved')).toBe(1);
    expect(await readThread(member.client, id)).toBeNull();
    expect(await readThread(author.client, id)).toMatchObject({ status: 'REMOVED', reason });

    expect(await denial(author.client, 'restoreDiscussion', { id })).toBe('FORBIDDEN');
    await run(admin.client, 'restoreDiscussion', { id });
    expect(await readThread(visitor(), id)).toMatchObject({ status: 'PUBLISHED', reason: null });
    expect(await refusals(admin.client, 'restoreDiscussion', { id })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
    await run(admin.client, 'deleteDiscussion', { id, reason });
    await DiscussionModel.updateOne(
      { _id: id },
      { 'removed.at': new Date(Date.now() - 31 * 86_400_000) },
    );
    expect(await refusals(admin.client, 'restoreDiscussion', { id })).toEqual([
      'ILLEGAL_TRANSITION',
    ]);
  });

  test('is pinned, featured and closed by administrators', async () => {
    const { id: discussionId } = await discuss(author.client, 'Closed soon', { title: 'House' });
    const change = { discussionId, isPinned: true, isFeatured: true, isLocked: true };
    expect(await denial(author.client, 'moderateDiscussion', change)).toBe('FORBIDDEN');
    await run(admin.client, 'moderateDiscussion', change);
    // What its author did with it stays out of the audit log.
    const audited = () =>
      AuditModel.find({ 'targets.discussionId': change.discussionId }).distinct('actorId');
    await expect.poll(audited).toEqual([admin.userId]);
    expect(await titlesOf(visitor(), 'filter: { category: "featured" }')).toEqual(['House']);
    const comment = { discussionId, body: documentOf('Too late'), language: 'en' };
    expect(await denial(member.client, 'addDiscussionComment', comment)).toBe('FORBIDDEN');
    expect(
      await denial(author.client, 'editDiscussion', { discussionId, ...written('Late') }),
    ).toBe('FORBIDDEN');
  });
});

describe('a held post', () => {
  test('is read by its author and administrators only, by any path', async () => {
    const { discussion } = await run(
      author.client,
      'createDiscussion',
      written('Gane dinero fácil desde casa', { title: 'Easy money', tags: ['hidden-tag'] }),
    );
    const id = discussion?.id ?? '';
    expect(discussion?.status).toBe('HELD');
    for (const client of [visitor(), member.client]) {
      expect(await readThread(client, id)).toBeNull();
      expect(await titlesOf(client, 'filter: { tag: "hidden-tag" }')).toEqual([]);
      expect(await titlesOf(client, 'filter: { query: "dinero" }')).toEqual([]);
      expect(await refusals(member.client, 'setPostLiked', { id, isLiked: true })).toEqual([
        'NOT_FOUND id',
      ]);
    }
    expect(await readThread(author.client, id)).toMatchObject({ status: 'HELD' });
    await expect.poll(told(admin.userId, 'postHeld')).toBe(1);
    const caseId = await openCaseOf(admin.client, id);
    const decide = (decision: string, more = {}) =>
      refusals(admin.client, 'decideCase', { caseId, decision, ...more });
    expect(await denial(author.client, 'decideCase', { caseId, decision: 'KEEP' })).toBe(
      'FORBIDDEN',
    );
    expect(await decide('ASK_EDIT')).toEqual(['FIELD_REQUIRED reason']);
    expect(await decide('ASK_EDIT', { reason })).toEqual([]);
    await expect.poll(told(author.userId, 'postRefused')).toBe(1);
    expect(await readThread(author.client, id)).toMatchObject({ status: 'REFUSED', reason });
    expect(await decide('KEEP')).toEqual(['CASE_DECIDED']);
    await run(author.client, 'editDiscussion', {
      discussionId: id,
      ...written('An honest text', { title: 'Work' }),
    });
    expect(await readThread(visitor(), id)).toMatchObject({ status: 'PUBLISHED', reason: null });
  });

  test('counts once it is published, however many administrators decide at once', async () => {
    const { id: discussionId } = await discuss(author.client);
    const { comment } = await run(member.client, 'addDiscussionComment', {
      discussionId,
      body: documentOf('dinero fácil'),
      language: 'es',
    });
    const id = comment?.id ?? '';
    expect(comment?.status).toBe('HELD');
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      commentCount: 0,
      comments: [],
    });
    const caseId = await openCaseOf(admin.client, id);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        refusals(admin.client, 'decideCase', { caseId, decision: 'KEEP' }),
      ),
    );
    expect(answers.filter((codes) => codes.length === 0)).toHaveLength(1);
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      commentCount: 1,
      comments: [{ text: 'dinero fácil' }],
    });
    await expect.poll(told(member.userId, 'postPublished')).toBe(1);
  });
});

describe('comments', () => {
  test('stand the oldest first with their replies, and tell whom they concern', async () => {
    const asker = await buildPerson(server);
    const { id } = await discuss(asker.client);
    const first = await reply(member.client, id, 'One');
    await reply(other.client, id, 'Two');
    const answer = await reply(asker.client, id, 'Thanks', first.id);
    expect(await readThread(visitor(), id)).toMatchObject({
      commentCount: 3,
      comments: [
        { text: 'One', replies: [{ text: 'Thanks' }] },
        { text: 'Two', replies: [] },
      ],
    });
    await expect.poll(told(asker.userId, 'discussionReply')).toBe(2);
    await expect.poll(told(member.userId, 'postReply')).toBe(1);
    const input = { discussionId: id, body: documentOf('x'), language: 'en' };
    expect(
      await refusals(other.client, 'addDiscussionComment', { ...input, replyTo: answer.id }),
    ).toEqual(['FIELD_INVALID replyTo']);
    const elsewhere = await discuss(asker.client);
    expect(
      await refusals(other.client, 'addDiscussionComment', {
        ...input,
        discussionId: elsewhere.id,
        replyTo: first.id,
      }),
    ).toEqual(['NOT_FOUND replyTo']);
    expect(
      await refusals(other.client, 'addDiscussionComment', {
        ...input,
        body: documentOf('x'.repeat(5_001)),
      }),
    ).toEqual(['FIELD_TOO_LONG body']);
    expect(await denial(visitor(), 'addDiscussionComment', input)).toBe('UNAUTHENTICATED');
  });

  test('mention people, who are told once', async () => {
    const named = await buildPerson(server);
    const { id: discussionId } = await discuss(author.client);
    const mention = { type: 'mention', attrs: { kind: 'user', id: named.userId, label: 'X' } };
    const body = { type: 'doc', content: [{ type: 'paragraph', content: [mention, mention] }] };
    await run(member.client, 'addDiscussionComment', { discussionId, body, language: 'en' });
    await expect.poll(told(named.userId, 'postMention')).toBe(1);
  });

  test('are edited within a day and deleted, keeping their place while they have replies', async () => {
    const { id: discussionId } = await discuss(author.client);
    const { id: commentId } = await reply(member.client, discussionId, 'Before');
    await reply(other.client, discussionId, 'Reply', commentId);
    const change = { commentId, body: documentOf('After') };
    for (const { client } of [other, admin, author]) {
      expect(await denial(client, 'editDiscussionComment', change)).toBe('FORBIDDEN');
    }
    await run(member.client, 'editDiscussionComment', change);
    expect((await readThread(visitor(), discussionId))?.comments[0]).toMatchObject({
      text: 'After',
      versions: [{ text: 'Before' }],
    });
    await DiscussionCommentModel.updateOne(
      { _id: commentId },
      { dateCreated: new Date(Date.now() - 25 * 3_600_000) },
    );
    expect(await denial(member.client, 'editDiscussionComment', change)).toBe('FORBIDDEN');

    expect(await denial(other.client, 'deleteDiscussionComment', { id: commentId })).toBe(
      'FORBIDDEN',
    );
    await run(member.client, 'deleteDiscussionComment', { id: commentId });
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      commentCount: 1,
      comments: [
        { text: null, author: null, status: 'REMOVED', versions: [], replies: [{ text: 'Reply' }] },
      ],
    });
    expect(await denial(member.client, 'restoreDiscussionComment', { id: commentId })).toBe(
      'FORBIDDEN',
    );
    await run(admin.client, 'restoreDiscussionComment', { id: commentId });
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      commentCount: 2,
      comments: [{ text: 'After' }],
    });
  });

  test('answer a discussion, as its author says', async () => {
    const { id: discussionId } = await discuss(author.client);
    const { id: commentId } = await reply(member.client, discussionId, 'The answer');
    const input = { discussionId, commentId };
    for (const { client } of [member, admin]) {
      expect(await denial(client, 'acceptAnswer', input)).toBe('FORBIDDEN');
    }
    await run(author.client, 'acceptAnswer', input);
    await expect.poll(told(member.userId, 'answerAccepted')).toBe(1);
    // It leads to the answer, not to the beginning of the discussion.
    const { notifications } = await member.client.data<{
      notifications: { edges: { node: { url: string } }[] };
    }>('{ notifications(first: 50) { edges { node { url } } } }');
    expect(notifications.edges.map(({ node }) => node.url)).toContain(
      `/wiki-forum/${discussionId}?comment=${commentId}`,
    );
    expect(await readThread(visitor(), discussionId)).toMatchObject({
      acceptedComment: { id: commentId },
      comments: [{ isAccepted: true }],
    });
    const elsewhere = await discuss(author.client);
    expect(
      await refusals(author.client, 'acceptAnswer', { ...input, discussionId: elsewhere.id }),
    ).toEqual(['NOT_FOUND commentId']);
    await run(author.client, 'acceptAnswer', { discussionId });
    expect((await readThread(visitor(), discussionId))?.acceptedComment).toBeNull();
  });
});
