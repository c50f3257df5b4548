import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { countUnread, remove } from '../../notification.service.ts';

export const removeNotifications: MutationResolvers['removeNotifications'] = async (
  _parent,
  { input },
  ctx,
) =>
  payloadOf({ notifications: [], unreadCount: await countUnread(ctx) }, () => remove(ctx, input));
