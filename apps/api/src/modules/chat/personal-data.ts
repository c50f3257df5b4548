import { ChatModel } from './chat.model.ts';
import { MessageModel } from './message.model.ts';

/** The conversations of a person and what they wrote in them, for the export of their data. */
export async function chatDataOf(userId: string): Promise<Record<string, unknown>> {
  const chats = await ChatModel.find({ memberIds: userId }).sort({ dateCreated: 1 }).lean();
  const messages = await MessageModel.find({ senderId: userId }).sort({ messageDate: 1 }).lean();
  return {
    conversations: chats.map(({ _id, listingId, listingName, dateCreated, lastActive }) => ({
      chatId: _id.toHexString(),
      listingId,
      listingName,
      dateCreated,
      lastActive,
    })),
    messages: messages.map(({ chatId, messageText, messageDate }) => ({
      chatId,
      messageText,
      messageDate,
    })),
  };
}
