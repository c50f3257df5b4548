import { notifyLater } from '../notifications/index.ts';
import type { ChatRecord } from './chat.model.ts';

/**
 * Notifies receivers of the message for which a conversation begins to wait for them: of that one, not
 * of every message. Joins the caller's transaction.
 */
export async function tellOfMessage(
  { _id, listingName }: ChatRecord,
  receivers: readonly string[],
  messageId: string,
): Promise<void> {
  const { en, es } = listingName ?? {};
  await notifyLater(receivers, {
    type: 'chatMessage',
    params: { chatId: _id.toHexString(), listingEn: en ?? es ?? '', listingEs: es ?? en ?? '' },
    cause: `message:${messageId}`,
  });
}
