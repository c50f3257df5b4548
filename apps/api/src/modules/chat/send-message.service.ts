import { limits } from '@wiki/domain';
import { sendMessageSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { countEngagement } from '../listings/index.ts';
import { assertClean } from '../moderation/index.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { findOwnChat, keepKnown, waitsFor, waitsForOthers } from './chat.service.ts';
import { MessageModel, type MessageRecord } from './message.model.ts';

const sendQuota = { points: limits.chat.messagesPerMinute, durationSeconds: 60 };

interface Sent {
  message: MessageRecord;
  chat: ChatRecord;
}

type Draft = Pick<MessageRecord, 'chatId' | 'senderId' | 'clientKey' | 'messageText'>;

/**
 * Sends a message to the caller's conversation, once for each key of the client; the first about a
 * listing counts as a contact. Refuses with
 * `NOT_FOUND`, `MESSAGE_BLACKLISTED`, `EMAIL_NOT_VERIFIED` and `TOO_MANY_REQUESTS`.
 */
export async function sendMessage(
  ctx: Pick<Context, 'viewer' | 'config' | 'loaders'>,
  input: unknown,
): Promise<Sent> {
  const { userId: senderId } = signedIn(ctx.viewer);
  const { chatId, clientKey, text: messageText } = parseInput(sendMessageSchema, input);
  assertVerifiedEmail(ctx);
  const chat = await findOwnChat(ctx, chatId);
  if (!chat) throw refuse('NOT_FOUND', 'chatId');
  const draft = { chatId, senderId, clientKey, messageText };

  const message = (await findSent(draft)) ?? (await send(ctx, draft));
  const now = (await findOwnChat(ctx, chatId)) ?? chat;
  keepKnown(ctx, now);
  return { message, chat: now };
}

const findSent = async ({ chatId, senderId, clientKey }: Draft): Promise<MessageRecord | null> =>
  MessageModel.findOne({ chatId, senderId, clientKey }).lean();

/** Of several attempts with one key one sends the message and the others find it. */
async function send(ctx: Pick<Context, 'viewer'>, draft: Draft): Promise<MessageRecord> {
  await limit('chat.send', draft.senderId, sendQuota);
  await assertClean([{ text: draft.messageText, field: 'text' }], 'MESSAGE_BLACKLISTED');
  try {
    return await inTransaction(() => write(ctx, draft));
  } catch (error) {
    const sent = isDuplicateKey(error) ? await findSent(draft) : null;
    if (sent) return sent;
    throw error;
  }
}

async function write(ctx: Pick<Context, 'viewer'>, draft: Draft): Promise<MessageRecord> {
  const { chatId, senderId } = draft;
  const chat = await findOwnChat(ctx, chatId);
  if (!chat) throw refuse('NOT_FOUND', 'chatId');
  const message: MessageRecord = {
    ...draft,
    _id: new Types.ObjectId(),
    messageDate: nextDate(chat),
    isDeleted: false,
    isEdited: false,
  };
  const messageId = message._id.toHexString();
  const others = chat.memberIds.filter((userId) => userId !== senderId);
  const waited = chat.lastMessageId !== null && waitsForOthers(chat, senderId);
  await MessageModel.create([message]);
  await ChatModel.updateOne(
    { _id: chat._id },
    {
      lastActive: message.messageDate,
      lastMessage: message.messageText,
      lastMessageDate: message.messageDate,
      lastMessageId: messageId,
      lastSenderId: senderId,
      notSeenBy: others,
      notSeenSince: waited ? chat.notSeenSince : message.messageDate,
    },
  );
  const notifiedIds = others.filter((userId) => !waitsFor(chat, userId));
  const { memberIds } = chat;
  const listingId = chat.lastMessageId === null ? chat.listingId : null;
  if (listingId) await countEngagement(listingId, 'contacts', 1);
  const sent = { chatId, messageId, senderId, memberIds, notifiedIds, listingId };
  await recordEvent('chat.messageSent', senderId, sent);
  return message;
}

/** Now, but after the message before: the clocks of two processes may differ. */
const nextDate = ({ lastMessageDate }: ChatRecord): Date =>
  new Date(Math.max(Date.now(), (lastMessageDate?.getTime() ?? 0) + 1));
