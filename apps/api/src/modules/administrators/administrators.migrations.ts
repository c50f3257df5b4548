import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const administratorsMigrations: Migration[] = [
  {
    id: '2026-11-22-first-run-codes',
    async up(db) {
      await ensureCollection(db, 'firstRunCodes');
    },
  },
];
