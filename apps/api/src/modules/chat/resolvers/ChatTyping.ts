import type { ChatTypingResolvers } from '../../../graphql/generated/resolvers.ts';
import { peopleOf } from './Chat.ts';

export const ChatTyping: ChatTypingResolvers = {
  user: async ({ userId }, _args, ctx) => (await peopleOf([userId], ctx))[0] ?? null,
};
