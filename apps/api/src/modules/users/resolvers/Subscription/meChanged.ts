import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followMe } from '../../user.live.ts';

export const meChanged: SubscriptionResolvers['meChanged'] = {
  subscribe: (_parent, { after }, ctx) => followMe(ctx, after),
};
