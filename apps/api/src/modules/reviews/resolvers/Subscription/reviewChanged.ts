import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followReviews } from '../../review.live.ts';

export const reviewChanged: SubscriptionResolvers['reviewChanged'] = {
  subscribe: (_parent, args, ctx) => followReviews(ctx, args),
};
