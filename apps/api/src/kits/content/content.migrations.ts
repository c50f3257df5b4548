import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

/** The collections that all kinds of content share. */
export const contentMigrations: Migration[] = [
  {
    id: '2026-11-22-content',
    async up(db) {
      await ensureCollection(db, 'contentVersions');
      const versions = db.collection('contentVersions');
      // What one piece of content said before, the oldest first.
      await versions.createIndex({ kind: 1, contentId: 1, dateReplaced: 1, _id: 1 });
      // What is exported and forgotten with its author.
      await versions.createIndex({ authorId: 1 });

      await ensureCollection(db, 'contentLikes');
      const likes = db.collection('contentLikes');
      // Counted once, however often at once; also tells which of a page somebody likes.
      await likes.createIndex({ userId: 1, kind: 1, contentId: 1 }, { unique: true });
      // All of one piece of content, when it goes.
      await likes.createIndex({ kind: 1, contentId: 1 });
    },
  },
];
