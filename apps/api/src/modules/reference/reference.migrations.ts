import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const referenceMigrations: Migration[] = [
  {
    id: '2026-11-21-reference',
    async up(db) {
      await ensureCollection(db, 'referenceItems');
      // A process reads what was changed of one list at a time.
      await db.collection('referenceItems').createIndex({ list: 1 });
    },
  },
];
