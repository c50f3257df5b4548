import { ensureCollection, type Migration } from '../database/migrations.ts';

export const mailMigrations: Migration[] = [
  {
    id: '2026-11-21-04-outbox-mails',
    async up(db) {
      await ensureCollection(db, 'outboxMails');
      // A repeat of the job that sends a mail meets the mail it sent before.
      await db.collection('outboxMails').createIndex({ messageId: 1 }, { unique: true });
      await db.collection('outboxMails').createIndex({ dateSent: -1, _id: -1 });
      await db.collection('outboxMails').createIndex({ to: 1, dateSent: -1, _id: -1 });
    },
  },
];
