import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { JobModel } from '../../platform/jobs/job.model.ts';
import { EventModel } from '../../platform/outbox/event.model.ts';
import { buildBusiness, buildProduct } from '../../testing/factories.ts';
import { buildReview } from '../../testing/review-factory.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { BusinessModel } from '../businesses/business.model.ts';

import { ListingModel } from './listing.model.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const jobsOf = (businessId: string) =>
  JobModel.countDocuments({ type: 'rate-listings', 'payload.businessId': businessId });

test('all listings follow a review of their business, in slices and a moment later', async () => {
  const business = await buildBusiness();
  const businessId = business._id.toHexString();
  const { _id, ...product } = (await buildProduct({ business })) as { _id: Types.ObjectId };
  const copies = Array.from({ length: 450 }, () => ({ ...product, _id: new Types.ObjectId() }));
  await ListingModel.collection.insertMany(copies);

  await buildReview({ business, rating: 5 });

  const rated = () => ListingModel.countDocuments({ businessId, sellerRating: 3.8 });
  await expect.poll(rated).toBe(451);
  const events = await EventModel.find({ type: 'listings.rated' }).lean();
  const told = events.map(({ data }) => (data as { listingIds: string[] }).listingIds);
  expect(told.map(({ length }) => length)).toEqual([200, 200, 51]);
  expect(new Set(told.flat())).toEqual(
    new Set([_id, ...copies.map((copy) => copy._id)].map((id) => id.toHexString())),
  );
});

test('a review that hardly moves the rank of its business leaves its listings alone', async () => {
  const business = await buildBusiness();
  const ratings = { ratingCounts: [0, 0, 2, 20, 60], ratingCount: 82, ratingRank: 4.64 };
  await BusinessModel.updateOne({ _id: business._id }, { $set: ratings });
  await buildReview({ business, rating: 5 });
  const { ratingCount } = (await BusinessModel.findById(business._id).lean()) ?? {};
  expect(ratingCount).toBe(83);
  expect(await jobsOf(business._id.toHexString())).toBe(0);
});
