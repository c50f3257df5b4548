import { type ChatNotice, limits, linksOf, type ReactionSign, wordsOf } from '@wiki/domain';
import mongoose, { Schema } from 'mongoose';
import {
  contentFields,
  contentKind,
  type ContentRecord,
  newContent,
} from '../../../kits/content/index.ts';

/** A sign that a member answered a message with. */
export interface ReactionRecord {
  userId: string;
  sign: ReactionSign;
}

/** Those who answered a message with the same sign. */
export interface ReactionsView {
  sign: ReactionSign;
  userIds: string[];
}

/** What happened in a group, instead of words. */
export interface NoticeRecord {
  act: ChatNotice;
  /** Whom it happened to. */
  userIds: string[];
}

/** What a message holds that the shared things of a conversation are listed by. */
export type SharedKind = 'IMAGES' | 'FILES' | 'LINKS';

/** A message of a conversation as stored. `dateCreated` is later than that of every one before it. */
export interface MessageRecord extends ContentRecord {
  chatId: string;
  /** As written; empty beside pictures and files, and of what was deleted for good. */
  messageText: string;
  /** What the sender's client called it: repeated, it is sent once. */
  clientKey: string;
  /** The message it answers, or null. */
  quotedId: string | null;
  /** Ids of its pictures and of its other files, in their order. */
  imageIds: string[];
  fileIds: string[];
  /** The addresses in the text. */
  links: string[];
  shares: SharedKind[];
  reactions: ReactionRecord[];
  /** Folded words of the text, for the search. */
  words: string[];
  notice: NoticeRecord | null;
}

const strings = { type: [String], default: [] };

const messageSchema = new Schema<MessageRecord>(
  {
    ...(contentFields as Record<string, object>),
    chatId: { type: String, required: true },
    messageText: { type: String, default: '' },
    clientKey: { type: String, required: true },
    quotedId: { type: String, default: null },
    imageIds: strings,
    fileIds: strings,
    links: strings,
    shares: strings,
    reactions: {
      type: [new Schema<ReactionRecord>({ userId: String, sign: String }, { _id: false })],
      default: [],
    },
    words: strings,
    notice: {
      type: new Schema<NoticeRecord>({ act: String, userIds: [String] }, { _id: false }),
      default: null,
    },
  },
  { collection: 'messages', versionKey: false },
);

export const MessageModel = mongoose.model<MessageRecord>('Message', messageSchema);

/** What follows from a text and its files. */
export function derivedOf({
  messageText,
  imageIds,
  fileIds,
}: Pick<MessageRecord, 'messageText' | 'imageIds' | 'fileIds'>) {
  const links = linksOf(messageText);
  const shares: SharedKind[] = [
    ...(imageIds.length > 0 ? (['IMAGES'] as const) : []),
    ...(fileIds.length > 0 ? (['FILES'] as const) : []),
    ...(links.length > 0 ? (['LINKS'] as const) : []),
  ];
  const words = [...new Set(wordsOf(messageText).map(({ word }) => word))];
  return { links, shares, words: words.slice(0, limits.chat.words) };
}

/** A message as it is sent. */
export function newMessage(
  given: Pick<MessageRecord, 'chatId' | 'authorId' | 'clientKey'> & Partial<MessageRecord>,
): MessageRecord {
  const said = {
    messageText: given.messageText ?? '',
    imageIds: given.imageIds ?? [],
    fileIds: given.fileIds ?? [],
  };
  return {
    ...newContent(),
    quotedId: null,
    reactions: [],
    notice: null,
    ...said,
    ...derivedOf(said),
    ...given,
  };
}

/** Messages as what people write: edited and deleted by their sender, with their versions kept. */
export const messages = contentKind({
  kind: 'chatMessage',
  model: MessageModel,
  said: { messageText: '', imageIds: [], fileIds: [], links: [], shares: [], words: [] },
  place: 'chatId',
  editSeconds: null,
  keepsVersions: true,
  mostReplies: 0,
  isHeldByPhrases: false,
  exported: {
    as: 'messages',
    of: ({ _id, chatId, messageText, quotedId, imageIds, fileIds, ...message }) => ({
      messageId: _id.toHexString(),
      chatId,
      messageText,
      quotedId,
      imageIds,
      fileIds,
      messageDate: message.dateCreated,
      dateEdited: message.dateEdited,
      isDeleted: message.isDeleted,
    }),
  },
});
