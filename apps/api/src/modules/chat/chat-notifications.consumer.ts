import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { notifyLater } from '../notifications/index.ts';
import { ChatModel } from './chat.model.ts';
import { messages } from './messages/message.model.ts';

/**
 * Notifies of the message for which a conversation begins to wait for somebody, not of every message;
 * and the author of one that administrators removed.
 */
export const chatNotificationsConsumer: EventConsumer = {
  name: 'chat-notifications',
  startsNow: true,
  types: ['chat.messageSent', 'chat.membersChanged', 'chat.messageChanged'],
  async handle({ _id, type, actorId, data }) {
    if (type === 'chat.messageChanged') {
      const { messageId, change } = data as EventMap['chat.messageChanged'];
      if (change === 'deleted') await tellOfRemoval(messageId, _id.toHexString());
      return;
    }
    const event = data as EventMap['chat.messageSent' | 'chat.membersChanged'];
    const { chatId, messageId, notifiedIds } = event;
    const chat = await ChatModel.findById(parseObjectId(chatId)).lean();
    if (!chat || messageId === null || notifiedIds.length === 0) return;
    const { en, es } = chat.listingName ?? {};
    await notifyLater(notifiedIds, {
      ...(chat.group
        ? { type: 'groupMessage', params: { chatId, group: chat.group.name } }
        : {
            type: 'chatMessage',
            params: { chatId, listingEn: en ?? es ?? '', listingEs: es ?? en ?? '' },
          }),
      cause: `message:${messageId}`,
      actorId,
    });
  },
};

/** Tells why, unless the author deleted it themselves or has it back by now. */
async function tellOfRemoval(messageId: string, cause: string): Promise<void> {
  const message = await messages.find(messageId);
  const reason = message?.deletionReason;
  if (!message?.isDeleted || !reason) return;
  await notifyLater([message.authorId], {
    type: 'messageRemoved',
    params: {
      chatId: message.chatId,
      ...(reason.key ? { reasonKey: reason.key } : {}),
      ...(reason.text ? { reasonText: reason.text } : {}),
    },
    cause,
  });
}
