import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followApplications } from '../../application.live.ts';

export const applicationChanged: SubscriptionResolvers['applicationChanged'] = {
  subscribe: (_parent, { after }, ctx) => followApplications(ctx, after),
};
