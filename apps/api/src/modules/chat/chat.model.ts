import type { LocalizedText } from '@wiki/domain';
import mongoose, { Schema, type Types } from 'mongoose';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';

/** A conversation as stored. */
export interface ChatRecord {
  _id: Types.ObjectId;
  /** Who began it; of a contact with a seller the customer. */
  creatorId: string;
  dateCreated: Date;
  isArchived: boolean;
  isDeleted: boolean;
  /** Whether there are more than two members. */
  isGroup: boolean;
  /** When it was last written in, else when it began: orders the inbox. */
  lastActive: Date;
  /** The text of the last message; null before the first, like what follows. */
  lastMessage: string | null;
  lastMessageDate: Date | null;
  lastMessageId: string | null;
  lastSenderId: string | null;
  memberIds: string[];
  /** At first all members, then those other than the last sender who did not look since. */
  notSeenBy: string[];
  /** Messages from before this everybody saw; the others those of `notSeenBy` did not. */
  notSeenSince: Date | null;
  /** The business one side speaks for, or null. */
  businessId: string | null;
  /** The member who speaks for it; null while nobody does. */
  sellerId: string | null;
  /** What it is about, or null. */
  listingId: string | null;
  /** The name of that when it began. */
  listingName: LocalizedText | null;
}

const text = { type: String, default: null };
const flag = { type: Boolean, default: false };
const date = { type: Date, default: null };

const chatSchema = new Schema<ChatRecord>(
  {
    creatorId: { type: String, required: true },
    dateCreated: { type: Date, required: true },
    isArchived: flag,
    isDeleted: flag,
    isGroup: flag,
    lastActive: { type: Date, required: true },
    lastMessage: text,
    lastMessageDate: date,
    lastMessageId: text,
    lastSenderId: text,
    memberIds: { type: [String], required: true },
    notSeenBy: { type: [String], required: true },
    notSeenSince: date,
    businessId: text,
    sellerId: text,
    listingId: text,
    listingName: { type: localizedTextSchema, default: null },
  },
  { collection: 'chats', versionKey: false },
);

export const ChatModel = mongoose.model('Chat', chatSchema);
