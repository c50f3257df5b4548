import { chatIdSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { visibleTo } from './chat.policy.ts';
import { MessageModel, type MessageRecord } from './message.model.ts';

type Caller = Pick<Context, 'viewer'>;
interface PageArgs {
  first: number;
  after?: string | null | undefined;
}

/** The caller's conversation with the id, or null. Joins the caller's transaction. */
export async function findOwnChat({ viewer }: Caller, id: string): Promise<ChatRecord | null> {
  const _id = parseObjectId(id);
  return _id && ChatModel.findOne({ ...visibleTo(signedIn(viewer)), _id }).lean();
}

/** A page of the caller's conversations, the last active first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listChats(
  ctx: Pick<Context, 'viewer' | 'config'>,
  page: PageArgs,
): Promise<Page<ChatRecord>> {
  return keysetPage<ChatRecord>(ctx, {
    list: 'chats',
    model: ChatModel,
    filter: visibleTo(signedIn(ctx.viewer)),
    order: { field: 'lastActive', direction: -1 },
    ...page,
  });
}

/** A page of a conversation's messages, the newest first. Whoever holds the record may read them. */
export async function listMessages(
  ctx: Pick<Context, 'config'>,
  { _id }: ChatRecord,
  page: PageArgs,
): Promise<Page<MessageRecord>> {
  const chatId = _id.toHexString();
  return keysetPage<MessageRecord>(ctx, {
    list: `messages:${chatId}`,
    model: MessageModel,
    filter: { chatId },
    order: { field: 'messageDate', direction: -1 },
    ...page,
  });
}

/**
 * The badge: how many conversations wait for the caller, always counted. One that nobody wrote in
 * waits for nobody, and whoever sent the last message is not among those who did not see it.
 */
export async function countUnreadChats({ viewer }: Caller): Promise<number> {
  const caller = signedIn(viewer);
  const waiting = { notSeenBy: caller.userId, lastMessageId: { $ne: null } };
  return ChatModel.countDocuments({ ...visibleTo(caller), ...waiting });
}

/** Whether a conversation waits for somebody. */
export const waitsFor = ({ notSeenBy, lastMessageId }: ChatRecord, userId: string): boolean =>
  lastMessageId !== null && notSeenBy.includes(userId);

/** Whether somebody other than this member has something to see yet, be it whoever will speak for the business. */
export const waitsForOthers = (
  { notSeenBy, businessId, sellerId }: ChatRecord,
  userId: string,
): boolean =>
  notSeenBy.some((each) => each !== userId) || (businessId !== null && sellerId === null);

/** Whether everybody but its sender has seen a message of the conversation. */
export function isSeenByOthers(
  chat: ChatRecord,
  { senderId, messageDate }: Pick<MessageRecord, 'senderId' | 'messageDate'>,
): boolean {
  const { notSeenSince } = chat;
  return !waitsForOthers(chat, senderId) || (notSeenSince !== null && messageDate < notSeenSince);
}

/** Notes that the caller saw a conversation up to now. Refuses with `NOT_FOUND`. */
export async function markChatSeen(
  ctx: Pick<Context, 'viewer' | 'loaders'>,
  input: unknown,
): Promise<{ chat: ChatRecord; unreadChatCount: number }> {
  const { userId } = signedIn(ctx.viewer);
  const { chatId } = parseInput(chatIdSchema, input);
  const chat = await inTransaction(async () => {
    const before = await findOwnChat(ctx, chatId);
    if (!before) throw refuse('NOT_FOUND', 'chatId');
    if (!before.notSeenBy.includes(userId)) return before;
    const notSeenBy = before.notSeenBy.filter((each) => each !== userId);
    await ChatModel.updateOne({ _id: before._id }, { notSeenBy });
    await recordEvent('chat.seen', userId, { chatId, userId, memberIds: before.memberIds });
    return { ...before, notSeenBy };
  });
  keepKnown(ctx, chat);
  return { chat, unreadChatCount: await countUnreadChats(ctx) };
}

/** Lets the rest of the request read the conversation as it is now. */
export function keepKnown({ loaders }: Pick<Context, 'loaders'>, chat: ChatRecord): void {
  const id = chat._id.toHexString();
  loaders.chatById.clear(id).prime(id, chat);
}
