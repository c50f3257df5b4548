import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countUnreadChats } from '../../chat.service.ts';

export const unreadChatCount: QueryResolvers['unreadChatCount'] = (_parent, _args, ctx) =>
  countUnreadChats(ctx);
