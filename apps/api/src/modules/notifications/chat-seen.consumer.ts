import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { NotificationModel } from './notification.model.ts';

/** What a conversation told is read with the conversation: neither badge nor mail goes on telling it. */
export const chatSeenConsumer: EventConsumer = {
  name: 'seen-chats',
  startsNow: true,
  types: ['chat.seen'],
  async handle({ data }) {
    const { chatId, userId } = data as EventMap['chat.seen'];
    const found = await NotificationModel.findOneAndUpdate(
      {
        userId,
        openGroup: { $in: [`chatMessage:${chatId}`, `groupMessage:${chatId}`] },
        isRead: false,
      },
      { $set: { isRead: true, readAllAt: null } },
    ).lean();
    if (!found) return;
    const notificationId = found._id.toHexString();
    await recordEvent('notification.changed', userId, { userId, notificationId, kind: 'UPDATED' });
  },
};
