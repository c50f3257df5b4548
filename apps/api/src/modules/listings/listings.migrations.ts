import { ratingStep } from '@wiki/domain';
import type { Types } from 'mongoose';
import { ensureCollection, type Migration } from '../../platform/database/migrations.ts';
import type { BusinessRecord } from '../businesses/index.ts';
import { describeInBothLanguages } from '../files/index.ts';
import type { EngagementCounts, EngagementRecord } from './engagement/engagement.model.ts';
import { nothingCounted } from './engagement/engagement.store.ts';
import { copiesOf } from './engagement/sort-copies.ts';
import { derivedOf } from './listing.derived.ts';
import type { ListingRecord } from './listing.model.ts';
import { completeListing, type NewListing } from './listing.store.ts';

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
  {
    id: '2026-11-24-listings',
    async up(db) {
      await ensureCollection(db, 'listings');
      const listings = db.collection('listings');
      const seen = { status: 1, sellerActive: 1 } as const;
      const newest = { datePublished: -1, _id: -1 } as const;
      // The public lists: what everybody sees, of every type or of one, in each of the orders, so that
      // a page is read from its cursor on and nothing is sorted. The most used conditions have an
      // index of their own; the others are passed over while reading in order.
      await listings.createIndex({ ...seen, ...newest });
      await listings.createIndex({ ...seen, isFeatured: 1, ...newest });
      await listings.createIndex({ ...seen, type: 1, ...newest });
      await listings.createIndex({ ...seen, type: 1, isFeatured: 1, ...newest });
      await listings.createIndex({ ...seen, type: 1, category: 1, ...newest });
      await listings.createIndex({ ...seen, type: 1, country: 1, ...newest });
      await listings.createIndex({ ...seen, type: 1, rank: -1, _id: -1 });
      await listings.createIndex({ ...seen, type: 1, sellerRating: -1, _id: -1 });
      await listings.createIndex({ ...seen, type: 1, currency: 1, priceFrom: 1, _id: 1 });
      // The managers' lists: of a business or of all, the last changed first.
      await listings.createIndex({ dateChanged: -1, _id: -1 });
      await listings.createIndex({ type: 1, dateChanged: -1, _id: -1 });
      await listings.createIndex({ businessId: 1, dateChanged: -1, _id: -1 });
      await listings.createIndex({ businessId: 1, type: 1, dateChanged: -1, _id: -1 });
      // What a business offers to everybody.
      await listings.createIndex({ businessId: 1, ...seen, ...newest });
      // The managers' search by the beginning of a name.
      await listings.createIndex({ nameKeys: 1 });
      // A seller's stock-keeping units are unique.
      await listings.createIndex(
        { businessId: 1, sku: 1 },
        { unique: true, partialFilterExpression: { sku: { $type: 'string' } } },
      );
      await moveProducts(db);
    },
  },
  {
    id: '2026-11-25-listing-lists',
    async up(db) {
      const listings = db.collection('listings');
      const seen = { status: 1, sellerActive: 1 } as const;
      const newest = { datePublished: -1, _id: -1 } as const;
      // What is priced in a currency, newest first: else the index in the order of prices is read,
      // whole, and sorted.
      await listings.createIndex({ ...seen, type: 1, currency: 1, ...newest });
      // What a business offers of one type.
      await listings.createIndex({ businessId: 1, ...seen, type: 1, ...newest });
    },
  },
  {
    id: '2026-11-25-listing-pages',
    async up(db) {
      // The pages for search engines, by id.
      await db.collection('listings').createIndex({ status: 1, sellerActive: 1, _id: 1 });
    },
  },
  {
    id: '2026-11-25-listing-creators',
    async up(db) {
      // What a person began: for the export of their data and when their account is deleted.
      await db.collection('listings').createIndex({ creatorId: 1 });
    },
  },
  {
    id: '2026-11-26-listing-words',
    async up(db) {
      await deriveWords(db);
      const listings = db.collection('listings');
      const byWriting = 'businessId_1_sku_1';
      if (await listings.indexExists(byWriting)) await listings.dropIndex(byWriting);
      await listings.createIndex(
        { businessId: 1, skuKey: 1 },
        { unique: true, partialFilterExpression: { skuKey: { $type: 'string' } } },
      );
    },
  },
  {
    id: '2026-11-27-listing-ranks',
    async up(db) {
      // Orders by rating go by the rank of the business, in the index they had for its average.
      const listings = db.collection<ListingRecord>('listings');
      for await (const { _id, ratingRank } of db.collection<BusinessRecord>('businesses').find()) {
        const sellerRating = ratingRank ?? 0;
        await listings.updateMany(
          { businessId: _id.toHexString(), sellerRating: { $ne: sellerRating } },
          { $set: { sellerRating } },
        );
      }
    },
  },
  {
    id: '2026-11-27-listing-states',
    async up(db) {
      // The managers' list of one state, and how many each type has in each, for administrators.
      await db.collection('listings').createIndex({ type: 1, status: 1, dateChanged: -1, _id: -1 });
    },
  },
  {
    id: '2026-12-04-managed-listing-orders',
    async up(db) {
      // The other orders of the administrators' list.
      const listings = db.collection('listings');
      for (const field of ['dateCreated', 'engagement.views', 'engagement.contacts']) {
        await listings.createIndex({ type: 1, [field]: -1, _id: -1 });
      }
    },
  },
  {
    id: '2026-12-14-listing-pictures-in-both-languages',
    async up(db) {
      await describeInBothLanguages(db, 'listings', ['images']);
    },
  },
  {
    id: '2026-12-15-listing-rating-steps',
    async up(db) {
      const listings = db.collection<ListingRecord>('listings');
      for (const rank of await listings.distinct('sellerRating')) {
        const sellerRating = ratingStep(rank);
        if (sellerRating !== rank) {
          await listings.updateMany({ sellerRating: rank }, { $set: { sellerRating } });
        }
      }
    },
  },
  {
    id: '2026-12-16-listing-engagement',
    async up(db) {
      const listings = db.collection('listings');
      for (const [count, copy] of Object.entries(sortedBy)) {
        const byCount = `type_1_engagement.${count}_-1__id_-1`;
        if (await listings.indexExists(byCount)) await listings.dropIndex(byCount);
        await listings.createIndex({ type: 1, [copy]: -1, _id: -1 });
      }
      await moveEngagement(db);
    },
  },
];

