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
  {
    id: '2026-11-26-saved-views',
    async up(db) {
      await ensureCollection(db, 'workLimits');
      await ensureCollection(db, 'savedViews');
      const views = db.collection('savedViews');
      // One's own, each name of a list once; and what others share.
      await views.createIndex({ userId: 1, list: 1, name: 1 }, { unique: true });
      await views.createIndex({ userId: 1, name: 1 });
      await views.createIndex({ isShared: 1, name: 1 });
    },
  },
];
