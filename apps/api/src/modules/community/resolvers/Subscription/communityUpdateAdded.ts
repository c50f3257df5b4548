import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followUpdates } from '../../updates.live.ts';

export const communityUpdateAdded: SubscriptionResolvers['communityUpdateAdded'] = {
  subscribe: (_parent, { after }, ctx) => followUpdates(ctx, after),
};
