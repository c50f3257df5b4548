import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

/** The collection begins empty: until somebody saves, the product's name and the environment count. */
export const settingsMigrations: Migration[] = [
  {
    id: '2026-11-22-settings',
    async up(db) {
      await ensureCollection(db, 'settings');
    },
  },
];
