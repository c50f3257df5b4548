import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

const isText = { $type: 'string' };

export const serviceMigrations: Migration[] = [
  {
    id: '2026-11-22-service',
    async up(db) {
      await ensureCollection(db, 'counters');
      await ensureCollection(db, 'tickets');
      const tickets = db.collection('tickets');
      await tickets.createIndex({ number: 1 }, { unique: true });
      // The queue, all of it, of a state, of a kind, of somebody, in both orders.
      for (const field of ['status', 'kind', 'priority', 'assigneeId']) {
        await tickets.createIndex({ [field]: 1, dateActive: 1, _id: 1 });
        await tickets.createIndex({ [field]: 1, dateCreated: -1, _id: -1 });
      }
      await tickets.createIndex({ dateActive: 1, _id: 1 });
      await tickets.createIndex({ dateCreated: -1, _id: -1 });
      // What the law gives a term, the first to end first.
      await tickets.createIndex(
        { dueAt: 1, _id: 1 },
        { partialFilterExpression: { dueAt: { $type: 'date' } } },
      );
      // One's own, what goes with a person, and what an address wrote.
      await tickets.createIndex({ 'requester.userId': 1, dateActive: -1, _id: -1 });
      await tickets.createIndex({ 'requester.email': 1 });
      await tickets.createIndex({ words: 1 });
      // Which thread a mail answers.
      await tickets.createIndex({ mailIds: 1 });

      await ensureCollection(db, 'ticketEntries');
      const entries = db.collection('ticketEntries');
      await entries.createIndex({ ticketId: 1, dateCreated: 1, _id: 1 });
      await entries.createIndex({ authorId: 1 });
      // A mail that comes twice is one message.
      await entries.createIndex(
        { mailId: 1 },
        { unique: true, partialFilterExpression: { mailId: isText } },
      );

      await ensureCollection(db, 'cannedReplies');
      // Mails that came in, by their signatures: none is taken twice.
      await ensureCollection(db, 'inboundMails');
      await db.collection('inboundMails').createIndex({ at: 1 }, { expireAfterSeconds: 3_600 });
    },
  },
];
