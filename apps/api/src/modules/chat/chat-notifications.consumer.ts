import type { ChatNotice } from '@wiki/domain';
import type { EventConsumer } from '../../platform/outbox/consumer.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { blockedAmong } from '../blocks/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { ChatModel, type ChatRecord } from './chat.model.ts';
import { messages } from './messages/message.model.ts';

/**
 * Notifies of the message for which a conversation begins to wait for somebody, not of every message;
 * the author of one that administrators removed, or that somebody reacted to; and whom a group takes in,
 * lets go or is handed over to.
 */
export const chatNotificationsConsumer: EventConsumer = {
  name: 'chat-notifications',
  startsNow: true,
  types: ['chat.messageSent', 'chat.membersChanged', 'chat.messageChanged'],
  subject: ({ data }) => (data as EventMap['chat.messageSent']).chatId,
  async handle({ _id, type, actorId, data }) {
    if (type === 'chat.messageChanged') {
      const { messageId, change } = data as EventMap['chat.messageChanged'];
      if (change === 'deleted') await tellOfRemoval(messageId, _id.toHexString());
      if (change === 'reacted' && actorId) await tellOfReaction(messageId, actorId);
      return;
    }
    const event = data as EventMap['chat.messageSent' | 'chat.membersChanged'];
    const { chatId, messageId, notifiedIds } = event;
    const chat = await ChatModel.findById(parseObjectId(chatId)).lean();
    if (!chat || messageId === null) return;
    if (type === 'chat.membersChanged') await tellOfGroup(chat, messageId);
    if (notifiedIds.length === 0) return;
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

/** What people are told of a group, by what is noted in it of them. */
const toldOfGroup: Partial<Record<ChatNotice, 'groupJoined' | 'groupLeft' | 'groupLead'>> = {
  CREATED: 'groupJoined',
  ADDED: 'groupJoined',
  REMOVED: 'groupLeft',
  HANDED_OVER: 'groupLead',
};

/** Tells those to whom something happened in a group, by the note of it among its messages. */
async function tellOfGroup({ _id, group }: ChatRecord, messageId: string): Promise<void> {
  const message = await messages.find(messageId);
  const type = message?.notice && toldOfGroup[message.notice.act];
  if (!message?.notice || !type) return;
  await notifyLater(message.notice.userIds, {
    type,
    params: { chatId: _id.toHexString(), group: group?.name ?? '' },
    cause: `notice:${messageId}`,
    actorId: message.authorId,
  });
}

/**
 * Tells the author of a message that somebody reacted to it, once a message and person however often
 * the sign is changed; not those who muted the conversation, nor of their own.
 */
async function tellOfReaction(messageId: string, actorId: string): Promise<void> {
  const message = await messages.find(messageId);
  if (!message || message.isDeleted || message.authorId === actorId) return;
  if (!message.reactions.some(({ userId }) => userId === actorId)) return;
  const chat = await ChatModel.findById(parseObjectId(message.chatId)).lean();
  if (!chat?.memberIds.includes(message.authorId) || chat.mutedBy.includes(message.authorId))
    return;
  if ((await blockedAmong(actorId, [message.authorId])).size > 0) return;
  await notifyLater([message.authorId], {
    type: 'messageReaction',
    params: { chatId: message.chatId },
    cause: `reaction:${messageId}:${actorId}`,
    actorId,
  });
}

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
