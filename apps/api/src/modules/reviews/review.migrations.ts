import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const reviewMigrations: Migration[] = [
  {
    id: '2026-11-24-reviews',
    async up(db) {
      await ensureCollection(db, 'reviews');
      const reviews = db.collection('reviews');
      const newest = { dateCreated: -1, _id: -1 } as const;
      // The public reviews of a business, of every rating or of one, and the managers' lists.
      await reviews.createIndex({ businessId: 1, status: 1, ...newest });
      await reviews.createIndex({ businessId: 1, status: 1, rating: 1, ...newest });
      await reviews.createIndex({ businessId: 1, ...newest });
      await reviews.createIndex({ businessId: 1, rating: 1, ...newest });
      // What somebody wrote, and what is forgotten with them.
      await reviews.createIndex({ authorId: 1, ...newest });
      // The newest reviews of all that everybody reads.
      await reviews.createIndex({ businessActive: 1, status: 1, ...newest });
      // One review per author, business and date, whatever races; those whose authors are gone aside.
      await reviews.createIndex(
        { businessId: 1, authorId: 1, transactionDate: 1 },
        { unique: true, partialFilterExpression: { authorId: { $type: 'string' } } },
      );
      await ensureCollection(db, 'disputes');
      const disputes = db.collection('disputes');
      // One dispute per review, and the dispute of a review.
      await disputes.createIndex({ reviewId: 1 }, { unique: true });
      // The administrators' lists, the longest waiting first; the counts by state.
      await disputes.createIndex({ dateCreated: 1, _id: 1 });
      await disputes.createIndex({ status: 1, dateCreated: 1, _id: 1 });
      // What is forgotten with its author.
      await disputes.createIndex({ authorId: 1 });
    },
  },
  {
    id: '2026-11-29-disputes-of-a-business',
    async up(db) {
      // What one business disputes, for its page in the back office.
      await db.collection('disputes').createIndex({ businessId: 1, dateCreated: 1, _id: 1 });
    },
  },
  {
    id: '2026-12-07-reviews-to-answer',
    async up(db) {
      // What a business has not answered yet, for the home of its people.
      await db.collection('reviews').createIndex({
        businessId: 1,
        status: 1,
        'reply.dateCreated': 1,
        dateCreated: -1,
        _id: -1,
      });
    },
  },
];
