import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countUnread } from '../../notification.service.ts';

export const unreadNotificationCount: QueryResolvers['unreadNotificationCount'] = (
  _parent,
  _args,
  ctx,
) => countUnread(ctx);
