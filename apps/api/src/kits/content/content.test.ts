import mongoose, { Schema, Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MaybeViewer } from '../../authz/session.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { allModules } from '../../all-modules.ts';
import { randomOf } from '../../testing/random.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  contentFields,
  ContentLikeModel,
  type ContentRecord,
  ContentVersionModel,
} from './content.model.ts';
import {
  contentKind,
  mayDeleteContent,
  mayRestoreContent,
  undoMilliseconds,
} from './content-kind.ts';
import { contentOf, registerContent } from './registry.ts';

interface PostRecord extends ContentRecord {
  topicId: string;
  text: string;
}
const PostModel = mongoose.model(
  'TestPost',
  new Schema<PostRecord>(
    { ...contentFields, topicId: { type: String, required: true }, text: String },
    { collection: 'testPosts', versionKey: false },
  ),
);
/** What a place counts of its posts. */
const inTopic = new Map<string, number>();
const posts = contentKind({
  kind: 'testPost',
  model: PostModel,
  said: { text: '' },
  place: 'topicId',
  editSeconds: 3600,
  keepsVersions: true,
  mostReplies: 3,
  isHeldByPhrases: true,
  counted: async ({ topicId }, by) => {
    inTopic.set(topicId, (inTopic.get(topicId) ?? 0) + by);
  },
  exported: { as: 'testPosts', of: ({ text, isDeleted }) => ({ text, isDeleted }) },
});

let server: TestServer;
let topicId: string;
beforeAll(async () => {
  server = await startTestServer({ modules: [...allModules, { name: 'posts', content: [posts] }] });
  await PostModel.createCollection();
});
afterAll(() => server.stop());
beforeEach(() => {
  topicId = new Types.ObjectId().toHexString();
});

const write = (given: { authorId?: string; replyToId?: string; isHeld?: boolean } = {}) =>
  inTransaction(() => posts.create({ authorId: 'ana', topicId, text: 'Said', ...given }));
const idOf = ({ _id }: ContentRecord) => _id.toHexString();
const read = async (record: ContentRecord) => {
  const found = await posts.find(idOf(record));
  if (!found) throw new Error('It is gone.');
  return found;
};
const viewer = (userId: string, memberType = 'user') =>
  ({ userId, memberType, staffRole: memberType === 'wikiAdmin' ? 'full' : null }) as MaybeViewer;
const refusal = (code: string, field?: string) => ({ userErrors: [{ code, field }] });
const reason = { key: null, text: 'Off topic' };

describe('replies', () => {
  test('count for what they answer, one level deep and only so many', async () => {
    const parent = await write();
    const reply = await write({ replyToId: idOf(parent) });
    expect((await read(parent)).replyCount).toBe(1);
    expect(inTopic.get(topicId)).toBe(2);
    await expect(posts.findParent(idOf(reply), topicId)).rejects.toMatchObject(
      refusal('FIELD_INVALID', 'replyTo'),
    );
    for (const [id, place] of [
      [idOf(parent), 'elsewhere'],
      ['nonsense', topicId],
    ] as const) {
      await expect(posts.findParent(id, place)).rejects.toMatchObject(
        refusal('NOT_FOUND', 'replyTo'),
      );
    }
    await write({ replyToId: idOf(parent) });
    expect(idOf(await posts.findParent(idOf(parent), topicId))).toBe(idOf(parent));
    await write({ replyToId: idOf(parent) });
    await expect(posts.findParent(idOf(parent), topicId)).rejects.toMatchObject(
      refusal('FIELD_INVALID', 'replyTo'),
    );
  });
});

