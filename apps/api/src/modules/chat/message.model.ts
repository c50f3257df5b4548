import mongoose, { Schema, type Types } from 'mongoose';

/** A message of a conversation as stored. */
export interface MessageRecord {
  _id: Types.ObjectId;
  chatId: string;
  /** As written. */
  messageText: string;
  /** Later than every message before it in the conversation. */
  messageDate: Date;
  senderId: string;
  /** What the sender's client called it: repeated, it is sent once. */
  clientKey: string;
  isDeleted: boolean;
  isEdited: boolean;
}

const messageSchema = new Schema<MessageRecord>(
  {
    chatId: { type: String, required: true },
    messageText: { type: String, required: true },
    messageDate: { type: Date, required: true },
    senderId: { type: String, required: true },
    clientKey: { type: String, required: true },
    isDeleted: { type: Boolean, default: false },
    isEdited: { type: Boolean, default: false },
  },
  { collection: 'messages', versionKey: false },
);

export const MessageModel = mongoose.model('Message', messageSchema);
