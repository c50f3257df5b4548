import type { QueryFilter, Types } from 'mongoose';
import { markDays } from '../../../kits/statistics/index.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { releaseFiles } from '../../files/index.ts';
import { findUser } from '../../users/index.ts';
import { ChatModel, type ChatRecord } from '../chat.model.ts';
import { chooseSeller } from './choose-seller.ts';
import { addMembers, dropMembers, searchNamesOf } from './create-chat.ts';
import { dropFromGroup, groupChange, tell } from './group.store.ts';
import { ChatDraftModel, ChatMemberModel, ChatReceiptModel } from './member.model.ts';
import { MessageModel, messages } from '../messages/message.model.ts';

const moveChatsJob = 'move-chats';
const renameJob = 'name-chats';

/** Follows people who leave a business or the network, and those who join one nobody speaks for. */
export const chatPeopleConsumer: EventConsumer = {
  name: 'chat-people',
  types: ['business.memberChanged', 'user.deleted'],
  async handle({ _id, data }) {
    const { userId, businessId } = data as EventMap['user.deleted'];
    const key = `${moveChatsJob}:${_id.toHexString()}`;
    await enqueueJob({ type: moveChatsJob, key, payload: { userId, businessId } });
  },
};

/** Follows people who change their name: their conversations are found by it. */
export const chatNamesConsumer: EventConsumer = {
  name: 'chat-names',
  startsNow: true,
  types: ['user.changed'],
  async handle({ _id, data }) {
    const { userId } = data as EventMap['user.changed'];
    await enqueueJob({
      type: renameJob,
      key: `${renameJob}:${_id.toHexString()}`,
      payload: { userId },
    });
  },
};

/** Gives the conversations of somebody the names that they are found by. Run again, it goes on. */
export const nameChatsHandler: JobHandler = {
  type: renameJob,
  maxAttempts: 20,
  async run({ payload }) {
    const memberIds = String(payload.userId);
    for await (const chat of ChatModel.find({ memberIds }).sort({ _id: 1 }).lean().cursor()) {
      const searchNames = await searchNamesOf(chat);
      if (searchNames.join(' ') === chat.searchNames.join(' ')) continue;
      const { _id, memberIds: then } = chat;
      await ChatModel.updateOne({ _id, memberIds: then }, { searchNames });
    }
  },
};

/**
 * Gives the conversations of somebody who left to another person of the business, so that no customer
 * is lost, each in a transaction of its own. Run again, it goes on.
 */
export const moveChatsHandler: JobHandler = {
  type: moveChatsJob,
  maxAttempts: 20,
  async run({ payload }) {
    const { userId, businessId } = payload as Record<string, unknown>;
    if (typeof businessId === 'string') {
      await resettleAll({ businessId, sellerId: { $in: [String(userId), null] } });
    }
    if (await findUser(String(userId))) return;
    await resettleAll({ memberIds: String(userId) });
    // What a person who is gone began to write, and when they looked, is nobody's.
    await ChatDraftModel.deleteMany({ userId: String(userId) });
    await ChatReceiptModel.deleteMany({ userId: String(userId) });
  },
};

async function resettleAll(filter: QueryFilter<ChatRecord>): Promise<void> {
  const ids = ChatModel.find(filter).select({ _id: 1 }).sort({ _id: 1 }).lean().cursor();
  for await (const { _id } of ids) await inTransaction(() => resettle(_id));
}

/** Lets go of who is gone and finds somebody to speak for the business. */
async function resettle(_id: Types.ObjectId): Promise<void> {
  const chat = await ChatModel.findById(_id).lean();
  if (!chat) return;
  const customers: string[] = [];
  for (const userId of chat.memberIds) {
    if (userId !== chat.sellerId && (await findUser(userId))) customers.push(userId);
  }
  if (chat.isGroup) return letGo(chat, customers);
  const sellerId = await sellerOf(chat);
  const memberIds = sellerId ? [...customers, sellerId] : customers;
  if (sellerId === chat.sellerId && memberIds.length === chat.memberIds.length) return;

  if (memberIds.length === 0) return forget(_id);

  const chatId = _id.toHexString();
  const newSeller = sellerId === chat.sellerId ? null : sellerId;
  const removedIds = chat.memberIds.filter((userId) => !memberIds.includes(userId));
  const of = (ids: readonly string[]) => ids.filter((userId) => memberIds.includes(userId));
  const waiting = of(chat.notSeenBy);
  // What the business saw stays seen, although a new person has still to read it.
  const before = await ChatMemberModel.findOne({ chatId, userId: chat.sellerId }).lean();
  const sawAll = chat.sellerId !== null && !chat.notSeenBy.includes(chat.sellerId);
  await dropMembers(chatId, removedIds);
  if (newSeller) {
    const { seenThrough = null } = before ?? {};
    await addMembers(chat, [newSeller], { seenCount: before?.seenCount ?? 0, seenThrough });
  }
  await ChatModel.updateOne(
    { _id },
    {
      memberIds,
      sellerId,
      notSeenBy: newSeller ? [...waiting, newSeller] : waiting,
      archivedBy: of(chat.archivedBy),
      mutedBy: of(chat.mutedBy),
      pinnedBy: of(chat.pinnedBy),
      searchNames: await searchNamesOf({ ...chat, memberIds }),
    },
  );
  await recordEvent('chat.membersChanged', null, {
    chatId,
    memberIds,
    removedIds,
    messageId: chat.lastMessageId,
    notifiedIds: newSeller && !sawAll ? [newSeller] : [],
  });
}

/** Takes people who are gone out of a group. */
async function letGo(before: ChatRecord, stayingIds: readonly string[]): Promise<void> {
  const gone = before.memberIds.filter((userId) => !stayingIds.includes(userId));
  const [first] = gone;
  if (!first) return;
  if (stayingIds.length === 0) return forget(before._id);
  let chat = before;
  for (const userId of gone) chat = await dropFromGroup(chat, userId);
  const noticeId = await tell(chat, first, { act: 'LEFT', userIds: [] });
  const [type, data] = groupChange({ chat, noticeId });
  await recordEvent(type, null, data);
}

/** Removes a conversation that nobody is left in. */
async function forget(_id: Types.ObjectId): Promise<void> {
  const chatId = _id.toHexString();
  const dates = await MessageModel.distinct('dateCreated', { chatId });
  const shared = await MessageModel.find({ chatId, shares: { $in: ['IMAGES', 'FILES'] } }).lean();
  const files = shared.flatMap(({ imageIds, fileIds }) => [...imageIds, ...fileIds]);
  await releaseFiles(`chat:${chatId}`, files);
  await messages.eraseIn(chatId);
  await ChatMemberModel.deleteMany({ chatId });
  await ChatReceiptModel.deleteMany({ chatId });
  await ChatDraftModel.deleteMany({ chatId });
  const gone = await ChatModel.findByIdAndDelete(_id).lean();
  await markDays('chat', [...dates, gone?.dateCreated]);
}

/** Who speaks for the business now: whoever did, while they work there. */
async function sellerOf({ businessId, sellerId, creatorId }: ChatRecord): Promise<string | null> {
  if (businessId === null) return null;
  return chooseSeller(businessId, { preferredId: sellerId, customerId: creatorId });
}