describe('deleting', () => {
  test('keeps the place of what has replies, until the last of them goes and from when one returns', async () => {
    const parent = await write();
    const reply = await write({ authorId: 'eva', replyToId: idOf(parent) });
    const deleted = await posts.remove(await read(parent), 'boss', reason);
    expect(deleted).toMatchObject({ isDeleted: true, isListed: true, deletionReason: reason });
    const withdrawn = await posts.remove(await read(reply), 'eva', reason);
    expect(withdrawn).toMatchObject({ isListed: false, deletionReason: null });
    expect(await read(parent)).toMatchObject({ replyCount: 0, isListed: false });
    expect(inTopic.get(topicId)).toBe(0);
    await posts.restore(withdrawn);
    expect(await read(parent)).toMatchObject({ replyCount: 1, isListed: true, isDeleted: true });
    expect(await posts.restore(await read(parent))).toMatchObject({
      isDeleted: false,
      deletedBy: null,
      deletionReason: null,
    });
    expect(inTopic.get(topicId)).toBe(2);
  });

  test('can be undone for 30 days, by whoever did it and by administrators', async () => {
    const post = await posts.remove(await write(), 'boss', reason);
    const old = { ...post, dateDeleted: new Date(Date.now() - undoMilliseconds - 1) };
    await expect(posts.restore(old)).rejects.toMatchObject(refusal('ILLEGAL_TRANSITION'));
    await expect(posts.restore(await write())).rejects.toMatchObject(refusal('ILLEGAL_TRANSITION'));
    expect(mayRestoreContent(viewer('ana'), post)).toBe(false);
    expect(mayRestoreContent(viewer('boss'), post)).toBe(true);
    expect(mayRestoreContent(viewer('other', 'wikiAdmin'), post)).toBe(true);
    expect(mayRestoreContent(null, { deletedBy: null })).toBe(false);
    expect(mayDeleteContent(viewer('ana'), post)).toBe(true);
    expect(mayDeleteContent(viewer('eva'), post)).toBe(false);
  });
});

describe('editing', () => {
  test('keeps what was said before, in order', async () => {
    const post = await write();
    const once = await posts.edit(post, { text: 'Said better' });
    const twice = await posts.edit(once, { text: 'Said best' });
    const versions = await posts.versions(twice);
    expect(versions.map(({ said }) => said)).toEqual([{ text: 'Said' }, { text: 'Said better' }]);
    expect(versions.map(({ dateWritten }) => dateWritten)).toEqual([
      post.dateCreated,
      once.dateEdited,
    ]);
    expect(twice).toMatchObject({ text: 'Said best', likeCount: 0 });
  });

  test('is for the author, in time', async () => {
    const post = await write();
    expect(posts.mayEdit(viewer('ana'), post)).toBe(true);
    expect(posts.mayEdit(viewer('eva'), post)).toBe(false);
    expect(posts.mayEdit(viewer('boss', 'wikiAdmin'), post)).toBe(false);
    expect(posts.mayEdit(null, { ...post, authorId: null })).toBe(false);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_001 });
    expect(posts.mayEdit(viewer('ana'), post)).toBe(false);
    vi.useRealTimers();
  });
});

describe('held content', () => {
  const seenBy = async (who: MaybeViewer) =>
    PostModel.countDocuments({ $and: [{ topicId }, posts.visibleTo(who)] });

  test('is read by its author and administrators, and counts from its release on', async () => {
    const post = await write({ isHeld: true });
    expect(inTopic.get(topicId)).toBeUndefined();
    expect(
      await Promise.all([null, viewer('eva'), viewer('ana'), viewer('b', 'wikiAdmin')].map(seenBy)),
    ).toEqual([0, 0, 1, 1]);
    await expect(posts.findParent(idOf(post), topicId)).rejects.toMatchObject(
      refusal('NOT_FOUND', 'replyTo'),
    );
    const edited = await posts.edit(post, { text: 'Clean now' }, false);
    expect(edited.isHeld).toBe(true);
    await posts.hold(edited, false);
    expect(inTopic.get(topicId)).toBe(1);
    expect(await seenBy(null)).toBe(1);
    await posts.edit(await read(post), { text: 'A phrase again' }, true);
    expect(inTopic.get(topicId)).toBe(0);
    expect(await seenBy(null)).toBe(0);
  });

  test('is deleted without having counted', async () => {
    await posts.remove(await write({ isHeld: true }), 'boss', reason);
    expect(inTopic.get(topicId)).toBeUndefined();
  });
});

