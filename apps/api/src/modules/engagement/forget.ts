import { markDays } from '../../kits/statistics/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { countEngagement } from '../listings/index.ts';
import { comments } from './comments/comments.ts';
import { FavouriteModel } from './attention/favourite.model.ts';
import { ViewModel } from './attention/view.model.ts';

const forgetPersonJob = 'forget-engagement-of-person';
const forgetListingJob = 'forget-engagement-of-listing';
/** How many favourites or views of a person go in one transaction. */
const batchSize = 100;
/** What a person did just before is written by then, in milliseconds: views are collected a while. */
const underWayMilliseconds = 3_000;

/** Begins to forget what belonged to a deleted account or listing. */
export const forgetConsumer: EventConsumer = {
  name: 'engagement-forget',
  types: ['user.deleted', 'listing.changed'],
  concerns: ({ type, data }) =>
    type === 'user.deleted' || (data as EventMap['listing.changed']).change === 'deleted',
  async handle({ type, data }) {
    if (type === 'user.deleted') {
      const { userId } = data as EventMap['user.deleted'];
      const key = `${forgetPersonJob}:${userId}`;
      const runAt = new Date(Date.now() + underWayMilliseconds);
      await enqueueJob({ type: forgetPersonJob, key, payload: { userId }, runAt });
      return;
    }
    const { listingId } = data as EventMap['listing.changed'];
    const key = `${forgetListingJob}:${listingId}`;
    await enqueueJob({ type: forgetListingJob, key, payload: { listingId } });
  },
};

/** Removes the favourites and views of a person, counted down. */
export const forgetPersonHandler: JobHandler = {
  type: forgetPersonJob,
  maxAttempts: 20,
  async run({ payload }) {
    const userId = String(payload.userId);
    while ((await inTransaction(() => forgetFavourites(userId))) > 0);
    while ((await inTransaction(() => forgetViews(userId))) > 0);
  },
};

/** Removes the favourites, views and comments of a listing that is gone, and its counts with it. */
export const forgetListingHandler: JobHandler = {
  type: forgetListingJob,
  maxAttempts: 20,
  async run({ payload }) {
    const listingId = String(payload.listingId);
    await inTransaction(() => forgetAttention(listingId));
    await comments.eraseIn(listingId);
  },
};

/** Removes the favourites and views of a listing; the days they were counted on are counted again. */
async function forgetAttention(listingId: string): Promise<void> {
  const saves = await FavouriteModel.distinct('dateSaved', { listingId });
  const views = await ViewModel.distinct('date', { listingId });
  await FavouriteModel.deleteMany({ listingId });
  await ViewModel.deleteMany({ listingId });
  await markDays('engagement', [...saves, ...views]);
}

async function forgetFavourites(userId: string): Promise<number> {
  const found = await FavouriteModel.find({ userId }).limit(batchSize).lean();
  await markDays(
    'engagement',
    found.map(({ dateSaved }) => dateSaved),
  );
  await FavouriteModel.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return countDown('saves', found);
}

async function forgetViews(userId: string): Promise<number> {
  const found = await ViewModel.find({ userId }).limit(batchSize).lean();
  await markDays(
    'engagement',
    found.map(({ date }) => date),
  );
  await ViewModel.deleteMany({ _id: { $in: found.map(({ _id }) => _id) } });
  return countDown('views', found);
}

/** Takes what was removed off the counts and answers how much that was. */
async function countDown(
  what: 'saves' | 'views',
  removed: readonly { listingId: string }[],
): Promise<number> {
  const byListing = Map.groupBy(removed, ({ listingId }) => listingId);
  for (const [listingId, { length }] of byListing) await countEngagement(listingId, what, -length);
  const listingIds = [...byListing.keys()];
  if (listingIds.length > 0) await recordEvent('engagement.changed', null, { listingIds });
  return removed.length;
}
