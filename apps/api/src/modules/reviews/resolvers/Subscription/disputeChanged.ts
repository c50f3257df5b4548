import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followDisputes } from '../../review.live.ts';

export const disputeChanged: SubscriptionResolvers['disputeChanged'] = {
  subscribe: (_parent, { after }, ctx) => followDisputes(ctx, after),
};