describe('likes', () => {
  const like = async (post: ContentRecord, userId: string, isLiked = true) =>
    inTransaction(async () => posts.likes.set(await read(post), userId, isLiked));

  test('fifty presses at once count once, on and off', async () => {
    const post = await write();
    for (const isLiked of [true, false, true]) {
      await Promise.all(Array.from({ length: 50 }, () => like(post, 'eva', isLiked)));
      expect((await read(post)).likeCount).toBe(Number(isLiked));
    }
    expect(await ContentLikeModel.countDocuments({ contentId: idOf(post) })).toBe(1);
    const loader = posts.likes.loaderFor(viewer('eva'));
    expect(await loader.load(idOf(post))).toBe(true);
    expect(await posts.likes.loaderFor(viewer('ana')).load(idOf(post))).toBe(false);
    expect(await posts.likes.loaderFor(null).load(idOf(post))).toBe(false);
  });

  test('of many people in any order equal a recount', async () => {
    const random = randomOf(7);
    const made = [await write(), await write(), await write()];
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(
        Array.from({ length: 6 }, () =>
          like(
            made[Math.floor(random() * made.length)] as PostRecord,
            `user-${Math.floor(random() * 5)}`,
            random() < 0.6,
          ),
        ),
      );
    }
    for (const post of made) {
      const counted = await ContentLikeModel.countDocuments({ contentId: idOf(post) });
      expect((await read(post)).likeCount).toBe(counted);
    }
  });
});

describe('forgetting', () => {
  test('a person takes along likes, versions and what was deleted; what is published stays', async () => {
    const userId = new Types.ObjectId().toHexString();
    const kept = await posts.edit(await write({ authorId: userId }), { text: 'Stays' });
    const reply = await write({ authorId: 'eva', replyToId: idOf(kept) });
    await inTransaction(async () => posts.likes.set(reply, userId, true));
    const gone = await posts.remove(await write({ authorId: userId }), userId, null);
    const answered = await write({ authorId: userId });
    await write({ authorId: 'eva', replyToId: idOf(answered) });
    await posts.remove(await read(answered), 'boss', reason);
    expect(await posts.exportOf(userId)).toEqual({
      testPosts: [
        { text: 'Stays', isDeleted: false },
        { text: 'Said', isDeleted: true },
        { text: 'Said', isDeleted: true },
      ],
    });
    await inTransaction(() =>
      recordEvent('user.deleted', userId, { userId, sessionIds: [], businessId: null }),
    );
    await expect.poll(async () => (await read(reply)).likeCount, { timeout: 20_000 }).toBe(0);
    expect((await read(kept)).text).toBe('Stays');
    expect(await posts.find(idOf(gone))).toBeNull();
    expect(await read(answered)).toMatchObject({ text: '', deletionReason: null, isListed: true });
    expect(await ContentVersionModel.countDocuments({ authorId: userId })).toBe(0);
    expect(await ContentLikeModel.countDocuments({ userId })).toBe(0);
  });

  test('a place takes along everything in it', async () => {
    const post = await posts.edit(await write(), { text: 'Better' });
    await inTransaction(async () => posts.likes.set(post, 'eva', true));
    const elsewhere = await inTransaction(() =>
      posts.create({ authorId: 'ana', topicId: 'other', text: 'Said' }),
    );
    await posts.eraseIn(topicId);
    expect(await posts.find(idOf(post))).toBeNull();
    const contentId = idOf(post);
    expect(await ContentVersionModel.countDocuments({ contentId })).toBe(0);
    expect(await ContentLikeModel.countDocuments({ contentId })).toBe(0);
    expect(await posts.find(idOf(elsewhere))).not.toBeNull();
  });
});

test('a kind is found by the name that reports give, and no two have one', () => {
  expect(contentOf('testPost')).toBe(posts);
  expect(contentOf('unknown')).toBeNull();
  expect(() => registerContent([posts, posts])).toThrow('testPost');
});
