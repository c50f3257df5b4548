import { countEngagement, type ListingRecord, sortByCounts } from '../../listings/index.ts';
import { attachFiles } from '../../files/index.ts';
import { answeringIn } from '../messages/answering.ts';
import { ChatModel, type ChatRecord, newChat } from '../chat.model.ts';
import { createChat } from './create-chat.ts';
import { ChatMemberModel, ChatDraftModel } from './member.model.ts';
import {
  MessageModel,
  newMessage,
  type MessageRecord,
  type ReactionRecord,
} from '../messages/message.model.ts';

/** What was said in a conversation to insert. */
export interface MessageToInsert {
  authorId: string;
  text: string;
  date: Date;
  /** Stored pictures and files of its author. */
  imageIds?: readonly string[];
  fileIds?: readonly string[];
  reactions?: readonly ReactionRecord[];
  /** Which message before it is answered, by its place. */
  quotes?: number;
  isEdited?: boolean;
  isDeleted?: boolean;
}

/** A conversation to insert; its messages in their order, at least one. */
export interface ChatToInsert extends Pick<ChatRecord, 'memberIds' | 'creatorId'> {
  /** What it is about and who speaks for it; left out among people. */
  listing?: Pick<ListingRecord, '_id' | 'businessId' | 'name'>;
  sellerId?: string;
  group?: NonNullable<ChatRecord['group']>;
  messages: readonly MessageToInsert[];
  /** How many of the last messages each of some members has not seen. */
  unseen?: Readonly<Record<string, number>>;
  archivedBy?: string[];
  mutedBy?: string[];
  pinnedBy?: string[];
  drafts?: Readonly<Record<string, string>>;
}

/**
 * A conversation for the demonstration: counted as a contact, joining the caller's transaction, without
 * telling anybody and without an event.
 */
export async function insertChat(given: ChatToInsert): Promise<ChatRecord> {
  const { listing, group = null, memberIds, creatorId, unseen = {}, drafts = {} } = given;
  const [first] = given.messages;
  const last = given.messages.at(-1);
  if (!first || !last) throw new Error('A conversation to insert has no messages.');
  const isPair = !listing && !group;
  const chat = await createChat(
    newChat({
      creatorId,
      memberIds,
      searchNames: [],
      dateCreated: first.date,
      isGroup: group !== null,
      group,
      pairKey: isPair ? `person:${memberIds.toSorted().join(':')}` : null,
      businessId: listing?.businessId ?? null,
      sellerId: given.sellerId ?? null,
      listingId: listing?._id.toHexString() ?? null,
      listingName: listing?.name ?? null,
    }),
  );
  const chatId = chat._id.toHexString();
  const records = await insertMessages(chatId, given.messages);
  const newest = records.at(-1);
  const waiting = memberIds.filter((userId) => (unseen[userId] ?? 0) > 0);
  await ChatModel.updateOne(
    { _id: chat._id },
    {
      lastActive: last.date,
      lastMessage: last.text,
      lastMessageDate: last.date,
      lastMessageId: newest?._id.toHexString() ?? null,
      lastSenderId: last.authorId,
      messageCount: records.length,
      ...answeringIn(chat, records),
      isAnswered: records.some(({ authorId }) => authorId !== creatorId),
      notSeenBy: waiting,
      archivedBy: given.archivedBy ?? [],
      mutedBy: given.mutedBy ?? [],
      pinnedBy: given.pinnedBy ?? [],
    },
  );
  for (const userId of memberIds) {
    const seenCount = records.length - (unseen[userId] ?? 0);
    const seenThrough = records[seenCount - 1]?.dateCreated ?? null;
    const dateJoined = first.date;
    await ChatMemberModel.updateOne(
      { chatId, userId },
      { seenCount, seenThrough, dateJoined, deliveredThrough: last.date },
    );
  }
  for (const [userId, text] of Object.entries(drafts)) {
    await ChatDraftModel.create([{ chatId, userId, text, dateSaved: last.date }]);
  }
  if (listing) {
    const listingId = listing._id.toHexString();
    await countEngagement(listingId, 'contacts', 1);
    // No event has it done later.
    await sortByCounts([listingId]);
  }
  return chat;
}

async function insertMessages(
  chatId: string,
  given: readonly MessageToInsert[],
): Promise<MessageRecord[]> {
  const records: MessageRecord[] = [];
  for (const [index, said] of given.entries()) {
    const { authorId, text: messageText, date: dateCreated, imageIds = [], fileIds = [] } = said;
    const files = [
      ...imageIds.map((fileId) => ({ fileId, purpose: 'CHAT_IMAGE' }) as const),
      ...fileIds.map((fileId) => ({ fileId, purpose: 'CHAT_FILE' }) as const),
    ];
    await attachFiles({ ownerId: authorId, files, usedBy: `chat:${chatId}` });
    records.push(
      newMessage({
        chatId,
        authorId,
        messageText,
        dateCreated,
        clientKey: `planted-${index}`,
        imageIds: [...imageIds],
        fileIds: [...fileIds],
        reactions: [...(said.reactions ?? [])],
        quotedId: records[said.quotes ?? -1]?._id.toHexString() ?? null,
        ...(said.isEdited ? { dateEdited: new Date(dateCreated.getTime() + 60_000) } : {}),
        ...(said.isDeleted
          ? { isDeleted: true, deletedBy: authorId, dateDeleted: dateCreated }
          : {}),
      }),
    );
  }
  await MessageModel.insertMany(records);
  return records;
}
