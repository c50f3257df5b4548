import { pathTo, type SubjectState } from '@wiki/domain';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { ChatModel } from './chat.model.ts';
import { MessageModel, type MessageRecord, messages } from './messages/message.model.ts';
import { findOwnMessage } from './read-messages.ts';
import { retellLast } from './messages/retell-last.ts';

/** How many messages are shown before and after the one in question. */
const around = 5;

const stateOf = ({ isDeleted, deletedBy, authorId }: MessageRecord): SubjectState =>
  isDeleted ? (deletedBy === authorId ? 'GONE' : 'REMOVED') : 'SHOWN';

const idOf = ({ _id }: MessageRecord): string => _id.toHexString();
const pathOf = ({ chatId }: MessageRecord): string => pathTo('chat', { chatId });

/** What a message says; of pictures and files only how many there are. */
const saidIn = ({ messageText, imageIds, fileIds }: MessageRecord): string =>
  messageText || `📎 ${imageIds.length + fileIds.length}`;

const subjectOf = (message: MessageRecord): Subject => ({
  id: idOf(message),
  kind: 'chatMessage',
  authorId: message.authorId,
  businessId: null,
  title: null,
  text: saidIn(message),
  language: null,
  dateWritten: message.dateCreated,
  dateEdited: message.dateEdited,
  state: stateOf(message),
  path: pathOf(message),
});

const findMessage = async (id: string): Promise<MessageRecord | null> => {
  const message = await messages.find(id);
  return message?.notice === null ? message : null;
};

/**
 * Messages, as reports and the queue find them. Nothing of a conversation is read but what one of its
 * members reported, with a few messages around it.
 */
export const reportableMessages: Reportable = {
  kind: 'chatMessage',
  states: ['SHOWN', 'REMOVED'],
  async find(id) {
    const message = await findMessage(id);
    return message && subjectOf(message);
  },
  async isShownTo(id, viewer) {
    const found = viewer && (await findOwnMessage({ viewer }, id));
    return found ? !found.message.isDeleted && found.message.notice === null : false;
  },
  async contextOf(id) {
    const message = await findMessage(id);
    if (!message) return null;
    const { chatId, dateCreated } = message;
    const beside = { chatId, notice: null, isDeleted: false, _id: { $ne: message._id } };
    const before = await MessageModel.find({ ...beside, dateCreated: { $lte: dateCreated } })
      .sort({ dateCreated: -1, _id: -1 })
      .limit(around)
      .lean();
    const after = await MessageModel.find({ ...beside, dateCreated: { $gt: dateCreated } })
      .sort({ dateCreated: 1, _id: 1 })
      .limit(around)
      .lean();
    return {
      title: null,
      path: pathOf(message),
      pieces: [...before.toReversed(), message, ...after].map((each) => ({
        id: idOf(each),
        authorId: each.authorId,
        text: saidIn(each),
        date: each.dateCreated,
        isSubject: each._id.equals(message._id),
        skipped: 0,
      })),
    };
  },
  async set(id, { to, by, reason }) {
    const before = await findMessage(id);
    if (!before) throw refuse('NOT_FOUND', 'id');
    const chat = await ChatModel.findById(parseObjectId(before.chatId)).lean();
    if (!chat || stateOf(before) === 'GONE') throw refuse('ILLEGAL_TRANSITION');
    const isBack = to === 'SHOWN';
    const message = isBack
      ? await messages.restore(before)
      : await messages.remove(before, by, reason);
    await retellLast(chat, isBack ? message : { ...message, messageText: '' });
    await recordEvent('chat.messageChanged', by, {
      chatId: message.chatId,
      messageId: id,
      memberIds: chat.memberIds,
      change: isBack ? 'restored' : 'deleted',
    });
  },
  // Conversations are private: nothing of them is compared, and nothing of them earns standing.
  recent: async () => [],
  countAccepted: async () => 0,
};
