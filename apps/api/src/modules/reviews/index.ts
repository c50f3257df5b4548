import type { ApiModule } from '../../module.ts';
import { onBusinessChange } from '../businesses/index.ts';
import { onUserErasure } from '../users/index.ts';
import { missEditHandler } from './edit-due.job.ts';
import { eraseAuthor, reviewDataOf } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { Dispute } from './resolvers/Dispute.ts';
import { disputeReview } from './resolvers/Mutation/disputeReview.ts';
import { editReview } from './resolvers/Mutation/editReview.ts';
import { removeDisputedReview } from './resolvers/Mutation/removeDisputedReview.ts';
import { removeReview } from './resolvers/Mutation/removeReview.ts';
import { replyToReview } from './resolvers/Mutation/replyToReview.ts';
import { requestReviewEdit } from './resolvers/Mutation/requestReviewEdit.ts';
import { respondToDispute } from './resolvers/Mutation/respondToDispute.ts';
import { writeReview } from './resolvers/Mutation/writeReview.ts';
import { dispute } from './resolvers/Query/dispute.ts';
import { disputeCounts } from './resolvers/Query/disputeCounts.ts';
import { disputes } from './resolvers/Query/disputes.ts';
import { myReviews } from './resolvers/Query/myReviews.ts';
import { review } from './resolvers/Query/review.ts';
import { reviews as reviewsQuery } from './resolvers/Query/reviews.ts';
import { Review } from './resolvers/Review.ts';
import { disputeChanged } from './resolvers/Subscription/disputeChanged.ts';
import { reviewChanged } from './resolvers/Subscription/reviewChanged.ts';
import { reviewConsumer } from './review.consumer.ts';
import './review.events.ts';
import { createReviewLoaders } from './review.loaders.ts';
import { reviewMigrations } from './review.migrations.ts';
import { reviewPage } from './review-page.ts';
import { reviewPolicy } from './review.policy.ts';
import { followBusiness } from './review.store.ts';

export type { DisputeRecord } from './dispute.model.ts';
export { createDispute, stepOf } from './dispute.store.ts';
export { editTerm, scheduleMiss } from './edit-due.ts';
export { newestReviews } from './newest-reviews.ts';
export type { ReviewRecord } from './review.model.ts';
export { createReview, findPublicReview, type NewReview } from './review.store.ts';

// The reviews of a business are hidden and shown with it.
onBusinessChange(followBusiness);
onUserErasure(eraseAuthor);

export const reviews: ApiModule = {
  name: 'reviews',
  resolvers: {
    Query: { dispute, disputeCounts, disputes, myReviews, review, reviews: reviewsQuery },
    Mutation: {
      disputeReview,
      editReview,
      removeDisputedReview,
      removeReview,
      replyToReview,
      requestReviewEdit,
      respondToDispute,
      writeReview,
    },
    Subscription: { disputeChanged, reviewChanged },
    Business,
    Dispute,
    Review,
  },
  policy: reviewPolicy,
  loaders: createReviewLoaders,
  personalData: reviewDataOf,
  migrations: reviewMigrations,
  consumers: [reviewConsumer],
  jobs: [missEditHandler],
  subjects: { '/reviews/:id': reviewPage },
};
