import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { countUnread, setRead } from '../../notification.service.ts';

export const markNotificationsRead: MutationResolvers['markNotificationsRead'] = async (
  _parent,
  { input },
  ctx,
) =>
  payloadOf({ notifications: [], unreadCount: await countUnread(ctx) }, () =>
    setRead(ctx, input, true),
  );
