import type { NotificationType } from '../../kits/notifications/index.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';

/** Has what somebody was told happen and be read long ago: the demonstration has a past, too. */
export async function plantPast(userId: string, type: NotificationType, date: Date): Promise<void> {
  await NotificationModel.updateMany(
    { userId, type },
    { $set: { dateCreated: date, isRead: true, openGroup: null } },
  );
}

/** What somebody was told and read at some time. */
export type ToldToPlant = Pick<NotificationRecord, 'userId' | 'type' | 'params' | 'dateCreated'> & {
  /** Who did it, where that is told. */
  actorId: string | null;
};

/** Writes what people were told and read long ago, without telling them now. */
export async function plantTold(told: readonly ToldToPlant[]): Promise<void> {
  await NotificationModel.insertMany(
    told.map(({ actorId, ...each }) => ({
      ...each,
      cause: `demo:past:${each.type}`,
      isRead: true,
      actorIds: actorId === null ? [] : [actorId],
      actorCount: actorId === null ? 0 : 1,
    })),
  );
}
