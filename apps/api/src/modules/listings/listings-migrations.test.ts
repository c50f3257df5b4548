import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { clientOf } from '../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { businesses } from '../businesses/index.ts';
import { storedCounts } from './engagement/engagement-counts-test-kit.ts';
import { nothingCounted } from './engagement/engagement.store.ts';
import { refusals } from './listing-test-kit.ts';
import { ListingModel } from './listing.model.ts';
import { listingsMigrations } from './listings.migrations.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer();
  world = await buildWorld(server.config);
});
afterAll(() => server.stop());

test('listings whose SKUs differ in case alone keep them until one is changed', async () => {
  const business = world.ownBusiness;
  const owner = clientOf(server, world.businessAdmin);
  const first = await buildProduct({ business, sku: 'ADR-1', name: { en: 'Ground coffee' } });
  const second = await buildProduct({ business, sku: 'other' });
  await ListingModel.updateOne({ _id: second._id }, { sku: 'adr-1', skuKey: null });
  await ListingModel.updateOne({ _id: first._id }, { nameKeys: ['ground coffee'], skuKey: null });

  const migration = listingsMigrations.find(({ id }) => id.endsWith('listing-words'));
  await migration?.up(database());

  expect(await ListingModel.findById(first._id).lean()).toMatchObject({
    nameKeys: ['ground', 'coffee', 'adr', '1'],
    skuKey: 'adr-1',
  });
  expect(await ListingModel.findById(second._id).lean()).toMatchObject({
    sku: 'adr-1',
    skuKey: null,
  });
  const listingId = second._id.toHexString();
  const change = (values: object) => refusals(owner, 'updateListing', { listingId, values });
  expect(await change({ brand: 'Aroma' })).toEqual([]);
  expect(await change({ sku: 'ADR-1' })).toEqual(['SKU_IN_USE sku']);
  expect(await change({ sku: 'ADR-2' })).toEqual([]);
});

test('listings from when they were ordered by the average follow the rank of their business', async () => {
  const [rated, unrated] = [await buildBusiness(), await buildBusiness()];
  const listing = await buildProduct({ business: rated });
  const other = await buildProduct({ business: unrated });
  await buildReview({ business: rated, rating: 5 });
  const ratingOf = async (id: typeof listing._id) =>
    (await ListingModel.findById(id).lean())?.sellerRating;
  // The listing follows the review by a job, which is over by then.
  await expect.poll(() => ratingOf(listing._id)).toBe(3.8);
  const kept = database().collection('businesses');
  await kept.updateMany({}, { $unset: { ratingRank: '' } });
  await ListingModel.updateOne({ _id: listing._id }, { sellerRating: 5 });

  for (const migration of [...(businesses.migrations ?? []), ...listingsMigrations]) {
    if (migration.id.endsWith('-ranks')) await migration.up(database());
  }

  expect(await kept.findOne({ _id: rated._id })).toMatchObject({
    ratingAverage: 5,
    ratingRank: 3.75,
  });
  expect(await kept.findOne({ _id: unrated._id })).toMatchObject({ ratingRank: null });
  expect(await ratingOf(listing._id)).toBe(3.75);
  expect(await ratingOf(other._id)).toBe(0);
});

test('listings ordered by the rank of their business are ordered by its tenths', async () => {
  const [rated, unrated] = [await buildProduct({}), await buildProduct({})];
  await ListingModel.updateOne({ _id: rated._id }, { sellerRating: 3.75 });

  for (const migration of listingsMigrations) {
    if (migration.id.endsWith('-rating-steps')) await migration.up(database());
  }

  expect(await ListingModel.findById(rated._id).lean()).toMatchObject({ sellerRating: 3.8 });
  expect(await ListingModel.findById(unrated._id).lean()).toMatchObject({ sellerRating: 0 });
});

test('counts that stood within listings stand beside them', async () => {
  const stored = database().collection('listings');
  const counts = database().collection('listingEngagement');
  const [seen, unseen] = [await buildProduct(), await buildProduct()];
  const counted = { views: 9, contacts: 3, saves: 2, comments: 1 };
  const copies = { sortedViews: '', sortedContacts: '' };
  // As the version before wrote them; from when counts were fewer, some are missing.
  await stored.updateOne({ _id: seen._id }, { $set: { engagement: counted }, $unset: copies });
  await stored.updateOne(
    { _id: unseen._id },
    { $set: { engagement: { views: 1 } }, $unset: copies },
  );
  // More than are written at once, of which nothing was ever counted.
  const { engagement: _counted, ...bare } =
    (await stored.findOne<Record<string, unknown>>({ _id: unseen._id })) ?? {};
  const many = Array.from({ length: 520 }, () => ({ ...bare, _id: new Types.ObjectId() }));
  await stored.insertMany(many);
  await counts.deleteMany({ _id: { $in: [seen._id, unseen._id] } });
  for (const count of ['views', 'contacts'] as const) {
    await stored.createIndex({ type: 1, [`engagement.${count}`]: -1, _id: -1 });
  }
  const migration = listingsMigrations.find(({ id }) => id.endsWith('listing-engagement'));
  const all = async () => ({
    listings: await stored.find().sort({ _id: 1 }).toArray(),
    counts: await counts.find().sort({ _id: 1 }).toArray(),
    indexes: Object.keys(await stored.indexInformation()).toSorted(),
  });

  await migration?.up(database());

  const after = await all();
  expect(await storedCounts(seen._id.toHexString())).toEqual(counted);
  expect(await storedCounts(unseen._id.toHexString())).toEqual({ ...nothingCounted, views: 1 });
  expect(after.counts.map(({ _id: id }) => id)).toEqual(after.listings.map(({ _id: id }) => id));
  // The version before, which may still be there, reads them where they stood.
  expect(after.listings.find(({ _id: id }) => id.equals(seen._id))).toMatchObject({
    engagement: counted,
  });
  const copiesIn = ({ sortedViews, sortedContacts }: Record<string, unknown>) => [
    sortedViews,
    sortedContacts,
  ];
  const byId = new Map(after.listings.map((listing) => [listing._id.toHexString(), listing]));
  const copiesWith = (id: Types.ObjectId) => copiesIn(byId.get(id.toHexString()) ?? {});
  expect(copiesWith(seen._id)).toEqual([9, 3]);
  expect(copiesWith(unseen._id)).toEqual([1, 0]);
  expect(many.map(({ _id: id }) => copiesWith(id))).toEqual(many.map(() => [0, 0]));
  expect(after.indexes.filter((name) => name.includes('engagement'))).toEqual([]);
  expect(after.indexes).toContain('type_1_sortedViews_-1__id_-1');
  expect(after.indexes).toContain('type_1_sortedContacts_-1__id_-1');

  await migration?.up(database());
  expect(await all()).toEqual(after);
});
