import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followMyBusiness } from '../../business.live.ts';

export const myBusinessChanged: SubscriptionResolvers['myBusinessChanged'] = {
  subscribe: (_parent, { after }, ctx) => followMyBusiness(ctx, after),
};
