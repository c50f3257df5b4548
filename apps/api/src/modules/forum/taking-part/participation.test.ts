import { documentOf, limits } from '@wiki/domain';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient, type TestClient } from '../../../testing/client.ts';
import { watchingCommands } from '../../../testing/commands.ts';
import { commandsOfPages } from '../../../testing/lists.ts';
import { freshDatabaseUrl, startTestServer, type TestServer } from '../../../testing/server.ts';
import { buildPerson, type Person } from '../../../testing/world.ts';
import { FileModel } from '../../files/file.model.ts';
import { insertFile } from '../../files/insert-file.ts';
import { createBlacklistEntry } from '../../moderation/index.ts';
import {
  denial,
  discuss,
  readThread,
  refusals,
  reply,
  run,
  titlesOf,
  told,
} from '../forum-test-kit.ts';
import { DiscussionDraftModel, DiscussionModel, PostLikeModel } from '../forum.model.ts';

let server: TestServer;
let author: Person;
let member: Person;
let other: Person;
const visitor = () => createClient(server);

beforeAll(async () => {
  server = await startTestServer({ config: { mongodbUrl: watchingCommands(freshDatabaseUrl()) } });
  await createBlacklistEntry('word', 'groseria');
  await createBlacklistEntry('phrase', 'dinero facil');
  author = await buildPerson(server);
  member = await buildPerson(server);
  other = await buildPerson(server);
});
afterAll(() => server.stop());

