import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followNotifications } from '../../notification.live.ts';

export const notificationChanged: SubscriptionResolvers['notificationChanged'] = {
  subscribe: (_parent, { after }, ctx) => followNotifications(ctx, after),
};
