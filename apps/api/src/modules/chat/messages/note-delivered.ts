import { logger } from '../../../platform/logging/logger.ts';
import { choicesOfAll, presenceBoard } from '../../presence/index.ts';
import { ChatMemberModel } from '../conversations/member.model.ts';
import type { MessageRecord } from './message.model.ts';

/** How long what was delivered is gathered before it is written, in milliseconds. */
const gatherMilliseconds = 2_000;

interface Delivery {
  chatId: string;
  messageId: string;
  senderId: string;
  userId: string;
  through: Date;
}

/** Up to which message each conversation reached each of its members here, since the last writing. */
let gathered = new Map<string, Delivery>();
let writing: NodeJS.Timeout | undefined;

/**
 * Notes that a message reached a device of somebody. Written now and then, many at once: it is what
 * the sender may look up, and nothing depends on it.
 */
export function noteDelivered(
  userId: string,
  { _id, chatId, dateCreated, authorId }: MessageRecord,
): void {
  if (authorId === userId) return;
  gathered.set(`${chatId}:${userId}`, {
    chatId,
    messageId: _id.toHexString(),
    senderId: authorId,
    userId,
    through: dateCreated,
  });
  writing ??= setTimeout(() => {
    writing = undefined;
    void write().catch((error: unknown) => logger.warn({ err: error }, 'deliveries not noted'));
  }, gatherMilliseconds).unref();
}

async function write(): Promise<void> {
  const delivered = [...gathered.values()];
  gathered = new Map();
  const deliveredAt = new Date();
  await ChatMemberModel.bulkWrite(
    delivered.map(({ chatId, userId, through }) => ({
      updateOne: {
        filter: { chatId, userId },
        update: { $max: { deliveredThrough: through }, $set: { deliveredAt } },
      },
    })),
    { ordered: false },
  );
  // Their senders see it at once, where it may be known.
  const choices = await choicesOfAll(delivered.map(({ userId }) => userId));
  const told = delivered.filter((_delivery, at) => choices[at]?.showsSeen);
  if (told.length > 0) {
    await presenceBoard.tellDelivered(
      told.map(({ chatId, userId, messageId, senderId }) => ({
        chatId,
        userId,
        messageId,
        memberIds: [senderId],
      })),
    );
  }
}