describe('taking part', () => {
  test('a like pressed fifty times at once counts once', async () => {
    const { id } = await discuss(author.client);
    const press = (isLiked: boolean) => run(member.client, 'setPostLiked', { id, isLiked });
    await Promise.all(Array.from({ length: 50 }, () => press(true)));
    await run(other.client, 'setPostLiked', { id, isLiked: true });
    expect(await readThread(member.client, id)).toMatchObject({ likeCount: 2, viewerLikes: true });
    expect(await PostLikeModel.countDocuments({ postId: id })).toBe(2);
    await Promise.all(Array.from({ length: 20 }, () => press(false)));
    expect(await readThread(member.client, id)).toMatchObject({ likeCount: 1, viewerLikes: false });
    expect(await denial(visitor(), 'setPostLiked', { id, isLiked: true })).toBe('UNAUTHENTICATED');
  });

  test('what is watched tells of replies, what is muted does not', async () => {
    const [watcher, muter] = [await buildPerson(server), await buildPerson(server)];
    const { id: discussionId } = await discuss(author.client);
    await run(watcher.client, 'setDiscussionFollowed', { discussionId, level: 'WATCHING' });
    const first = await reply(muter.client, discussionId, 'Mine');
    await run(muter.client, 'setDiscussionFollowed', { discussionId, level: 'MUTED' });
    await reply(member.client, discussionId, 'News', first.id);
    await expect.poll(told(watcher.userId, 'discussionReply')).toBe(2);
    expect(await told(muter.userId, 'postReply')()).toBe(0);
    expect(await told(muter.userId, 'discussionReply')()).toBe(0);
    expect(await denial(visitor(), 'setDiscussionFollowed', { discussionId, level: 'MUTED' })).toBe(
      'UNAUTHENTICATED',
    );
  });

  test('a thread opens around a comment, and goes on both ways from it', async () => {
    const { id } = await discuss(author.client, 'How long does customs take?');
    await run(other.client, 'markDiscussionRead', { id });
    const comments: string[] = [];
    for (let number = 0; number < 9; number += 1) {
      comments.push((await reply(member.client, id, `Answer ${number}`)).id);
    }
    const { id: below } = await reply(author.client, id, 'Thank you', comments[6]);
    interface Thread {
      discussion: {
        viewerFirstUnread: { id: string } | null;
        comments: {
          edges: { node: { id: string } }[];
          pageInfo: { startCursor: string; endCursor: string } & Record<string, unknown>;
        };
      };
    }
    const read = async (client: TestClient, page: object) => {
      const { discussion } = await client.data<Thread>(
        `query ($id: ID!, $around: ID, $first: Int, $after: Cursor, $last: Int, $before: Cursor) {
          discussion(id: $id) { viewerFirstUnread { id }
            comments(around: $around, first: $first, after: $after, last: $last, before: $before) {
              edges { node { id } }
              pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } } }`,
        { id, ...page },
      );
      const { edges, pageInfo } = discussion.comments;
      const unread = discussion.viewerFirstUnread?.id ?? null;
      return { ids: edges.map(({ node }) => node.id), pageInfo, unread };
    };
    // A reply is found beneath what it replies to.
    const { ids, pageInfo, unread } = await read(other.client, { around: below, first: 4 });
    expect(ids).toEqual(comments.slice(3, 7));
    expect(pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true });
    expect(unread).toBe(comments[0]);
    const { startCursor, endCursor } = pageInfo;
    expect((await read(other.client, { last: 9, before: startCursor })).ids).toEqual(
      comments.slice(0, 3),
    );
    expect((await read(other.client, { first: 9, after: endCursor })).ids).toEqual(
      comments.slice(7),
    );
    // Near the start, and of another discussion, it begins at the start.
    const { id: foreign } = await reply(member.client, (await discuss(author.client)).id, 'Else');
    for (const around of [comments[1], foreign, 'nonsense']) {
      expect((await read(other.client, { around, first: 4 })).ids).toEqual(comments.slice(0, 4));
    }
    // Neither those who wrote it themselves nor visitors have anything unread.
    await run(member.client, 'markDiscussionRead', { id });
    expect((await read(member.client, {})).unread).toBeNull();
    expect((await read(createClient(server), {})).unread).toBeNull();
  });

  test('bookmarks and what is unread are the viewer’s own', async () => {
    const { id } = await discuss(author.client, 'Keep me', { title: 'Kept' });
    await run(member.client, 'markDiscussionRead', { id });
    await run(member.client, 'setDiscussionBookmarked', { discussionId: id, isBookmarked: true });
    await reply(other.client, id, 'New');
    expect(await readThread(member.client, id)).toMatchObject({
      viewerUnreadCount: 1,
      viewerBookmarked: true,
    });
    const own = await discuss(author.client, 'Only mine', { title: 'Answered by myself' });
    await reply(author.client, own.id, 'Mine');
    expect(await titlesOf(member.client, 'filter: { isUnread: true }')).toEqual(['Kept']);
    expect(await titlesOf(author.client, 'filter: { isUnread: true }')).not.toContain(
      'Answered by myself',
    );
    expect(await titlesOf(member.client, 'filter: { isBookmarked: true }')).toEqual(['Kept']);
    expect(await titlesOf(other.client, 'filter: { isBookmarked: true }')).toEqual([]);
    await run(member.client, 'markDiscussionRead', { id });
    expect(await readThread(member.client, id)).toMatchObject({ viewerUnreadCount: 0 });
    expect(await titlesOf(member.client, 'filter: { isUnread: true }')).toEqual([]);
    const { errors } = await visitor().request(
      '{ discussions(filter: { isUnread: true }) { totalCount } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  });

  test('a reply to what was deleted meanwhile stays with its author as a draft', async () => {
    const writer = await buildPerson(server);
    const { id: discussionId } = await discuss(author.client);
    const { id: replyTo } = await reply(member.client, discussionId, 'Deleted soon');
    const send = (text: string, more = {}) =>
      run(writer.client, 'addDiscussionComment', {
        discussionId,
        body: documentOf(text),
        language: 'en',
        ...more,
      });
    await run(member.client, 'deleteDiscussionComment', { id: replyTo });
    const refused = await send('A long reply', { replyTo });
    expect(refused).toMatchObject({
      comment: null,
      draft: { title: '', version: 1 },
      userErrors: [{ code: 'REPLY_TARGET_DELETED' }],
    });
    // Pressed again it is the same draft, and nothing else is kept.
    expect((await send('A long reply', { replyTo })).draft).toEqual(refused.draft);
    expect((await send('Elsewhere', { replyTo: 'nonsense' })).draft).toBeNull();

    await run(author.client, 'deleteDiscussion', { id: discussionId });
    expect(await send('A comment')).toMatchObject({
      draft: { version: 1 },
      userErrors: [{ code: 'REPLY_TARGET_DELETED' }],
    });
    const { myDiscussionDrafts: drafts } = await writer.client.data<{
      myDiscussionDrafts: { id: string; body: unknown }[];
    }>('{ myDiscussionDrafts { id body } }');
    expect(drafts.map(({ body }) => body)).toEqual([
      documentOf('A comment'),
      documentOf('A long reply'),
    ]);
    // It can be used elsewhere, and goes with that.
    await discuss(writer.client, 'A long reply', { draftId: refused.draft?.id });

    // Whoever has as many drafts as one may have keeps the text on the device.
    const full = Array.from({ length: limits.forum.drafts }, (_, at) => ({
      _id: new Types.ObjectId(),
      userId: writer.userId,
      discussionId: null,
      category: null,
      tags: [],
      title: `Draft ${String(at)}`,
      body: documentOf('Begun'),
      language: 'en' as const,
      version: 1,
      dateSaved: new Date(),
    }));
    await DiscussionDraftModel.create(full);
    expect(await send('One more')).toMatchObject({
      draft: null,
      userErrors: [{ code: 'REPLY_TARGET_DELETED' }],
    });
    // What nobody could read is not told of.
    await DiscussionModel.updateOne({ _id: discussionId }, { 'removed.from': 'HELD' });
    expect((await send('One more')).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('drafts are kept in two tabs, and only their author reads them', async () => {
    const said = { title: 'So far', body: documentOf('Half'), language: 'en', version: 0 };
    const { draft } = await run(member.client, 'saveDiscussionDraft', said);
    const input = { ...said, draftId: draft?.id, version: 1, title: 'More' };
    expect((await run(member.client, 'saveDiscussionDraft', input)).draft?.version).toBe(2);
    expect(await refusals(member.client, 'saveDiscussionDraft', input)).toEqual([
      'CONFLICT version',
    ]);
    expect(await refusals(other.client, 'saveDiscussionDraft', input)).toEqual([
      'NOT_FOUND draftId',
    ]);
    const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
    expect(await refusals(member.client, 'saveDiscussionDraft', { ...said, body: empty })).toEqual(
      [],
    );
    const drafts = async ({ client }: Person) =>
      (
        await client.data<{ myDiscussionDrafts: { title: string }[] }>(
          '{ myDiscussionDrafts { title } }',
        )
      ).myDiscussionDrafts;
    expect(await drafts(member)).toContainEqual({ title: 'More' });
    expect(await drafts(other)).toEqual([]);
    await discuss(member.client, 'Done', { draftId: draft?.id });
    expect(await drafts(member)).not.toContainEqual({ title: 'More' });

    // Its pictures are kept and shown as long as the draft shows them.
    const { _id } = await insertFile(server.config, {
      ownerId: member.userId,
      purpose: 'POST_IMAGE',
      name: 'sacks.png',
      svg: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>',
    });
    const fileId = _id.toHexString();
    const image = { type: 'image', attrs: { fileId, alt: 'Sacks', width: 8, height: 6 } };
    const pictured = { ...said, body: { type: 'doc', content: [image] } };
    const saved = (await run(member.client, 'saveDiscussionDraft', pictured)).draft;
    const { myDiscussionDrafts } = await member.client.data<{
      myDiscussionDrafts: {
        id: string;
        images: { fileId: string; alt: { en: string; es: string } }[];
      }[];
    }>('{ myDiscussionDrafts { id images { fileId alt { en es } } } }');
    expect(myDiscussionDrafts).toContainEqual({
      id: saved?.id,
      images: [{ fileId, alt: { en: 'Sacks', es: 'Sacks' } }],
    });
    const users = async () => (await FileModel.findById(_id).lean())?.usedBy;
    expect(await users()).toEqual([`post:${saved?.id ?? ''}`]);
    const without = { ...said, draftId: saved?.id, version: 1 };
    await run(member.client, 'saveDiscussionDraft', without);
    expect(await users()).toEqual([]);
    await run(member.client, 'saveDiscussionDraft', {
      ...without,
      version: 2,
      body: pictured.body,
    });
    const shown = await discuss(member.client, 'With a picture', {
      draftId: saved?.id,
      body: pictured.body,
    });
    expect(await users()).toEqual([`post:${shown.id}`]);
    const { draft: dropped } = await run(member.client, 'saveDiscussionDraft', pictured);
    await run(member.client, 'deleteDiscussionDraft', { draftId: dropped?.id });
    expect(await users()).toEqual([`post:${shown.id}`]);
    expect(await denial(visitor(), 'saveDiscussionDraft', said)).toBe('UNAUTHENTICATED');
    expect(await denial(visitor(), 'deleteDiscussionDraft', { draftId: 'x' })).toBe(
      'UNAUTHENTICATED',
    );
  });
});

describe('the list', () => {
  // Before anything is searched for, so that no index is kept in step meanwhile.
  test('costs the same number of commands at any size', async () => {
    const page = (first: number) =>
      visitor().data(
        `{ discussions(first: ${first}) { edges { node { title author { displayName } lastActor { displayName }
          business { name } viewerLikes viewerUnreadCount } } } }`,
      );
    const { ofOne, ofMany } = await commandsOfPages(
      ['discussions', 'users', 'businesses', 'postLikes', 'discussionStates'],
      page,
    );
    expect(ofMany).toBe(ofOne);
    expect(ofMany).toBeLessThanOrEqual(4);
  });

  test('is narrowed by words, tag, language and category', async () => {
    await discuss(author.client, 'Factura electrónica ante la DIAN', {
      title: 'Facturación',
      tags: ['dian'],
      language: 'es',
      category: 'products',
    });
    const one = ['Facturación'];
    expect(await titlesOf(visitor(), 'filter: { query: "electron fact" }')).toEqual(one);
    expect(await titlesOf(visitor(), 'filter: { tag: "DIAN" }')).toEqual(one);
    expect(await titlesOf(visitor(), 'filter: { language: ES }')).toEqual(one);
    expect(await titlesOf(visitor(), 'filter: { category: "products" }')).toEqual(one);
    expect(await titlesOf(visitor(), 'filter: { query: "electronzz" }')).toEqual([]);
    // As in the search of listings: accents, endings and typos are forgiven, in what was replied too.
    expect(await titlesOf(visitor(), 'filter: { query: "facturas eletronicas" }')).toEqual(one);
    const { discussions } = await visitor().data<{
      discussions: { edges: { node: { id: string } }[] };
    }>('{ discussions(filter: { tag: "dian" }) { edges { node { id } } } }');
    await reply(member.client, discussions.edges[0]?.node.id ?? '', 'Use un proveedor tecnológico');
    const byReply = () => titlesOf(visitor(), 'filter: { query: "provedor tecnologico" }');
    await expect.poll(byReply).toEqual(one);
    expect(
      await titlesOf(visitor(), 'filter: { query: "facturas", category: "services" }'),
    ).toEqual([]);
    const { forumTags } = await visitor().data<{ forumTags: { tag: string; count: number }[] }>(
      '{ forumTags(first: 50) { tag count } }',
    );
    expect(forumTags).toContainEqual({ tag: 'dian', count: 1 });
  });
});
