import type { NotificationType } from '../../kits/notifications/index.ts';
import { NotificationModel } from './notification.model.ts';

/** Has what somebody was told happen and be read long ago: the demonstration has a past, too. */
export async function plantPast(userId: string, type: NotificationType, date: Date): Promise<void> {
  await NotificationModel.updateMany(
    { userId, type },
    { $set: { dateCreated: date, isRead: true, openGroup: null } },
  );
}
