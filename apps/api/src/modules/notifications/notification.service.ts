import type { Language } from '@wiki/domain';
import { notificationIdsSchema } from '@wiki/domain/schemas';
import type { QueryFilter, Types } from 'mongoose';
import { signedIn, type Viewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type {
  NotificationChangeKind,
  NotificationFilter,
} from '../../graphql/generated/resolvers.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';
import { notificationText } from '../../kits/notifications/index.ts';
import { visibleTo } from './notification.policy.ts';

type Caller = Pick<Context, 'viewer'>;

/** The answer to an action: what remains of the notifications named, and the badge. */
export interface NotificationsResult {
  notifications: NotificationRecord[];
  unreadCount: number;
}

/** Which notifications to list. */
export interface ListNotifications {
  first: number;
  after?: string | null | undefined;
  filter?: NotificationFilter | null | undefined;
}

/** A page of the caller's notifications, newest first. Throws `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function listNotifications(
  ctx: Pick<Context, 'viewer' | 'config'>,
  { filter, ...page }: ListNotifications,
): Promise<Page<NotificationRecord>> {
  const own = visibleTo(signedIn(ctx.viewer));
  return keysetPage<NotificationRecord>(ctx, {
    list: `notifications:${filter ?? 'all'}`,
    model: NotificationModel,
    filter: filter ? { ...own, isRead: filter === 'PAST' } : own,
    order: { field: 'dateCreated', direction: -1 },
    ...page,
  });
}

/** The badge: the caller's unread notifications, always counted. */
export async function countUnread({ viewer }: Caller): Promise<number> {
  return NotificationModel.countDocuments({ ...visibleTo(signedIn(viewer)), isRead: false });
}

/** Marks the caller's notifications as read (and so past) or as unread; unknown ids are passed over. */
export async function setRead(
  { viewer }: Caller,
  input: unknown,
  isRead: boolean,
): Promise<NotificationsResult> {
  const caller = signedIn(viewer);
  const ids = idsOf(input);
  return change(caller, ids, 'UPDATED', async (own) => {
    const { modifiedCount } = await NotificationModel.updateMany(
      { ...own, _id: { $in: ids }, isRead: !isRead },
      { $set: { isRead } },
    );
    return modifiedCount;
  });
}

/** Marks every notification of the caller as read. */
export async function markAllRead({ viewer }: Caller): Promise<NotificationsResult> {
  return change(signedIn(viewer), [], 'RESET', async (own) => {
    const { modifiedCount } = await NotificationModel.updateMany(
      { ...own, isRead: false },
      { $set: { isRead: true } },
    );
    return modifiedCount;
  });
}

/** Deletes the caller's notifications for good; unknown ids are passed over. */
export async function remove({ viewer }: Caller, input: unknown): Promise<NotificationsResult> {
  const caller = signedIn(viewer);
  const ids = idsOf(input);
  return change(caller, ids, 'REMOVED', async (own) => {
    const { deletedCount } = await NotificationModel.deleteMany({ ...own, _id: { $in: ids } });
    return deletedCount;
  });
}

/** A person's notifications as they read them, for the export of their data. */
export async function notificationDataOf(
  userId: string,
  language: Language,
): Promise<Record<string, unknown>> {
  const own = await NotificationModel.find({ userId }).sort({ dateCreated: 1, _id: 1 }).lean();
  const notifications = own.map((notification) => ({
    dateCreated: notification.dateCreated,
    isRead: notification.isRead,
    ...notificationText(notification, language),
  }));
  return { notifications };
}

/** What an input names; text that cannot be an id names nothing. */
function idsOf(input: unknown): Types.ObjectId[] {
  return parseInput(notificationIdsSchema, input)
    .ids.map(parseObjectId)
    .filter((id) => id !== null);
}

/** Acts in one transaction, with one event unless nothing changed. */
async function change(
  viewer: Viewer,
  ids: Types.ObjectId[],
  kind: NotificationChangeKind,
  act: (own: QueryFilter<NotificationRecord>) => Promise<number>,
): Promise<NotificationsResult> {
  const own = visibleTo(viewer);
  return inTransaction(async () => {
    if ((await act(own)) > 0) {
      const [only, ...others] = ids;
      await recordEvent('notification.changed', viewer.userId, {
        userId: viewer.userId,
        notificationId: only && others.length === 0 ? only.toHexString() : null,
        kind: only && others.length === 0 ? kind : 'RESET',
      });
    }
    const notifications = await NotificationModel.find({ ...own, _id: { $in: ids } })
      .sort({ dateCreated: -1, _id: -1 })
      .lean();
    const unreadCount = await NotificationModel.countDocuments({ ...own, isRead: false });
    return { notifications, unreadCount };
  });
}
