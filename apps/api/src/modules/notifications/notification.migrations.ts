import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const notificationMigrations: Migration[] = [
  {
    id: '2026-11-21-notifications',
    async up(db) {
      await ensureCollection(db, 'notifications');
      const notifications = db.collection('notifications');
      // A person's list, the newest first, with the id to break ties of a keyset page.
      await notifications.createIndex({ userId: 1, dateCreated: -1, _id: -1 });
      // The same for new or past ones alone; its beginning also counts the badge.
      await notifications.createIndex({ userId: 1, isRead: 1, dateCreated: -1, _id: -1 });
      // One notification per person and cause.
      await notifications.createIndex({ userId: 1, cause: 1 }, { unique: true });
    },
  },
  {
    id: '2026-11-22-notification-groups',
    async up(db) {
      const notifications = db.collection('notifications');
      // Those of the version before stand alone.
      await notifications.updateMany(
        { actorIds: { $exists: false } },
        {
          $set: {
            readAllAt: null,
            isHidden: false,
            openGroup: null,
            groupSince: null,
            actorIds: [],
            actorCount: 0,
            laterCauses: [],
          },
        },
      );
      // The one group of a kind that still takes more; nobody has two.
      await notifications.createIndex(
        { userId: 1, openGroup: 1 },
        { unique: true, partialFilterExpression: { openGroup: { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-11-22-notification-mails',
    async up(db) {
      await ensureCollection(db, 'notificationPreferences');
      const notifications = db.collection('notifications');
      await notifications.updateMany({ mail: { $exists: false } }, { $set: { mail: null } });
      // What of a person waits for a mail.
      await notifications.createIndex(
        { userId: 1, mail: 1 },
        { partialFilterExpression: { mail: { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-11-23-notifications-of-requests',
    async up(db) {
      // What others were told of a request, which goes with whoever asked.
      await db
        .collection('notifications')
        .createIndex(
          { 'params.ticketId': 1 },
          { partialFilterExpression: { 'params.ticketId': { $type: 'string' } } },
        );
    },
  },
];