type Db = Parameters<Migration['up']>[0];

/** A product as it was stored alone: what it says of itself otherwise is taken over as it is. */
interface ProductOfOld {
  _id: Types.ObjectId;
  businessId: string;
  price: { amountMinor: number; currency: string };
  dateCreated: Date;
}

type SellerOfOld = Pick<BusinessRecord, '_id' | 'ratingAverage' | 'city' | 'region' | 'country'>;

/** So many listings are written at once. */
const batchSize = 500;

/**
 * Gives every listing the words it is found by and the key of its SKU. Of several whose SKUs differed
 * in case alone the first has the key: the others keep theirs as written until they are changed.
 */
async function deriveWords(db: Db): Promise<void> {
  const listings = db.collection<ListingRecord>('listings');
  const taken = new Set<string>();
  let writes: Parameters<typeof listings.bulkWrite>[0][number][] = [];
  const write = async () => {
    if (writes.length > 0) await listings.bulkWrite(writes, { ordered: false });
    writes = [];
  };
  for await (const listing of listings.find().sort({ _id: 1 })) {
    const { nameKeys, skuKey } = derivedOf(listing);
    const place = `${listing.businessId} ${skuKey}`;
    const isFirst = skuKey !== null && !taken.has(place);
    taken.add(place);
    const update = { $set: { nameKeys, skuKey: isFirst ? skuKey : null } };
    writes.push({ updateOne: { filter: { _id: listing._id }, update } });
    if (writes.length === batchSize) await write();
  }
  await write();
}

/** The fields that lists of managers are sorted by, by the count that each copies. */
const sortedBy = { views: 'sortedViews', contacts: 'sortedContacts' } as const;

/** A listing from when its counts stood within it. */
interface CountedWithin {
  _id: Types.ObjectId;
  engagement?: Partial<EngagementCounts>;
}

/**
 * Has the counts of listings stand beside them. What was moved before stays: the counts that are there
 * have gone on since. Those within a listing stay, too: a process of the version before, which reads
 * them, may still be there.
 */
async function moveEngagement(db: Db): Promise<void> {
  await ensureCollection(db, 'listingEngagement');
  const counts = db.collection<EngagementRecord>('listingEngagement');
  const listings = db.collection<CountedWithin>('listings');
  const move = async (batch: readonly CountedWithin[]) => {
    const moved = batch.map(({ _id, engagement }) => ({
      filter: { _id },
      counted: { ...nothingCounted, ...engagement },
    }));
    await counts.bulkWrite(
      moved.map(({ filter, counted }) => ({
        updateOne: { filter, update: { $setOnInsert: counted }, upsert: true },
      })),
      { ordered: false },
    );
    await listings.bulkWrite(
      moved.map(({ filter, counted }) => ({
        updateOne: {
          filter,
          update: { $set: copiesOf(counted) },
        },
      })),
      { ordered: false },
    );
  };
  const unmoved = { sortedViews: { $exists: false } } as const;
  const found = listings.find(unmoved, { projection: { engagement: 1 } }).sort({ _id: 1 });
  let batch: CountedWithin[] = [];
  for await (const listing of found) {
    batch.push(listing);
    if (batch.length < batchSize) continue;
    await move(batch);
    batch = [];
  }
  if (batch.length > 0) await move(batch);
}

/** Products from when there were no other listings keep their ids. */
async function moveProducts(db: Db): Promise<void> {
  const businesses = new Map(
    (await db.collection<SellerOfOld>('businesses').find().toArray()).map((business) => [
      business._id.toHexString(),
      business,
    ]),
  );
  for await (const { price, ...product } of db.collection<ProductOfOld>('products').find()) {
    const business = businesses.get(product.businessId);
    const listing = completeListing({
      ...product,
      type: 'product',
      creatorId: null,
      sellerRating: business?.ratingAverage ?? 0,
      removalReason: null,
      currency: price.currency,
      price: price.amountMinor,
      productId: null,
      images: [],
      city: business?.city ?? '',
      region: business?.region ?? '',
      country: business?.country ?? 'CO',
      dateChanged: product.dateCreated,
      datePublished: product.dateCreated,
    } as unknown as NewListing);
    const { _id, ...fields } = listing;
    // Its counts stood within it then.
    const stored = { ...fields, engagement: nothingCounted };
    await db.collection('listings').updateOne({ _id }, { $set: stored }, { upsert: true });
  }
  await db.dropCollection('products');
}
