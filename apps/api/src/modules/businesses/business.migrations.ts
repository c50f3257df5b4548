import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const businessMigrations: Migration[] = [
  {
    id: '2026-11-21-businesses',
    // Businesses are read by their ids alone so far, which needs no further index.
    up: (db) => ensureCollection(db, 'businesses'),
  },
];
