import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listNotifications } from '../../notification.service.ts';

export const notifications: QueryResolvers['notifications'] = (_parent, args, ctx) =>
  listNotifications(ctx, args);
