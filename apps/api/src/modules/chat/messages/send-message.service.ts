import { limits } from '@wiki/domain';
import { sendMessageSchema } from '@wiki/domain/schemas';
import { assertVerifiedEmail } from '../../../authz/verified-email.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { documentsOf } from '../../../platform/database/documents/documents.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction, writeLast } from '../../../platform/database/transaction.ts';
import { inTurn } from '../../../platform/database/turns.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { limit } from '../../../platform/rate-limit/rate-limit.ts';
import { attachFiles } from '../../files/index.ts';
import { countEngagement } from '../../listings/index.ts';
import { assertClean } from '../../moderation/index.ts';
import { answeringAfter } from './answering.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { findOwnChat, keepKnown, waitsFor } from '../chat.service.ts';
import {
  ChatDraftModel,
  ChatMemberModel,
  type ChatMemberRecord,
} from '../conversations/member.model.ts';
import { MessageModel, type MessageRecord, messages, newMessage } from './message.model.ts';
import { assertMayWrite } from './may-write.ts';
import { findOwnMessage } from '../read-messages.ts';

const chatDocuments = documentsOf<ChatRecord>(ChatModel);
const memberDocuments = documentsOf<ChatMemberRecord>(ChatMemberModel);

const sendQuota = { points: limits.chat.messagesPerMinute, durationSeconds: 60 };

interface Sent {
  message: MessageRecord;
  chat: ChatRecord;
}

type Draft = Pick<
  MessageRecord,
  'chatId' | 'authorId' | 'clientKey' | 'messageText' | 'quotedId' | 'imageIds' | 'fileIds'
>;

/**
 * Sends a message to the caller's conversation, once for each key of the client; the first about a
 * listing counts as a contact. Refuses with `NOT_FOUND`, also for files that are not the caller's,
 * `CANNOT_WRITE`, `AWAITS_ANSWER`, `CONFLICT` for a key that sent another text, `MESSAGE_BLACKLISTED`, `EMAIL_NOT_VERIFIED` and `TOO_MANY_REQUESTS`.
 */
export async function sendMessage(
  ctx: Pick<Context, 'viewer' | 'config' | 'loaders'>,
  input: unknown,
): Promise<Sent> {
  const { userId: authorId } = signedIn(ctx.viewer);
  const { text: messageText, ...given } = parseInput(sendMessageSchema, input);
  assertVerifiedEmail(ctx);
  const { chatId, clientKey } = given;
  const draft: Draft = {
    chatId,
    clientKey,
    authorId,
    messageText,
    quotedId: given.quotedId ?? null,
    imageIds: given.imageIds ?? [],
    fileIds: given.fileIds ?? [],
  };
  const chat = await findOwnChat(ctx, chatId);
  if (!chat) throw refuse('NOT_FOUND', 'chatId');

  const message = (await findSent(draft)) ?? (await send(ctx, draft, chat));
  const now = (await findOwnChat(ctx, chatId)) ?? chat;
  keepKnown(ctx, now);
  ctx.loaders.engagementOfListing.clearAll();
  return { message, chat: now };
}

/** @throws Refusal `CONFLICT` when the key was used for something else: a bug of the client, which would lose it. */
async function findSent(draft: Draft): Promise<MessageRecord | null> {
  const { chatId, authorId, clientKey, messageText } = draft;
  const sent = await MessageModel.findOne({ chatId, authorId, clientKey }).lean();
  // What was changed since then no longer says what was sent.
  const isAsSent = sent && !sent.isDeleted && !sent.dateEdited;
  if (isAsSent && sent.messageText !== messageText) throw refuse('CONFLICT', 'clientKey');
  return sent;
}

/** Of several attempts with one key one sends the message and the others find it. */
async function send(
  ctx: Pick<Context, 'viewer'>,
  draft: Draft,
  chat: ChatRecord,
): Promise<MessageRecord> {
  await assertMayWrite(chat, draft.authorId);
  await limit('chat.send', draft.authorId, sendQuota);
  await assertClean([{ text: draft.messageText, field: 'text' }], 'MESSAGE_BLACKLISTED');
  try {
    // All of a conversation change its head.
    return await inTurn(`chat:${draft.chatId}`, () => inTransaction(() => write(ctx, draft)));
  } catch (error) {
    const sent = isDuplicateKey(error) ? await findSent(draft) : null;
    if (sent) return sent;
    throw error;
  }
}

async function write(ctx: Pick<Context, 'viewer'>, draft: Draft): Promise<MessageRecord> {
  const { chatId, authorId: senderId, quotedId } = draft;
  const chat = await findOwnChat(ctx, chatId);
  if (!chat) throw refuse('NOT_FOUND', 'chatId');
  await assertMayWrite(chat, senderId);
  if (quotedId) {
    const quoted = await findOwnMessage(ctx, quotedId);
    if (quoted?.message.chatId !== chatId) throw refuse('NOT_FOUND', 'quotedId');
  }
  const usedBy = `chat:${chatId}` as const;
  await attachFiles({ ownerId: senderId, files: filesOf(draft), usedBy });
  const message = await messages.createLast(newMessage({ ...draft, dateCreated: nextDate(chat) }));
  const messageId = message._id.toHexString();
  const { dateCreated } = message;
  const { memberIds, messageCount } = chat;
  const others = memberIds.filter((userId) => userId !== senderId);
  const head = {
    lastActive: dateCreated,
    lastMessage: message.messageText,
    lastMessageDate: dateCreated,
    lastMessageId: messageId,
    lastSenderId: senderId,
    messageCount: messageCount + 1,
    isAnswered: chat.isAnswered || senderId !== chat.creatorId,
    ...answeringAfter(chat, message),
    notSeenBy: others,
    // What was put away comes back with a new message, unless it is muted.
    archivedBy: chat.archivedBy.filter(
      (userId) => userId !== senderId && chat.mutedBy.includes(userId),
    ),
  };
  const seen = { seenCount: messageCount + 1, seenThrough: dateCreated };
  await writeLast(chatDocuments.toUpdate({ _id: chat._id }, { $set: head }));
  await writeLast(memberDocuments.toUpdate({ chatId, userId: senderId }, { $set: seen }));
  await ChatDraftModel.deleteOne({ userId: senderId, chatId });
  const notifiedIds = others.filter(
    (userId) => !waitsFor(chat, userId) && !chat.mutedBy.includes(userId),
  );
  const listingId = chat.lastMessageId === null ? chat.listingId : null;
  if (listingId) await countEngagement(listingId, 'contacts', 1);
  const sent = { chatId, messageId, senderId, memberIds, notifiedIds, listingId };
  await recordEvent('chat.messageSent', senderId, sent);
  return message;
}

const filesOf = ({ imageIds, fileIds }: Draft) => [
  ...imageIds.map((fileId) => ({ fileId, purpose: 'CHAT_IMAGE', field: 'imageIds' }) as const),
  ...fileIds.map((fileId) => ({ fileId, purpose: 'CHAT_FILE', field: 'fileIds' }) as const),
];

/** Now, but after the message before: the clocks of two processes may differ. */
export const nextDate = ({ lastMessageDate }: Pick<ChatRecord, 'lastMessageDate'>): Date =>
  new Date(Math.max(Date.now(), (lastMessageDate?.getTime() ?? 0) + 1));
