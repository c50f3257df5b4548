import { limits } from '@wiki/domain';
import { chatDraftSchema, chatIdSchema, chatStateSchema } from '@wiki/domain/schemas';
import { Types } from 'mongoose';
import { perMinute, write, type Writer } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { countUnreadChats, hasPinnedEnough, keepKnown, readChat } from '../chat.service.ts';
import { ChatDraftModel, ChatMemberModel, ChatReceiptModel } from './member.model.ts';

const quota = { name: 'chat.act', quota: perMinute(limits.chat.actedPerMinute) };
const load = { by: 'chatId', find: readChat } as const;
const known = ({ ctx, result }: { ctx: Writer; result: { chat: ChatRecord } }) =>
  keepKnown(ctx, result.chat);

/** The badge beside what a write answers. */
export const withBadge =
  <Result extends object>(service: (ctx: Writer, input: unknown) => Promise<Result>) =>
  async (ctx: Writer, input: unknown): Promise<Result & { unreadChatCount: number }> => ({
    ...(await service(ctx, input)),
    unreadChatCount: await countUnreadChats(ctx),
  });

/** A list of members with or without one of them. */
const put = (ids: readonly string[], userId: string, isIn: boolean | null | undefined): string[] =>
  isIn == null
    ? [...ids]
    : isIn
      ? [...new Set([...ids, userId])]
      : ids.filter((each) => each !== userId);

/** Notes that the caller has seen a conversation up to now. */
export const markChatSeen = write({
  input: chatIdSchema,
  load,
  async act({ viewer: { userId }, input: { chatId }, loaded: before }) {
    if (!before.notSeenBy.includes(userId)) return { chat: before, isNew: false };
    const notSeenBy = before.notSeenBy.filter((each) => each !== userId);
    await ChatModel.updateOne({ _id: before._id }, { notSeenBy });
    const through = before.lastMessageDate;
    if (through) {
      const seen = { seenCount: before.messageCount, seenThrough: through };
      await ChatMemberModel.updateOne({ chatId, userId }, seen);
      const at = new Date();
      await ChatReceiptModel.create([{ _id: new Types.ObjectId(), chatId, userId, through, at }]);
    }
    return { chat: { ...before, notSeenBy }, isNew: true };
  },
  event: ({ viewer: { userId }, input: { chatId }, result: { chat, isNew } }) =>
    isNew ? ['chat.seen', { chatId, userId, memberIds: chat.memberIds }] : null,
  after: known,
});

/**
 * Puts a conversation away or back, mutes or pins it or marks it unread, for the caller alone. Refuses
 * more than ten pinned ones with `TOO_MANY_ITEMS`.
 */
export const setChatState = write({
  input: chatStateSchema,
  load,
  limit: quota,
  async act({ viewer: { userId }, input, loaded: before }) {
    const isPinnedAnew = input.isPinned && !before.pinnedBy.includes(userId);
    if (isPinnedAnew && (await hasPinnedEnough(userId))) throw refuse('TOO_MANY_ITEMS', 'isPinned');
    const changes = {
      archivedBy: put(before.archivedBy, userId, input.isArchived),
      mutedBy: put(before.mutedBy, userId, input.isMuted),
      pinnedBy: put(before.pinnedBy, userId, input.isArchived ? false : input.isPinned),
      notSeenBy: put(before.notSeenBy, userId, input.isUnread || null),
    };
    await ChatModel.updateOne({ _id: before._id }, changes);
    return { chat: { ...before, ...changes } };
  },
  event: ({ viewer: { userId }, input: { chatId } }) => [
    'chat.stateChanged',
    { chatId, userId, memberIds: [userId] },
  ],
  after: known,
});

/** Keeps what the caller began to write in a conversation, for all their devices; empty forgets it. */
export const saveChatDraft = write({
  input: chatDraftSchema,
  load,
  limit: quota,
  async act({ viewer: { userId }, input: { chatId, text }, loaded: chat }) {
    if (text.trim() === '') await ChatDraftModel.deleteOne({ userId, chatId });
    else {
      const saved = { text, dateSaved: new Date() };
      await ChatDraftModel.updateOne({ userId, chatId }, { $set: saved }, { upsert: true });
    }
    return { chat };
  },
  after: known,
});
