import type { QueryFilter, Types } from 'mongoose';
import { markDays } from '../../kits/statistics/index.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findUser } from '../users/index.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { waitsForOthers } from './chat.service.ts';
import { chooseSeller } from './choose-seller.ts';
import { MessageModel } from './message.model.ts';

const moveChatsJob = 'move-chats';

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
    if (!(await findUser(String(userId)))) await resettleAll({ memberIds: String(userId) });
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
  const sellerId = await sellerOf(chat);
  const memberIds = sellerId ? [...customers, sellerId] : customers;
  if (sellerId === chat.sellerId && memberIds.length === chat.memberIds.length) return;

  if (memberIds.length === 0) return forget(_id);

  const newSeller = sellerId === chat.sellerId ? null : sellerId;
  const waiting = chat.notSeenBy.filter((userId) => memberIds.includes(userId));
  const notSeenBy = newSeller ? [...waiting, newSeller] : waiting;
  // What the business saw stays seen, although a new person has still to read it.
  const sawAll = !waitsForOthers(chat, chat.creatorId);
  const notSeenSince = sawAll ? new Date() : chat.notSeenSince;
  await ChatModel.updateOne({ _id }, { memberIds, sellerId, notSeenBy, notSeenSince });
  await recordEvent('chat.membersChanged', null, {
    chatId: _id.toHexString(),
    memberIds,
    messageId: chat.lastMessageId,
    notifiedIds: newSeller && !sawAll ? [newSeller] : [],
  });
}

/** Removes a conversation that nobody is left in. */
async function forget(_id: Types.ObjectId): Promise<void> {
  const chatId = _id.toHexString();
  const dates = await MessageModel.distinct('messageDate', { chatId });
  await MessageModel.deleteMany({ chatId });
  const gone = await ChatModel.findByIdAndDelete(_id).lean();
  await markDays('chat', [...dates, gone?.dateCreated]);
}

/** Who speaks for the business now: whoever did, while they work there. */
async function sellerOf({ businessId, sellerId, creatorId }: ChatRecord): Promise<string | null> {
  if (businessId === null) return null;
  return chooseSeller(businessId, { preferredId: sellerId, customerId: creatorId });
}
