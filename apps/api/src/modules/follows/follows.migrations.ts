import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const followsMigrations: Migration[] = [
  {
    id: '2026-11-22-follows',
    async up(db) {
      await ensureCollection(db, 'follows');
      const follows = db.collection('follows');
      // One choice for each person and thing.
      await follows.createIndex({ userId: 1, kind: 1, targetId: 1 }, { unique: true });
      // What a person follows, the newest first.
      await follows.createIndex({ userId: 1, level: 1, dateCreated: -1, _id: -1 });
      // The followers of a thing, counted, and told in pages in the order of their ids.
      await follows.createIndex({ kind: 1, targetId: 1, level: 1, userId: 1 });
    },
  },
  {
    id: '2026-11-29-topic-bookmarks',
    async up(db) {
      // A person's bookmarks of tags and categories, the newest first.
      const follows = db.collection('follows');
      await follows.createIndex({ userId: 1, isBookmarked: 1, dateCreated: -1, _id: -1 });
    },
  },
];
