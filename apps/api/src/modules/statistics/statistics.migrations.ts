import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

/** The dates that figures are counted by, where no index began with them: [collection, field]. */
const dates: readonly (readonly [string, Record<string, 1 | -1>])[] = [
  ['users', { dateJoined: 1 }],
  // In the order of the administrators' list, which has those who were not erased.
  ['users', { erasedAt: 1, dateJoined: -1, _id: -1 }],
  ['businessApplications', { dateCreated: 1 }],
  ['businesses', { dateCreated: 1 }],
  ['listings', { datePublished: 1 }],
  ['listingViews', { date: 1 }],
  ['favourites', { dateSaved: 1 }],
  ['messages', { dateCreated: 1 }],
  ['chats', { dateCreated: 1 }],
  ['reviews', { status: 1, dateCreated: 1 }],
  ['disputes', { dateCreated: 1 }],
  // What the owner of a business sees of their listings, by week.
  ['listingViews', { listingId: 1, date: 1 }],
  ['favourites', { listingId: 1, dateSaved: 1 }],
  ['chats', { businessId: 1, dateCreated: 1 }],
];

export const statisticsMigrations: Migration[] = [
  {
    id: '2026-11-26-statistics',
    async up(db) {
      await ensureCollection(db, 'statisticDays');
      await db.collection('statisticDays').createIndex({ source: 1, day: 1 }, { unique: true });
      await ensureCollection(db, 'statisticMarks');
      await ensureCollection(db, 'activity');
      await db.collection('activity').createIndex({ unit: 1, at: 1 });
      await db.collection('activity').createIndex({ userId: 1, unit: 1, at: 1 });
      for (const [collection, key] of dates) {
        await ensureCollection(db, collection);
        await db.collection(collection).createIndex(key);
      }
    },
  },
  {
    // Figures of customer service came with this version: what happened before is counted at once,
    // not by the recount of the next day.
    id: '2026-11-27-statistics-of-service',
    async up(db) {
      await db
        .collection('jobs')
        .updateOne(
          { key: 'recount-statistics', status: 'PENDING' },
          { $set: { runAt: new Date() } },
        );
    },
  },
];
