import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followBlacklist } from '../../blacklist.live.ts';

export const blacklistChanged: SubscriptionResolvers['blacklistChanged'] = {
  subscribe: (_parent, { after }, ctx) => followBlacklist(ctx, after),
};
