import DataLoader from 'dataloader';
import { loaderBy, loaderById } from '../../kits/resource/index.ts';
import { DisputeModel, type DisputeRecord } from './disputes/dispute.model.ts';
import { readReviewFacts, type ReviewFacts } from './reading/review-facts.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';

declare module '../../graphql/loaders.ts' {
  interface Loaders {
    /** A review by its id, in any state: who asks has decided that it may be seen. */
    reviewById: DataLoader<string, ReviewRecord | null>;
    /** The dispute of a review: who asks has decided that it may be seen. */
    disputeByReviewId: DataLoader<string, DisputeRecord | null>;
    /** What the reviews of a business tell; null where there are too few of them. */
    reviewFactsOfBusiness: DataLoader<string, ReviewFacts | null>;
  }
}

/** The loaders of reviews for one request. */
export const createReviewLoaders = () => ({
  reviewById: loaderById(ReviewModel),
  disputeByReviewId: loaderBy(DisputeModel, 'reviewId'),
  reviewFactsOfBusiness: new DataLoader(readReviewFacts),
});
