import { type Connection, Types } from 'mongoose';
import { wordsOf } from '@wiki/domain';
import { answeringIn } from '../messages/answering.ts';
import type { ChatRecord } from '../chat.model.ts';
import { type ChatMemberRecord, newMember } from './member.model.ts';
import { derivedOf, type MessageRecord } from '../messages/message.model.ts';

type Db = NonNullable<Connection['db']>;

/** How messages were stored before they were content like any other. */
interface MessageOfOld {
  senderId?: string;
  messageDate: Date;
  messageText: string;
  isDeleted: boolean;
}

/** Gives messages from before the messenger the fields of content; those that have them stay. */
export async function messagesAsContent(db: Db): Promise<void> {
  const messages = db.collection<MessageOfOld>('messages');
  for (const { name } of await messages.indexes().catch(() => [])) {
    if (name && /messageDate|senderId/.test(name)) await messages.dropIndex(name);
  }
  for await (const message of messages.find({ senderId: { $type: 'string' } })) {
    const { _id, senderId, messageDate, messageText, isDeleted } = message;
    const said = { messageText, imageIds: [], fileIds: [] };
    await messages.updateOne({ _id }, {
      $set: {
        authorId: senderId,
        dateCreated: messageDate,
        dateEdited: null,
        dateDeleted: null,
        deletedBy: null,
        deletionReason: null,
        isHeld: false,
        likeCount: 0,
        replyToId: null,
        replyCount: 0,
        isListed: !isDeleted,
        quotedId: null,
        reactions: [],
        notice: null,
        ...said,
        ...derivedOf(said),
      },
      $unset: { senderId: '', messageDate: '', isEdited: '' },
    } as object);
  }
}

interface ChatOfOld {
  memberIds: string[];
  creatorId: string;
  notSeenBy: string[];
  notSeenSince: Date | null;
  lastMessageDate: Date | null;
  dateCreated: Date;
  listingName: { en: string | null; es: string | null } | null;
  messageCount?: number;
}

/** Gives conversations from before the messenger what it counts and finds them by. */
export async function completeChats(db: Db): Promise<void> {
  const chats = db.collection<ChatOfOld>('chats');
  for await (const chat of chats.find({ messageCount: { $exists: false } })) {
    const chatId = chat._id.toHexString();
    const of = (filter: object) => db.collection('messages').countDocuments({ chatId, ...filter });
    const messageCount = await of({});
    for (const userId of chat.memberIds) {
      const unseen = chat.notSeenBy.includes(userId) && chat.notSeenSince;
      const seen = unseen ? { dateCreated: { $lt: unseen } } : {};
      const member = newMember({
        chatId,
        userId,
        dateJoined: chat.dateCreated,
        seenCount: await of(seen),
        seenThrough: unseen ? new Date(unseen.getTime() - 1) : chat.lastMessageDate,
      });
      await db
        .collection<ChatMemberRecord>('chatMembers')
        .updateOne({ chatId, userId }, { $setOnInsert: member }, { upsert: true });
    }
    const names = [chat.listingName?.en, chat.listingName?.es, ...(await namesOf(db, chat))];
    await chats.updateOne({ _id: chat._id }, {
      $set: {
        messageCount,
        isAnswered: (await of({ authorId: { $ne: chat.creatorId } })) > 0,
        searchNames: foldedNames(names),
        group: null,
        pairKey: null,
        archivedBy: [],
        mutedBy: [],
        pinnedBy: [],
      },
      $unset: { notSeenSince: '', isArchived: '' },
    } as object);
  }
}

async function namesOf(db: Db, { memberIds }: ChatOfOld): Promise<string[]> {
  const people = await db
    .collection<{ displayName: string }>('users')
    .find({ _id: { $in: memberIds.map((id) => new Types.ObjectId(id)) } })
    .toArray();
  return people.map(({ displayName }) => displayName);
}

/** The folded words of names, each once. */
export const foldedNames = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(names.flatMap((name) => wordsOf(name ?? '').map(({ word }) => word))),
];

/** Notes when businesses were first asked and first answered in the conversations they had before. */
export async function noteAnswers(db: Db): Promise<void> {
  const chats =
    db.collection<Pick<ChatRecord, '_id' | 'creatorId' | 'businessId' | 'dateAnswered'>>('chats');
  await chats.updateMany(
    { businessId: null, dateAnswered: { $exists: false } },
    { $set: { dateAsked: null, dateAnswered: null } },
  );
  for await (const chat of chats.find({ dateAnswered: { $exists: false } })) {
    const said = await db
      .collection<Pick<MessageRecord, 'chatId' | 'authorId' | 'dateCreated'>>('messages')
      .find({ chatId: chat._id.toHexString() })
      .sort({ dateCreated: 1 })
      .toArray();
    const known = { ...chat, dateAsked: null, dateAnswered: null };
    await chats.updateOne({ _id: chat._id }, { $set: answeringIn(known, said) });
  }
}
