import type { QueryFilter, Types } from 'mongoose';
import { seek } from '../../platform/database/keyset.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';
import { publicReviews } from './review.policy.ts';

/** The public reviews written last, of every business, from a position (date and id) on back. */
export async function newestReviews({
  before,
  first,
}: {
  before: readonly [Date, Types.ObjectId] | null;
  first: number;
}): Promise<ReviewRecord[]> {
  const start = before ? seek(before, { field: 'dateCreated', direction: -1 }) : {};
  return ReviewModel.find({ ...publicReviews, ...start } as QueryFilter<ReviewRecord>)
    .sort({ dateCreated: -1, _id: -1 })
    .limit(first)
    .lean();
}
