import type { NotificationChangeResolvers } from '../../../graphql/generated/resolvers.ts';
import { countUnread } from '../notification.service.ts';

export const NotificationChange: NotificationChangeResolvers = {
  unreadCount: (_change, _args, ctx) => countUnread(ctx),
};
