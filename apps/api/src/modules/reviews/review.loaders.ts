import DataLoader from 'dataloader';
import { DisputeModel, type DisputeRecord } from './dispute.model.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A review by its id, in any state: who asks has decided that it may be seen. */
    reviewById: DataLoader<string, ReviewRecord | null>;
    /** The dispute of a review: who asks has decided that it may be seen. */
    disputeByReviewId: DataLoader<string, DisputeRecord | null>;
  }
}

/** The loaders of reviews for one request: each once, and many in one command. */
export function createReviewLoaders() {
  return {
    reviewById: new DataLoader(readReviews),
    disputeByReviewId: new DataLoader(readDisputes),
  };
}

async function readReviews(ids: readonly string[]): Promise<(ReviewRecord | null)[]> {
  const found = await ReviewModel.find({ _id: { $in: [...ids] } }).lean();
  const byId = new Map(found.map((review) => [review._id.toHexString(), review]));
  return ids.map((id) => byId.get(id) ?? null);
}

async function readDisputes(reviewIds: readonly string[]): Promise<(DisputeRecord | null)[]> {
  const found = await DisputeModel.find({ reviewId: { $in: [...reviewIds] } }).lean();
  const byReview = new Map(found.map((dispute) => [dispute.reviewId, dispute]));
  return reviewIds.map((id) => byReview.get(id) ?? null);
}
