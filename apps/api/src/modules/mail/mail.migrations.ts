import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const mailMigrations: Migration[] = [
  {
    id: '2026-11-21-mail',
    async up(db) {
      await ensureCollection(db, 'mailRequests');
      const mailRequests = db.collection('mailRequests');
      // One mail per cause, whatever repeats.
      await mailRequests.createIndex({ cause: 1 }, { unique: true });
      // A person's mails, for the export and the erasure of their data.
      await mailRequests.createIndex({ userId: 1 });
    },
  },
  {
    id: '2026-11-22-mail-addresses',
    async up(db) {
      // Whatever was written to an address, for the erasure of an account.
      await db.collection('mailRequests').createIndex({ to: 1 });
    },
  },
  {
    id: '2026-11-22-mails-that-name-people',
    async up(db) {
      // What names a person, for the erasure of an account; most mails name nobody else.
      await db
        .collection('mailRequests')
        .createIndex(
          { namedIds: 1 },
          { partialFilterExpression: { namedIds: { $type: 'string' } } },
        );
    },
  },
  {
    id: '2026-12-02-mails-by-message-id',
    async up(db) {
      // When the mail of an answer was sent: the proof of an answer to a request.
      await db.collection('mailRequests').createIndex({ emailID: 1 });
    },
  },
  {
    id: '2026-12-08-mails-with-links',
    async up(db) {
      const mailRequests = db.collection('mailRequests');
      // What waits longer than its link works, and what waits under a slot; both are few.
      await mailRequests.createIndex(
        { expiresAt: 1 },
        { partialFilterExpression: { expiresAt: { $type: 'date' } } },
      );
      await mailRequests.createIndex(
        { slot: 1 },
        { partialFilterExpression: { slot: { $type: 'string' } } },
      );
    },
  },
];
