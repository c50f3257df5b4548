import type { StatisticSource } from '../../kits/statistics/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { ChatModel } from './chat.model.ts';
import { MessageModel } from './messages/message.model.ts';

async function datesOf({ chatId }: { chatId: string }, at: Date) {
  const _id = parseObjectId(chatId);
  const found = _id && (await ChatModel.findOne({ _id }, { dateCreated: 1 }).lean());
  return [at, found?.dateCreated];
}

/** What people write to each other, and how many contacted a seller about a listing. */
export const chatStatistics: StatisticSource = {
  name: 'chat',
  tallies: [
    { model: MessageModel, date: 'dateCreated', match: { notice: null }, sums: { messages: 1 } },
    {
      model: ChatModel,
      date: 'dateCreated',
      match: { lastMessageId: { $ne: null } },
      sums: {
        conversations: 1,
        contacts: { $cond: [{ $ifNull: ['$listingId', false] }, 1, 0] },
      },
    },
  ],
  touchedBy: {
    'chat.begun': datesOf,
    'chat.messageSent': datesOf,
    'chat.membersChanged': datesOf,
  },
};
