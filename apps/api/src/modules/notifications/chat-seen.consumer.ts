import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { NotificationModel } from './notification.model.ts';

/** What is told of a conversation, grouped by it. */
const groupedTypes = ['chatMessage', 'groupMessage', 'messageReaction'];

/** What a conversation told is read with the conversation: neither badge nor mail goes on telling it. */
export const chatSeenConsumer: EventConsumer = {
  name: 'seen-chats',
  startsNow: true,
  types: ['chat.seen'],
  subject: ({ data }) => (data as EventMap['chat.seen']).userId,
  async handle({ data }) {
    const { chatId, userId } = data as EventMap['chat.seen'];
    const told = await NotificationModel.find({
      userId,
      openGroup: { $in: groupedTypes.map((type) => `${type}:${chatId}`) },
      isRead: false,
    }).lean();
    for (const { _id } of told) {
      await NotificationModel.updateOne({ _id }, { $set: { isRead: true, readAllAt: null } });
      const notificationId = _id.toHexString();
      await recordEvent('notification.changed', userId, {
        userId,
        notificationId,
        kind: 'UPDATED',
      });
    }
  },
};
