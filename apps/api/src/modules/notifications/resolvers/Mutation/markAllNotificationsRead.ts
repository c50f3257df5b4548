import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { countUnread, markAllRead } from '../../notification.service.ts';

export const markAllNotificationsRead: MutationResolvers['markAllNotificationsRead'] = async (
  _parent,
  _args,
  ctx,
) => payloadOf({ notifications: [], unreadCount: await countUnread(ctx) }, () => markAllRead(ctx));
