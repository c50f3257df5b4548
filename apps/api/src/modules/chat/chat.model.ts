import type { GroupAdders, LocalizedText } from '@wiki/domain';
import mongoose, { Schema, Types } from 'mongoose';
import { localizedTextSchema } from '../../platform/database/shared-schemas.ts';

/** What a group is beside a conversation. */
export interface GroupRecord {
  name: string;
  /** Its picture, or null. */
  pictureId: string | null;
  /** Who leads it: settings, removing and handing over are theirs. */
  ownerId: string;
  whoMayAdd: GroupAdders;
  /** Whether who joins reads what was written before. */
  newMembersSeePast: boolean;
}

/** A conversation as stored. */
export interface ChatRecord {
  _id: Types.ObjectId;
  /** Who began it; of a contact with a seller the customer. */
  creatorId: string;
  dateCreated: Date;
  isDeleted: boolean;
  /** Whether it began with more than two members: it stays a group when some leave. */
  isGroup: boolean;
  /** Of a group; null for the others. */
  group: GroupRecord | null;
  /** What makes a conversation of two the only one: `person:…:…` or `business:…:…`; null for others. */
  pairKey: string | null;
  /** When it was last written in, else when it began: orders the inbox. */
  lastActive: Date;
  /** The text of the last message; null before the first, like what follows. */
  lastMessage: string | null;
  lastMessageDate: Date | null;
  lastMessageId: string | null;
  lastSenderId: string | null;
  /** How many messages were ever sent: unread ones are those beyond what a member saw. */
  messageCount: number;
  /** Whether somebody other than who began it has written. */
  isAnswered: boolean;
  /** With a business: when it was first written to and first answered; null before. */
  dateAsked: Date | null;
  dateAnswered: Date | null;
  memberIds: string[];
  /** The folded words of the names it is found by. */
  searchNames: string[];
  /** At first all members, then those other than the last sender who did not look since. */
  notSeenBy: string[];
  /** Members who put it away, want no word of it, and keep it on top. */
  archivedBy: string[];
  mutedBy: string[];
  pinnedBy: string[];
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
const ids = { type: [String], default: [] };

const groupSchema = new Schema<GroupRecord>(
  {
    name: { type: String, required: true },
    pictureId: text,
    ownerId: { type: String, required: true },
    whoMayAdd: { type: String, required: true },
    newMembersSeePast: flag,
  },
  { _id: false },
);

const chatSchema = new Schema<ChatRecord>(
  {
    creatorId: { type: String, required: true },
    dateCreated: { type: Date, required: true },
    isDeleted: flag,
    isGroup: flag,
    group: { type: groupSchema, default: null },
    pairKey: text,
    lastActive: { type: Date, required: true },
    lastMessage: text,
    lastMessageDate: date,
    lastMessageId: text,
    lastSenderId: text,
    messageCount: { type: Number, default: 0 },
    isAnswered: flag,
    dateAsked: date,
    dateAnswered: date,
    memberIds: { type: [String], required: true },
    searchNames: ids,
    notSeenBy: { type: [String], required: true },
    archivedBy: ids,
    mutedBy: ids,
    pinnedBy: ids,
    businessId: text,
    sellerId: text,
    listingId: text,
    listingName: { type: localizedTextSchema, default: null },
  },
  { collection: 'chats', versionKey: false },
);

export const ChatModel = mongoose.model('Chat', chatSchema);

/** A conversation at its beginning, before anybody wrote in it. */
export const newChat = (
  given: Pick<ChatRecord, 'creatorId' | 'memberIds' | 'searchNames'> & Partial<ChatRecord>,
): ChatRecord => {
  const now = new Date();
  return {
    _id: new Types.ObjectId(),
    dateCreated: now,
    isDeleted: false,
    isGroup: false,
    group: null,
    pairKey: null,
    lastActive: now,
    lastMessage: null,
    lastMessageDate: null,
    lastMessageId: null,
    lastSenderId: null,
    messageCount: 0,
    isAnswered: false,
    dateAsked: null,
    dateAnswered: null,
    notSeenBy: given.memberIds,
    archivedBy: [],
    mutedBy: [],
    pinnedBy: [],
    businessId: null,
    sellerId: null,
    listingId: null,
    listingName: null,
    ...given,
  };
};
