import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { notifyLater } from '../notifications/index.ts';
import { ChatModel } from './chat.model.ts';

/** Notifies of the message for which a conversation begins to wait for somebody: not of every message. */
export const chatNotificationsConsumer: EventConsumer = {
  name: 'chat-notifications',
  startsNow: true,
  types: ['chat.messageSent', 'chat.membersChanged'],
  async handle({ actorId, data }) {
    const event = data as EventMap['chat.messageSent' | 'chat.membersChanged'];
    const { chatId, messageId, notifiedIds } = event;
    const chat = await ChatModel.findById(parseObjectId(chatId)).lean();
    if (!chat || messageId === null || notifiedIds.length === 0) return;
    const { en, es } = chat.listingName ?? {};
    await notifyLater(notifiedIds, {
      type: 'chatMessage',
      params: { chatId, listingEn: en ?? es ?? '', listingEs: es ?? en ?? '' },
      cause: `message:${messageId}`,
      actorId,
    });
  },
};
