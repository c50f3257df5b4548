import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const workplaceMigrations: Migration[] = [
  {
    id: '2026-11-26-work-assignments',
    async up(db) {
      await ensureCollection(db, 'workAssignments');
      // What somebody takes care of, when they leave the administrators.
      await db.collection('workAssignments').createIndex({ assigneeId: 1 });
      // How the mails stand.
      await ensureCollection(db, 'mailRequests');
      await db.collection('mailRequests').createIndex({ status: 1, dateSent: 1 });
    },
  },
];
