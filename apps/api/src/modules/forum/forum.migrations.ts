import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

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
];
