import { notifyLater } from '../notifications/index.ts';
import type { ChatRecord } from './chat.model.ts';
import { waitsFor } from './chat.service.ts';
import type { MessageRecord } from './message.model.ts';

/**
 * Notifies the receivers of a message for whom the conversation, as it was before, did not wait yet:
 * once, not for every message. Joins the caller's transaction.
 */
export async function tellOfMessage(
  before: ChatRecord,
  { _id, chatId, senderId }: MessageRecord,
): Promise<void> {
  const receivers = before.memberIds.filter(
    (userId) => userId !== senderId && !waitsFor(before, userId),
  );
  const { en, es } = before.listingName ?? {};
  await notifyLater(receivers, {
    type: 'chatMessage',
    params: { chatId, listingEn: en ?? es ?? '', listingEs: es ?? en ?? '' },
    cause: `message:${_id.toHexString()}`,
  });
}
