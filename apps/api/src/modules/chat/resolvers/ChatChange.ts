import type { ChatChangeResolvers } from '../../../graphql/generated/resolvers.ts';
import { countUnreadChats } from '../chat.service.ts';

export const ChatChange: ChatChangeResolvers = {
  unreadChatCount: (_change, _args, ctx) => countUnreadChats(ctx),
};
