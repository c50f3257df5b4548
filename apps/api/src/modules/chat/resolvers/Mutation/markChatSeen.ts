import type { MutationResolvers } from '../../../../graphql/generated/resolvers.ts';
import { payloadOf } from '../../../../platform/errors/errors.ts';
import { countUnreadChats, markChatSeen as mark } from '../../chat.service.ts';

export const markChatSeen: MutationResolvers['markChatSeen'] = async (_parent, { input }, ctx) =>
  payloadOf({ chat: null, unreadChatCount: await countUnreadChats(ctx) }, () => mark(ctx, input));
