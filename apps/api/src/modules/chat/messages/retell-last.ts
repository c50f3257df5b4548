import { ChatModel, type ChatRecord } from '../chat.model.ts';
import type { MessageRecord } from './message.model.ts';

/** Has the row of the inbox say what the last message says. Joins the caller's transaction. */
export async function retellLast(chat: ChatRecord, { _id, messageText }: MessageRecord) {
  if (chat.lastMessageId !== _id.toHexString()) return chat;
  await ChatModel.updateOne({ _id: chat._id }, { lastMessage: messageText });
  return { ...chat, lastMessage: messageText };
}
