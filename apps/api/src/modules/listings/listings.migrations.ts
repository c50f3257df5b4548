import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';

export const listingsMigrations: Migration[] = [
  {
    id: '2026-11-21-products',
    async up(db) {
      await ensureCollection(db, 'products');
      const products = db.collection('products');
      // The public list, newest first: equal status and seller, then the order with the id to break
      // ties, so that a page is read from its cursor on and nothing is sorted.
      await products.createIndex({ status: 1, sellerActive: 1, dateCreated: -1, _id: -1 });
      // The same for featured products or the others alone, which are too few to find by filtering.
      await products.createIndex({
        status: 1,
        sellerActive: 1,
        isFeatured: 1,
        dateCreated: -1,
        _id: -1,
      });
      // All the products of a business, when its status changes.
      await products.createIndex({ businessId: 1 });
      // A seller's stock-keeping units are unique.
      await products.createIndex(
        { businessId: 1, sku: 1 },
        { unique: true, partialFilterExpression: { sku: { $type: 'string' } } },
      );
    },
  },
];
