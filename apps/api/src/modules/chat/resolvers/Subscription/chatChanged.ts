import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followChats } from '../../chat.live.ts';

export const chatChanged: SubscriptionResolvers['chatChanged'] = {
  subscribe: (_parent, { after }, ctx) => followChats(ctx, after),
};
