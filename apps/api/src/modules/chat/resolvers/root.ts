import type { Context } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import { followChats } from '../chat.live.ts';
import { countUnreadChats, findOwnChat, listChats, markChatSeen } from '../chat.service.ts';
import { contactSeller } from '../contact-seller.service.ts';
import { sendMessage } from '../send-message.service.ts';

/** What is answered when nothing was done: the badge is counted all the same. */
const unchanged = async (ctx: Pick<Context, 'viewer'>) => ({
  chat: null,
  unreadChatCount: await countUnreadChats(ctx),
});

export const root = {
  Query: {
    chat: (_parent, { id }, ctx) => findOwnChat(ctx, id),
    chats: query(listChats),
    unreadChatCount: query(countUnreadChats),
  },
  Mutation: {
    contactSeller: mutation(unchanged, contactSeller),
    markChatSeen: mutation(unchanged, markChatSeen),
    sendMessage: mutation({ message: null, chat: null }, sendMessage),
  },
  Subscription: {
    chatChanged: {
      subscribe: (_parent, { after }, ctx) => followChats(ctx, after),
    },
  },
} satisfies Resolvers;
