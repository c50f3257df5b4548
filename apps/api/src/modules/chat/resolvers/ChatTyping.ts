import type { ChatTypingResolvers } from '../../../graphql/generated/resolvers.ts';
import { peopleOf } from './Chat.ts';

export const ChatTyping: ChatTypingResolvers = {
  // Only those who take part are told.
  chat: ({ chatId }, _args, { loaders }) => loaders.chatById.load(chatId),
  user: async ({ userId }, _args, ctx) => (await peopleOf([userId], ctx))[0] ?? null,
};
