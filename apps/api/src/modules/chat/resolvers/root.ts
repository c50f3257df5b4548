import type { Context } from '../../../graphql/context.ts';
import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { mutation, query } from '../../../kits/resource/index.ts';
import {
  markChatSeen,
  saveChatDraft,
  setChatState,
  withBadge,
} from '../conversations/chat-state.resource.ts';
import { followChats } from '../chat.live.ts';
import { followPresence } from '../live/chat-presence.live.ts';
import { tellTyping } from '../live/chat-presence.ts';
import { chats, countUnreadChats, findOwnChat } from '../chat.service.ts';
import { contactBusiness, contactPerson, contactSeller } from '../conversations/contact.service.ts';
import {
  addToGroup,
  changeGroup,
  createGroup,
  handOverGroup,
  leaveGroup,
  removeFromGroup,
} from '../conversations/group.resource.ts';
import {
  deleteMessage,
  editMessage,
  reactToMessage,
  restoreMessage,
} from '../messages/message.resource.ts';
import { peopleToWriteTo } from '../conversations/people-to-write.ts';
import { searchMessages } from '../read-messages.ts';
import { sendMessage } from '../messages/send-message.service.ts';

/** What is answered when nothing was done: the badge is counted all the same. */
const unchanged = async (ctx: Pick<Context, 'viewer'>) => ({
  chat: null,
  unreadChatCount: await countUnreadChats(ctx),
});

const unsent = { message: null, chat: null };

export const root = {
  Query: {
    chat: (_parent, { id }, ctx) => findOwnChat(ctx, id),
    chats: chats.resolve,
    unreadChatCount: query(countUnreadChats),
    searchMessages: query(searchMessages),
    peopleToWriteTo: query(peopleToWriteTo),
  },
  Mutation: {
    contactSeller: mutation(unchanged, contactSeller),
    contactBusiness: mutation(unchanged, contactBusiness),
    contactPerson: mutation(unchanged, contactPerson),
    markChatSeen: mutation(unchanged, withBadge(markChatSeen)),
    setChatState: mutation(unchanged, withBadge(setChatState)),
    saveChatDraft: mutation(unchanged, withBadge(saveChatDraft)),
    tellTyping: mutation({ isTold: false }, tellTyping),
    createGroup: mutation(unchanged, withBadge(createGroup)),
    changeGroup: mutation(unchanged, withBadge(changeGroup)),
    addToGroup: mutation(unchanged, withBadge(addToGroup)),
    removeFromGroup: mutation(unchanged, withBadge(removeFromGroup)),
    handOverGroup: mutation(unchanged, withBadge(handOverGroup)),
    leaveGroup: mutation({ chatId: null }, async (ctx, input) => {
      const { chat } = await leaveGroup(ctx, input);
      return { chatId: chat._id.toHexString() };
    }),
    sendMessage: mutation(unsent, sendMessage),
    editMessage: mutation(unsent, editMessage),
    deleteMessage: mutation(unsent, deleteMessage),
    restoreMessage: mutation(unsent, restoreMessage),
    reactToMessage: mutation(unsent, reactToMessage),
  },
  Subscription: {
    chatChanged: {
      subscribe: (_parent, { after }, ctx) => followChats(ctx, after),
    },
    presenceChanged: { subscribe: (_parent, _args, ctx) => followPresence(ctx) },
  },
} satisfies Resolvers;
