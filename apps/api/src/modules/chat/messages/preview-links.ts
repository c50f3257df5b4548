import { parseObjectId } from '../../../platform/database/object-id.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { previewOf } from '../../link-previews/index.ts';
import { ChatModel } from '../chat.model.ts';
import { MessageModel } from './message.model.ts';

const previewJob = 'preview-link';

/** The message as it is now, if it says something. */
const findMessage = (id: string) =>
  MessageModel.findOne({ _id: parseObjectId(id), isDeleted: false }).lean();

/** Has the first link of what was written read, for everybody in the conversation. */
export const previewLinksConsumer: EventConsumer = {
  name: 'chat-previews',
  startsNow: true,
  types: ['chat.messageSent', 'chat.messageChanged'],
  subject: ({ data }) => (data as EventMap['chat.messageSent']).chatId,
  async handle({ _id, type, data }) {
    if (type === 'chat.messageChanged') {
      const { change } = data as EventMap['chat.messageChanged'];
      if (change !== 'edited') return;
    }
    const { messageId } = data as EventMap['chat.messageSent'];
    if (!(await findMessage(messageId))?.links[0]) return;
    await enqueueJob({
      type: previewJob,
      key: `${previewJob}:${_id.toHexString()}`,
      payload: { messageId },
    });
  },
};

const mostTries = 2;

/**
 * Reads the page and tells the open screens. What does not answer twice has no preview: people write
 * addresses that lead nowhere, and that is nothing for whoever looks after the background work.
 */
export const previewLinkHandler: JobHandler = {
  type: previewJob,
  maxAttempts: mostTries,
  places: 4,
  timeLimitMilliseconds: 20_000,
  async run({ payload, attempts }, { config, signal }) {
    const messageId = String(payload.messageId);
    const url = (await findMessage(messageId))?.links[0];
    if (!url || !(await previewOf(url, config, signal, attempts >= mostTries))) return;
    await inTransaction(async () => {
      const message = await findMessage(messageId);
      const chat = message && (await ChatModel.findById(parseObjectId(message.chatId)).lean());
      if (!chat || message.links[0] !== url) return;
      const { chatId } = message;
      const { memberIds } = chat;
      const told = { chatId, messageId, memberIds, change: 'previewed' } as const;
      await recordEvent('chat.messageChanged', null, told);
    });
  },
};
