import type { Context } from '../../../graphql/context.ts';
import type { ChatMessageResolvers } from '../../../graphql/generated/resolvers.ts';
import { isSeenByOthers } from '../chat.service.ts';
import type { MessageRecord } from '../message.model.ts';

const isOwn = ({ senderId }: MessageRecord, { viewer }: Pick<Context, 'viewer'>) =>
  senderId === viewer?.userId;

export const ChatMessage: ChatMessageResolvers = {
  id: ({ _id }) => _id.toHexString(),
  async sender({ senderId }, _args, { loaders }) {
    const sender = await loaders.userById.load(senderId);
    return sender?.erasedAt ? null : sender;
  },
  isOwn: (message, _args, ctx) => isOwn(message, ctx),
  text: ({ messageText }) => messageText,
  dateSent: ({ messageDate }) => messageDate,
  clientKey: (message, _args, ctx) => (isOwn(message, ctx) ? message.clientKey : null),
  async isSeen(message, _args, { loaders }) {
    const chat = await loaders.chatById.load(message.chatId);
    return chat !== null && isSeenByOthers(chat, message);
  },
};
