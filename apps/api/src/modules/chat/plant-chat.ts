import { Types } from 'mongoose';
import { countEngagement, type ListingRecord } from '../listings/index.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { MessageModel, type MessageRecord } from './message.model.ts';

/** What was said in a conversation to plant. */
export interface MessageToPlant {
  by: 'customer' | 'seller';
  text: string;
  date: Date;
}

/** A conversation about a listing to plant; its messages in their order, at least one. */
export interface ChatToPlant {
  listing: Pick<ListingRecord, '_id' | 'businessId' | 'name'>;
  customerId: string;
  sellerId: string;
  messages: readonly MessageToPlant[];
  /** Whether the one who did not write last has seen it all. */
  isSeen: boolean;
}

/**
 * A conversation of a customer with a seller, for the demonstration: counted as a contact, joining the
 * caller's transaction, without telling anybody and without an event.
 */
export async function plantChat({
  listing,
  customerId,
  sellerId,
  messages,
  isSeen,
}: ChatToPlant): Promise<ChatRecord> {
  const _id = new Types.ObjectId();
  const records = messages.map(
    ({ by, text, date }): MessageRecord => ({
      _id: new Types.ObjectId(),
      chatId: _id.toHexString(),
      messageText: text,
      messageDate: date,
      senderId: by === 'customer' ? customerId : sellerId,
      clientKey: `planted-${date.getTime()}`,
      isDeleted: false,
      isEdited: false,
    }),
  );
  const [first] = records;
  const last = records.at(-1);
  if (!first || !last) throw new Error('A conversation to plant has no messages.');
  const memberIds = [customerId, sellerId];
  const chat: ChatRecord = {
    _id,
    creatorId: customerId,
    dateCreated: first.messageDate,
    isArchived: false,
    isDeleted: false,
    isGroup: false,
    lastActive: last.messageDate,
    lastMessage: last.messageText,
    lastMessageDate: last.messageDate,
    lastMessageId: last._id.toHexString(),
    lastSenderId: last.senderId,
    memberIds,
    notSeenBy: isSeen ? [] : memberIds.filter((userId) => userId !== last.senderId),
    notSeenSince: isSeen ? null : last.messageDate,
    businessId: listing.businessId,
    sellerId,
    listingId: listing._id.toHexString(),
    listingName: listing.name,
  };
  await MessageModel.insertMany(records);
  await ChatModel.create([chat]);
  await countEngagement(listing._id.toHexString(), 'contacts', 1);
  return chat;
}
