import { lifetimes } from '@wiki/domain';
import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const accountMigrations: Migration[] = [
  {
    id: '2026-11-21-accounts',
    async up(db) {
      for (const name of ['credentials', 'sessions', 'refreshTokens', 'linkTokens']) {
        await ensureCollection(db, name);
      }
      // A user's devices, the latest first.
      await db.collection('sessions').createIndex({ userId: 1, lastUsedAt: -1 });
      // The tokens of a family or of a user, when either ends.
      await db.collection('refreshTokens').createIndex({ sessionId: 1 });
      // The links of a user, when one is used.
      await db.collection('linkTokens').createIndex({ userId: 1, purpose: 1 });
      // What has expired is refused at once and removed by these within a minute.
      for (const name of ['sessions', 'refreshTokens', 'linkTokens']) {
        await db.collection(name).createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
      }
    },
  },
  {
    id: '2026-11-22-sessions-end',
    async up(db) {
      // Sessions were prolonged without end: now they last so long from their sign-in, and no longer.
      const milliseconds = lifetimes.session * 1000;
      await db
        .collection('sessions')
        .updateMany({}, [
          { $set: { expiresAt: { $min: ['$expiresAt', { $add: ['$createdAt', milliseconds] }] } } },
        ]);
    },
  },
  {
    id: '2026-11-22-known-devices',
    async up(db) {
      await ensureCollection(db, 'knownDevices');
      await db.collection('knownDevices').createIndex({ userId: 1, lastSeenAt: -1 });
      await db.collection('knownDevices').createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  },
  {
    id: '2026-12-10-personal-tokens',
    async up(db) {
      await ensureCollection(db, 'personalTokens');
      const tokens = db.collection('personalTokens');
      // A person's tokens, the newest first.
      await tokens.createIndex({ userId: 1, createdAt: -1, _id: -1 });
      await tokens.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  },
  {
    id: '2026-11-30-email-changes',
    async up(db) {
      await ensureCollection(db, 'emailChanges');
      const changes = db.collection('emailChanges');
      // Addresses that are kept for whoever has just changed them.
      await changes.createIndex({ oldEmail: 1 });
      await changes.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 });
    },
  },
];
