import type { ApiModule } from '../../module.ts';
import { disputeQueue } from './dispute.queue.ts';
import { reviewStatistics } from './review.statistics.ts';
import { reviewNotifications } from './review.notifications.ts';
import { visibleIn } from '../../kits/resource/index.ts';
import { onBusinessChange } from '../businesses/index.ts';
import { onUserErasure } from '../users/index.ts';
import { missEditHandler } from './edit-due.job.ts';
import { eraseAuthor, reviewDataOf } from './personal-data.ts';
import { Business } from './resolvers/Business.ts';
import { Dispute, DisputeStep } from './resolvers/Dispute.ts';
import { Review, ReviewVersion } from './resolvers/Review.ts';
import { root } from './resolvers/root.ts';
import { reviewConsumer } from './review.consumer.ts';
import './review.events.ts';
import { createReviewLoaders } from './review.loaders.ts';
import { reviewMigrations } from './review.migrations.ts';
import { reviewPage } from './reading/review-page.ts';
import { ReviewModel } from './review.model.ts';
import { reviewPolicy, reviewsToReplyTo, visibleTo } from './review.policy.ts';
import { reportableReviews } from './review.reportable.ts';
import { followBusiness } from './review.store.ts';

export type { DisputeRecord } from './disputes/dispute.model.ts';
export { createDispute, stepOf } from './disputes/dispute.store.ts';
export { editTerm, scheduleMiss } from './edit-due.ts';
export { newestReviews } from './reading/newest-reviews.ts';
export { reportableReviews } from './review.reportable.ts';
export type { ReviewRecord } from './review.model.ts';
export { createReview, findPublicReview, type NewReview } from './review.store.ts';

// The reviews of a business are hidden and shown with it.
onBusinessChange(followBusiness);
onUserErasure(eraseAuthor);

export const reviews: ApiModule = {
  name: 'reviews',
  queue: [disputeQueue],
  statistics: [reviewStatistics],
  notifications: reviewNotifications,
  notificationTargets: {
    review: visibleIn(ReviewModel, visibleTo),
    reviewToReplyTo: visibleIn(ReviewModel, reviewsToReplyTo),
  },
  resolvers: { ...root, Business, Dispute, DisputeStep, Review, ReviewVersion },
  policy: reviewPolicy,
  loaders: createReviewLoaders,
  reportable: [reportableReviews],
  personalData: reviewDataOf,
  migrations: reviewMigrations,
  consumers: [reviewConsumer],
  jobs: [missEditHandler],
  subjects: { review: reviewPage },
};
