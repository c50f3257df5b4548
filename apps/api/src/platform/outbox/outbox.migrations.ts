import { lifetimes } from '@wiki/domain';
import { ensureCollection, type Migration } from '../database/migrations.ts';
import type { ConsumerRecord } from './consumer.model.ts';

/** Receipts outlive events, so that a scan over all events never handles one twice. */
const receiptSeconds = lifetimes.events + 24 * 3600;

/** The consumers that work in partitions since they can. */
const partitioned = [
  'account-mails',
  'business-questions',
  'chat-notifications',
  'chat-previews',
  'comments',
  'favourites',
  'follows',
  'forum',
  'listings',
  'moderation',
  'notification-channels',
  'push',
  'reviews',
  'seen-chats',
  'service',
];

export const outboxMigrations: Migration[] = [
  {
    id: '2026-11-21-00-outbox',
    async up(db) {
      await ensureCollection(db, 'events');
      // Events go after seven days; `type` and `at` serve the scan of a consumer that lost its place.
      await db
        .collection('events')
        .createIndex({ at: 1 }, { expireAfterSeconds: lifetimes.events, name: 'ttl' });
      await db.collection('events').createIndex({ type: 1, at: 1, _id: 1 });
      await ensureCollection(db, 'consumers');
      await ensureCollection(db, 'receipts');
      await db
        .collection('receipts')
        .createIndex({ at: 1 }, { expireAfterSeconds: receiptSeconds, name: 'ttl' });
    },
  },
  {
    id: '2026-11-22-given-up-events',
    async up(db) {
      await ensureCollection(db, 'givenUpEvents');
      // What a consumer has to take up again, and the administrators' list.
      await db.collection('givenUpEvents').createIndex({ consumer: 1, isRetried: 1 });
      await db.collection('givenUpEvents').createIndex({ at: -1, _id: -1 });
      // The few receipts that say why an event was given up.
      await db
        .collection('receipts')
        .createIndex({ failure: 1 }, { partialFilterExpression: { failure: { $type: 'string' } } });
    },
  },
  {
    id: '2026-12-16-consumer-partitions',
    async up(db) {
      await ensureCollection(db, 'consumerProcesses');
      // Of a process that was killed nobody else says that it is gone.
      await db
        .collection('consumerProcesses')
        .createIndex({ until: 1 }, { expireAfterSeconds: 0, name: 'ttl' });
      // Each partition goes on where its consumer stood.
      const consumers = db.collection<ConsumerRecord>('consumers');
      for await (const stood of consumers.find({ _id: { $in: partitioned } })) {
        const { _id: name, cursor, startedAt = null } = stood;
        for (let at = 0; at < 4; at += 1) {
          const place = { cursor, startedAt, owner: null, until: new Date(0) };
          await consumers.updateOne(
            { _id: `${name}/${at}` },
            { $setOnInsert: place },
            { upsert: true },
          );
        }
        await consumers.deleteOne({ _id: name });
      }
    },
  },
];
