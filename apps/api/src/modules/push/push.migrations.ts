import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const pushMigrations: Migration[] = [
  {
    id: '2026-11-22-push-devices',
    async up(db) {
      await ensureCollection(db, 'pushDevices');
      await ensureCollection(db, 'secrets');
      const devices = db.collection('pushDevices');
      // A browser belongs to whoever allowed it last.
      await devices.createIndex({ endpoint: 1 }, { unique: true });
      // The devices of a person, the last allowed first.
      await devices.createIndex({ userId: 1, dateCreated: -1, _id: -1 });
      // Those that end with a session.
      await devices.createIndex({ sessionId: 1 });
    },
  },
];
