import type { QueryFilter } from 'mongoose';
import { along, type Stretch } from '../../../platform/database/keyset.ts';
import { ReviewModel, type ReviewRecord } from '../review.model.ts';
import { publicReviews } from '../review.policy.ts';

/** The public reviews written last, of every business, from a position on one way or the other. */
export async function newestReviews(stretch: Stretch): Promise<ReviewRecord[]> {
  const { within, sort } = along('dateCreated', stretch);
  return ReviewModel.find({ ...publicReviews, ...within } as QueryFilter<ReviewRecord>, null, {
    sort,
    limit: stretch.limit,
  }).lean();
}
