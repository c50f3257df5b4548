import { logger } from '../../platform/logging/logger.ts';
import { ChatMemberModel } from './member.model.ts';
import type { MessageRecord } from './message.model.ts';

/** How long what was delivered is gathered before it is written, in milliseconds. */
const gatherMilliseconds = 2_000;

/** Up to which message each conversation reached each of its members here, since the last writing. */
let gathered = new Map<string, { chatId: string; userId: string; through: Date }>();
let writing: NodeJS.Timeout | undefined;

/**
 * Notes that a message reached a device of somebody. Written now and then, many at once: it is what
 * the sender may look up, and nothing depends on it.
 */
export function noteDelivered(
  userId: string,
  { chatId, dateCreated, authorId }: MessageRecord,
): void {
  if (authorId === userId) return;
  gathered.set(`${chatId}:${userId}`, { chatId, userId, through: dateCreated });
  writing ??= setTimeout(() => {
    writing = undefined;
    void write().catch((error: unknown) => logger.warn({ err: error }, 'deliveries not noted'));
  }, gatherMilliseconds).unref();
}

async function write(): Promise<void> {
  const delivered = [...gathered.values()];
  gathered = new Map();
  await ChatMemberModel.bulkWrite(
    delivered.map(({ chatId, userId, through }) => ({
      updateOne: {
        filter: { chatId, userId },
        update: { $max: { deliveredThrough: through } },
      },
    })),
    { ordered: false },
  );
}
