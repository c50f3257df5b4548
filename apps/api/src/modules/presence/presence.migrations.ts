import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const presenceMigrations: Migration[] = [
  {
    id: '2026-12-08-presence',
    async up(db) {
      await ensureCollection(db, 'presenceSignals');
      // What has passed goes by itself; who was here with one of them is asked by the person.
      await db
        .collection('presenceSignals')
        .createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      await db.collection('presenceSignals').createIndex({ userId: 1 });
      await ensureCollection(db, 'lastSeen');
      await ensureCollection(db, 'presenceChoices');
    },
  },
];
