import mongoose, { Schema, Types } from 'mongoose';

/** What a conversation is to one of its members, as stored. */
export interface ChatMemberRecord {
  _id: Types.ObjectId;
  chatId: string;
  userId: string;
  dateJoined: Date;
  /** Messages from before this are not theirs to read; null for all. */
  seesFrom: Date | null;
  /** How many of its messages they have seen, and up to which. */
  seenCount: number;
  seenThrough: Date | null;
  /** Up to which message it reached one of their devices, and when the last one did. */
  deliveredThrough: Date | null;
  deliveredAt: Date | null;
}

const date = { type: Date, default: null };

export const ChatMemberModel = mongoose.model(
  'ChatMember',
  new Schema<ChatMemberRecord>(
    {
      chatId: { type: String, required: true },
      userId: { type: String, required: true },
      dateJoined: { type: Date, required: true },
      seesFrom: date,
      seenCount: { type: Number, default: 0 },
      seenThrough: date,
      deliveredThrough: date,
      deliveredAt: date,
    },
    { collection: 'chatMembers', versionKey: false },
  ),
);

/** Somebody who just joined a conversation. */
export const newMember = (
  given: Pick<ChatMemberRecord, 'chatId' | 'userId'> & Partial<ChatMemberRecord>,
): ChatMemberRecord => ({
  _id: new Types.ObjectId(),
  dateJoined: new Date(),
  seesFrom: null,
  seenCount: 0,
  seenThrough: null,
  deliveredThrough: null,
  deliveredAt: null,
  ...given,
});

/** That a member looked at a conversation: from this follows when they saw each message. */
export interface ChatReceiptRecord {
  _id: Types.ObjectId;
  chatId: string;
  userId: string;
  /** The last message there was. */
  through: Date;
  at: Date;
}

export const ChatReceiptModel = mongoose.model(
  'ChatReceipt',
  new Schema<ChatReceiptRecord>(
    {
      chatId: { type: String, required: true },
      userId: { type: String, required: true },
      through: { type: Date, required: true },
      at: { type: Date, required: true },
    },
    { collection: 'chatReceipts', versionKey: false },
  ),
);

/** What somebody began to write in a conversation and has not sent. */
export interface ChatDraftRecord {
  _id: Types.ObjectId;
  chatId: string;
  userId: string;
  text: string;
  dateSaved: Date;
}

export const ChatDraftModel = mongoose.model(
  'ChatDraft',
  new Schema<ChatDraftRecord>(
    {
      chatId: { type: String, required: true },
      userId: { type: String, required: true },
      text: { type: String, required: true },
      dateSaved: { type: Date, required: true },
    },
    { collection: 'chatDrafts', versionKey: false },
  ),
);
