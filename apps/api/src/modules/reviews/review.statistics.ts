import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { DisputeModel } from './disputes/dispute.model.ts';
import { ReviewModel } from './review.model.ts';

async function datesOf({ reviewId }: { reviewId: string }, at: Date) {
  const _id = parseObjectId(reviewId);
  const review = _id && (await ReviewModel.findOne({ _id }, { dateCreated: 1 }).lean());
  const dispute = await DisputeModel.findOne({ reviewId }, { dateCreated: 1 }).lean();
  return [at, review?.dateCreated, dispute?.dateCreated];
}

/** How many reviews stand, and how many were disputed. */
export const reviewStatistics: StatisticSource = {
  name: 'reviews',
  tallies: [
    {
      model: ReviewModel,
      date: 'dateCreated',
      match: { status: 'published' },
      sums: { reviews: 1, stars: '$rating' },
    },
    { model: DisputeModel, date: 'dateCreated', sums: { disputes: 1 } },
  ],
  touchedBy: { 'review.changed': datesOf, 'dispute.changed': datesOf },
};
