import { ChatReceiptModel, type ChatReceiptRecord } from '../conversations/member.model.ts';
import type { MessageRecord } from './message.model.ts';

/** So many looks after a message are read: enough for every member of a group to have looked often. */
const looks = 1_000;

/** Who looked at a conversation after a message, and when for the first time. */
export async function seenByOf({
  chatId,
  authorId,
  dateCreated,
}: MessageRecord): Promise<ChatReceiptRecord[]> {
  const after = await ChatReceiptModel.find({
    chatId,
    through: { $gte: dateCreated },
    userId: { $ne: authorId },
  })
    .sort({ through: 1, _id: 1 })
    .limit(looks)
    .lean();
  const first = new Map<string, ChatReceiptRecord>();
  for (const look of after) if (!first.has(look.userId)) first.set(look.userId, look);
  return [...first.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
