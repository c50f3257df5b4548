import { recordEvent } from '../../platform/outbox/record-event.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';

/**
 * Gives a person a notification, once per cause, and records the event that carries it to their open
 * tabs. Joins the caller's transaction; the event is that transaction's only one.
 */
export async function notify(
  notification: Pick<NotificationRecord, 'userId' | 'type' | 'params' | 'cause'>,
): Promise<void> {
  const { userId, cause, type, params } = notification;
  const { upsertedId } = await NotificationModel.updateOne(
    { userId, cause },
    { $setOnInsert: { type, params, dateCreated: new Date(), isRead: false } },
    { upsert: true },
  );
  if (!upsertedId) return;
  const notificationId = upsertedId.toHexString();
  await recordEvent('notification.changed', null, { userId, notificationId, kind: 'ADDED' });
}
