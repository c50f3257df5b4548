import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

/** The list begins empty: there is no hidden one. */
export const moderationMigrations: Migration[] = [
  {
    id: '2026-11-24-moderation',
    async up(db) {
      await ensureCollection(db, 'blacklistEntries');
      const entries = db.collection('blacklistEntries');
      // One entry for all that match the same; also how a process reads one kind.
      await entries.createIndex({ kind: 1, key: 1 }, { unique: true });
      // The list of a kind in alphabetical order.
      await entries.createIndex({ kind: 1, key: 1, _id: 1 });
    },
  },
];
