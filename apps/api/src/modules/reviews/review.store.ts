import { ratingsWith } from '@wiki/domain';
import { Types } from 'mongoose';
import { finderOf, parseObjectId } from '../../platform/database/object-id.ts';
import { type BusinessRecord, changeBusiness } from '../businesses/index.ts';
import { ReviewModel, type ReviewRecord, type ReviewVersionRecord } from './review.model.ts';
import { publicReviews } from './review.policy.ts';

/** The review with the id in any state, or null. Joins the caller's transaction. */
export const findReview = finderOf(ReviewModel);

/** The review with the id if everybody reads it, or null. Joins the caller's transaction. */
export async function findPublicReview(id: string): Promise<ReviewRecord | null> {
  const _id = parseObjectId(id);
  return _id && ReviewModel.findOne({ ...publicReviews, _id }).lean();
}

/** A month, in milliseconds, for `limits.review.perBusiness`. */
const month = 30 * 24 * 3_600_000;

/** How many reviews of a business somebody wrote in the last month. Joins the caller's transaction. */
export async function countRecentReviews(authorId: string, businessId: string): Promise<number> {
  const since = new Date(Date.now() - month);
  return ReviewModel.countDocuments({ authorId, businessId, dateCreated: { $gt: since } });
}

/** A review to write. */
export type NewReview = ReviewVersionRecord &
  Pick<ReviewRecord, 'businessId' | 'businessActive' | 'authorId'> &
  Partial<ReviewRecord>;

/**
 * Writes a review and counts its rating, joining the caller's transaction. Records no event. A second
 * one of the same author, business and date is refused by the database as a duplicate key.
 */
export async function createReview(review: NewReview): Promise<ReviewRecord> {
  const record: ReviewRecord = {
    _id: new Types.ObjectId(),
    status: 'published',
    dateCreated: new Date(),
    dateEdited: null,
    reply: null,
    previousVersion: null,
    removalReason: null,
    ...review,
    version: 0,
  };
  await ReviewModel.create([record]);
  if (record.status === 'published') {
    await rate(record.businessId, { added: record.rating });
  }
  return record;
}

/**
 * Changes a review as it was read and returns it as it is now; what it gives to the ratings of its
 * business follows. Joins the caller's transaction, which records the event; a change beside this one
 * makes the transaction begin again.
 */
export async function changeReview(
  before: ReviewRecord,
  changes: Partial<Omit<ReviewRecord, '_id' | 'businessId' | 'version'>>,
): Promise<ReviewRecord> {
  const after = await ReviewModel.findOneAndUpdate(
    { _id: before._id },
    { $set: changes, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw new Error(`Review ${before._id.toHexString()} is gone.`);
  const [removed, added] = [countedRating(before), countedRating(after)];
  if (removed !== added) {
    await rate(after.businessId, {
      ...(removed === null ? {} : { removed }),
      ...(added === null ? {} : { added }),
    });
  }
  return after;
}

/** What a review adds to the ratings of its business; null for nothing. */
const countedRating = ({ status, rating }: ReviewRecord): number | null =>
  status === 'published' ? rating : null;

async function rate(businessId: string, change: { removed?: number; added?: number }) {
  await changeBusiness(businessId, ({ ratingCounts }) => ratingsWith(ratingCounts, change));
}

/** Hides or shows the reviews of a business with it, inside the transaction that changes it. */
export async function followBusiness(before: BusinessRecord, after: BusinessRecord): Promise<void> {
  if (before.status === after.status) return;
  await ReviewModel.updateMany(
    { businessId: after._id.toHexString() },
    { $set: { businessActive: after.status === 'active' }, $inc: { version: 1 } },
  );
}
