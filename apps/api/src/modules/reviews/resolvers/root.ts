import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query, subscription } from '../../../kits/resource/index.ts';
import * as dispute from '../disputes/dispute.resource.ts';
import { readDispute, readReview } from '../reading/read-review.ts';
import { followDisputes, followReviews } from '../review.live.ts';
import * as review from '../review.resource.ts';

const noReview = { review: null };
const noDispute = { dispute: null };

export const root = {
  Query: {
    review: (_parent, { id }, { viewer }) => readReview(id, viewer),
    reviews: review.reviews.resolve,
    reviewsToAnswer: review.reviewsToAnswer.resolve,
    myReviews: review.myReviews.resolve,
    dispute: (_parent, { id }, { viewer }) => readDispute(id, viewer),
    disputes: dispute.disputes.resolve,
    disputeCounts: query(dispute.disputeCounts),
  },
  Mutation: {
    writeReview: mutation(noReview, review.writeReview),
    editReview: mutation(noReview, review.editReview),
    replyToReview: mutation(noReview, review.replyToReview),
    removeReview: mutation(noReview, review.removeReview),
    disputeReview: mutation(noDispute, dispute.disputeReview),
    respondToDispute: mutation(noDispute, dispute.respondToDispute),
    requestReviewEdit: mutation(noDispute, dispute.requestReviewEdit),
    removeDisputedReview: mutation(noDispute, dispute.removeDisputedReview),
  },
  Subscription: {
    reviewChanged: subscription(followReviews),
    disputeChanged: subscription(followDisputes),
  },
} satisfies Resolvers;
