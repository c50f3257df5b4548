import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import { recountCategories } from './discussions/category-counts.ts';
import { dropHeldVersions } from './discussions/held-versions.ts';
import { titleKeysOf } from './discussions/title-keys.ts';
import type { DiscussionRecord, PostRecord } from './forum.model.ts';
import { namedIn } from './post.store.ts';

/** What the migration of held posts reads of them. */
interface HeldPost {
  status: string;
  authorId: string | null;
  title?: string;
  text: string;
  dateCreated: Date;
  dateEdited: Date | null;
}

export const forumMigrations: Migration[] = [
  {
    id: '2026-11-22-forum',
    async up(db) {
      await ensureCollection(db, 'discussions');
      const discussions = db.collection('discussions');
      for (const order of ['dateActive', 'dateCreated', 'likeCount', 'commentCount']) {
        const last = { [order]: -1, _id: -1 } as const;
        // What everybody reads, all of it, of a category, with a tag.
        await discussions.createIndex({ status: 1, ...last });
        await discussions.createIndex({ status: 1, category: 1, ...last });
        await discussions.createIndex({ status: 1, tags: 1, ...last });
      }
      // The featured ones, the pinned ones.
      await discussions.createIndex({ status: 1, isFeatured: 1, dateActive: -1, _id: -1 });
      await discussions.createIndex({ status: 1, isPinned: 1 });
      // What somebody wrote, and what is erased with them.
      await discussions.createIndex({ authorId: 1, dateCreated: -1, _id: -1 });
      // What waits for a decision.
      await discussions.createIndex({ status: 1, dateCreated: 1, _id: 1 });

      await ensureCollection(db, 'discussionComments');
      const comments = db.collection('discussionComments');
      // The comments of a discussion and the replies to some, the oldest first.
      await comments.createIndex({ discussionId: 1, parentId: 1, dateCreated: 1, _id: 1 });
      await comments.createIndex({ parentId: 1, dateCreated: 1, _id: 1 });
      // How many came since somebody last read.
      await comments.createIndex({ discussionId: 1, status: 1, dateCreated: 1 });
      await comments.createIndex({ authorId: 1, dateCreated: -1, _id: -1 });
      await comments.createIndex({ status: 1, dateCreated: 1, _id: 1 });

      await ensureCollection(db, 'postLikes');
      const likes = db.collection('postLikes');
      // One like a person, whatever races.
      await likes.createIndex({ postId: 1, userId: 1 }, { unique: true });
      await likes.createIndex({ userId: 1 });

      await ensureCollection(db, 'discussionStates');
      const states = db.collection('discussionStates');
      await states.createIndex({ userId: 1, discussionId: 1 }, { unique: true });
      // Who watches a discussion; what somebody watches or keeps.
      await states.createIndex({ discussionId: 1, level: 1 });
      await states.createIndex({ userId: 1, level: 1 });
      await states.createIndex({ userId: 1, isBookmarked: 1 });

      await ensureCollection(db, 'discussionDrafts');
      await db.collection('discussionDrafts').createIndex({ userId: 1, dateSaved: -1, _id: -1 });
    },
  },
  {
    // What was held before there were cases waits in the queue like the rest.
    id: '2026-11-29-cases-of-held-posts',
    async up(db) {
      const cases = db.collection('moderationCases');
      for (const [collection, kind] of [
        ['discussions', 'discussion'],
        ['discussionComments', 'discussionComment'],
      ] as const) {
        const held = db.collection<HeldPost>(collection).find({ status: 'HELD' });
        for await (const post of held) {
          const { _id, authorId, title = null, text, dateEdited, dateCreated } = post;
          const subjectId = _id.toHexString();
          const openKey = `${kind}:${subjectId}`;
          const dateOpened = dateEdited ?? dateCreated;
          const fields = {
            kind,
            subjectId,
            status: 'OPEN',
            isHeld: true,
            isHidden: false,
            reportCount: 0,
            weightyCount: 0,
            reasons: [],
            authorId,
            businessId: null,
            title,
            text: text.slice(0, 600),
            dateOpened,
            dateDecided: null,
            decidedBy: null,
            reason: null,
            claimedBy: null,
            claimedUntil: null,
            steps: [{ action: 'HELD', by: null, at: dateOpened, reason: null, until: null }],
            version: 0,
          };
          await cases.updateOne({ openKey }, { $setOnInsert: fields }, { upsert: true });
        }
      }
    },
  },
  {
    id: '2026-11-30-discussions-of-businesses',
    async up(db) {
      // What the people of a business wrote, in each order of the list.
      for (const order of ['dateActive', 'dateCreated', 'likeCount', 'commentCount']) {
        await db
          .collection('discussions')
          .createIndex({ status: 1, businessId: 1, [order]: -1, _id: -1 });
      }
    },
  },
  {
    id: '2026-12-08-read-discussions',
    async up(db) {
      // What somebody read last.
      await db.collection('discussionStates').createIndex({ userId: 1, readAt: -1 });
    },
  },
  {
    id: '2026-12-09-useful-comments',
    async up(db) {
      // The comments of a discussion, the most liked first.
      await db
        .collection('discussionComments')
        .createIndex({ discussionId: 1, parentId: 1, likeCount: -1, _id: -1 });
    },
  },
  {
    id: '2026-12-12-forum-categories',
    async up(db) {
      await ensureCollection(db, 'forumCategoryCounts');
      await ensureCollection(db, 'countedDiscussions');
      // From here on a consumer goes on; what it missed it finds by comparing.
      await recountCategories(db);
    },
  },
  {
    // Editing a held post once kept what it had said as a version that everybody read.
    id: '2026-12-15-versions-never-public',
    up: dropHeldVersions,
  },
  {
    // Whom a post names is noted beside it, to be forgotten with their account.
    id: '2026-12-17-named-people',
    async up(db) {
      for (const name of ['discussions', 'discussionComments', 'discussionDrafts']) {
        const posts = db.collection<Pick<PostRecord, 'body' | 'named'>>(name);
        await posts.updateMany({ named: { $exists: false } }, { $set: { named: [] } });
        for await (const { _id, body } of posts.find({}, { projection: { body: 1 } })) {
          const named = namedIn(body);
          if (named.length > 0) await posts.updateOne({ _id }, { $set: { named } });
        }
        await posts.createIndex({ 'named.userId': 1 });
      }
      // Who acted is told by their id alone.
      await db
        .collection('notifications')
        .updateMany(
          { 'params.actor': { $exists: true }, actorCount: { $gt: 0 } },
          { $unset: { 'params.actor': '' } },
        );
    },
  },
  {
    id: '2026-12-19-words-of-titles',
    async up(db) {
      const discussions =
        db.collection<Pick<DiscussionRecord, 'title' | 'titleKeys'>>('discussions');
      for await (const { _id, title } of discussions.find({}, { projection: { title: 1 } })) {
        await discussions.updateOne({ _id }, { $set: { titleKeys: titleKeysOf({ title }) } });
      }
      // What administrators find by the beginning of a word.
      await discussions.createIndex({ titleKeys: 1 });
    },
  },
];
