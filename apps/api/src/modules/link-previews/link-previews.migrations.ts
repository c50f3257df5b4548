import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const linkPreviewMigrations: Migration[] = [
  {
    id: '2026-12-09-link-previews',
    async up(db) {
      await ensureCollection(db, 'linkPreviews');
      // What was read is read again after a while, by who writes it again.
      await db.collection('linkPreviews').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  },
];
