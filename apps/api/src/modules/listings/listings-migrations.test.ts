import { afterAll, beforeAll, expect, test } from 'vitest';
import { database } from '../../platform/database/connect.ts';
import { clientOf } from '../../testing/client.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { buildWorld, type World } from '../../testing/world.ts';
import { businesses } from '../businesses/index.ts';
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
  expect(await ListingModel.findById(listing._id).lean()).toMatchObject({ sellerRating: 3.75 });
  expect(await ListingModel.findById(other._id).lean()).toMatchObject({ sellerRating: 0 });
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
