import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const engagementMigrations: Migration[] = [
  {
    id: '2026-11-24-engagement',
    async up(db) {
      await ensureCollection(db, 'favourites');
      const favourites = db.collection('favourites');
      // Kept once, however often at once; also tells which of a page's listings somebody keeps.
      await favourites.createIndex({ userId: 1, listingId: 1 }, { unique: true });
      // What somebody keeps, the last saved first, with the id to break ties of a keyset page.
      await favourites.createIndex({ userId: 1, dateSaved: -1, _id: -1 });
      // All of a listing, when it is deleted.
      await favourites.createIndex({ listingId: 1 });

      await ensureCollection(db, 'listingViews');
      const views = db.collection('listingViews');
      // All of a listing, when it is deleted, and of a person who deletes their account.
      await views.createIndex({ listingId: 1 });
      await views.createIndex(
        { userId: 1 },
        { partialFilterExpression: { userId: { $type: 'string' } } },
      );

      await ensureCollection(db, 'listingComments');
      const comments = db.collection('listingComments');
      // The comments of a listing that have a place, the newest first; its beginning finds all of one.
      await comments.createIndex({
        listingId: 1,
        replyToId: 1,
        isListed: 1,
        dateCreated: -1,
        _id: -1,
      });
      // The replies of a page of comments, the oldest first.
      await comments.createIndex({ replyToId: 1, isDeleted: 1, dateCreated: 1, _id: 1 });
      // What a person wrote, for the export of their data.
      await comments.createIndex({ authorId: 1, dateCreated: 1 });
    },
  },
  {
    id: '2026-11-22-comments-as-content',
    async up(db) {
      // What all content has; of those deleted before it is not known when and by whom.
      const added = { dateDeleted: null, deletedBy: null, isHeld: false, likeCount: 0 };
      await db
        .collection('listingComments')
        .updateMany({ likeCount: { $exists: false } }, { $set: added });
    },
  },
  {
    id: '2026-12-06-answered-questions',
    async up(db) {
      // What a business answered last.
      await db
        .collection('listingComments')
        .createIndex(
          { businessId: 1, dateCreated: -1, _id: -1 },
          { partialFilterExpression: { isBySeller: true } },
        );
    },
  },
];
