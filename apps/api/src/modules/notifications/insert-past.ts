import type { NotificationType } from '../../kits/notifications/index.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';

/** Has what somebody was told of a type happen then, and be read since where that is said: for demonstrations. */
export async function dateBack(
  userId: string,
  type: NotificationType,
  dateCreated: Date,
  { isRead = false } = {},
): Promise<void> {
  await NotificationModel.updateMany(
    { userId, type },
    { $set: { dateCreated, isRead, openGroup: null } },
  );
}

/** What somebody was told and read at some time. */
export type ToldToInsert = Pick<
  NotificationRecord,
  'userId' | 'type' | 'params' | 'dateCreated'
> & {
  /** Who did it, where that is told. */
  actorId: string | null;
};

/** Writes what people were told and read long ago, without telling them now. */
export async function insertTold(told: readonly ToldToInsert[]): Promise<void> {
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
