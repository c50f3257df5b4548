import {
  type Language,
  type NotificationSection,
  notificationSections,
  notificationTopics,
  topicsIn,
} from '@wiki/domain';
import { notificationIdsSchema, undoMarkAllReadSchema } from '@wiki/domain/schemas';
import type { QueryFilter, Types } from 'mongoose';
import { signedIn, type Viewer } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type {
  NotificationChangeKind,
  NotificationFilter,
} from '../../graphql/generated/resolvers.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';
import { type NotificationType, topicOf, typesOfTopics } from '../../kits/notifications/index.ts';
import { descending, list } from '../../kits/resource/index.ts';
import { usersByIds } from '../users/index.ts';
import { preferencesOf } from './preferences/preferences.model.ts';
import { namedActors, wordsOf } from './notification-words.ts';
import { visibleTo } from './notification.policy.ts';

type Caller = Pick<Context, 'viewer'>;

/** Which notifications to list. */
interface ListNotifications {
  filter?: NotificationFilter | null | undefined;
  section?: NotificationSection | null | undefined;
}

/** The answer to an action: what remains of the notifications named, and the badge. */
export interface NotificationsResult {
  notifications: NotificationRecord[];
  unreadCount: number;
}

/** The caller's notifications, the newest first, of one section or all. */
export const notificationList = list<NotificationRecord, ListNotifications>({
  name: 'notifications',
  model: NotificationModel,
  visibleTo: (viewer) => visibleTo(signedIn(viewer)),
  filter: ({ filter, section }) => ({
    ...(filter ? { isRead: filter === 'PAST' } : {}),
    ...(section ? { type: { $in: typesOfTopics(topicsIn(section)) } } : {}),
  }),
  order: descending('dateCreated'),
});

/** How many of the caller's notifications are unread in each section that has any. */
export async function countUnreadBySection({
  viewer,
}: Caller): Promise<{ section: NotificationSection; count: number }[]> {
  const found = await NotificationModel.aggregate<{ _id: NotificationType; count: number }>([
    { $match: { ...visibleTo(signedIn(viewer)), isRead: false } },
    { $group: { _id: '$type', count: { $sum: 1 } } },
  ]);
  const sectionOf = (type: NotificationType) => notificationTopics[topicOf(type)].section;
  return notificationSections
    .map((section) => ({
      section,
      count: found.reduce(
        (sum, { _id, count }) => sum + (sectionOf(_id) === section ? count : 0),
        0,
      ),
    }))
    .filter(({ count }) => count > 0);
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
      { $set: { isRead, readAllAt: null } },
    );
    return modifiedCount;
  });
}

/** Marks every notification of the caller as read, and answers when, which takes it back. */
export async function markAllRead({
  viewer,
}: Caller): Promise<NotificationsResult & { dateRead: Date }> {
  const readAllAt = new Date();
  const result = await change(signedIn(viewer), [], 'RESET', async (own) => {
    const { modifiedCount } = await NotificationModel.updateMany(
      { ...own, isRead: false },
      { $set: { isRead: true, readAllAt } },
    );
    return modifiedCount;
  });
  return { ...result, dateRead: readAllAt };
}

/** Makes unread again what was marked as read with all others at an instant. */
export async function undoMarkAllRead(
  { viewer }: Caller,
  input: unknown,
): Promise<NotificationsResult> {
  const { dateRead } = parseInput(undoMarkAllReadSchema, input);
  return change(signedIn(viewer), [], 'RESET', async (own) => {
    const { modifiedCount } = await NotificationModel.updateMany(
      { ...own, isRead: true, readAllAt: dateRead },
      { $set: { isRead: false, readAllAt: null } },
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
  const actorIds = [...new Set(own.flatMap(namedActors))];
  const actors = new Map(
    (await usersByIds(actorIds)).map(({ _id, displayName }) => [_id.toHexString(), displayName]),
  );
  const notifications = own.map((notification) => {
    const names = namedActors(notification).map((id) => actors.get(id) ?? '');
    const { title, text, url } = wordsOf(notification, language, { names, isReadable: true });
    const { dateCreated, isRead } = notification;
    return { dateCreated, isRead, title, text, url };
  });
  const { channels, digest, quietHours, timeZone } = await preferencesOf(userId);
  return { notifications, notificationPreferences: { channels, digest, quietHours, timeZone } };
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

/**
 * Erases what anybody was told of requests to customer service in words of whoever asked; how their
 * terms ran stays. Joins the caller's transaction.
 */
export async function eraseNewsOfRequests(ticketIds: readonly string[]): Promise<void> {
  await NotificationModel.deleteMany({
    'params.ticketId': { $in: [...ticketIds], $type: 'string' },
    'params.subject': { $exists: true },
  });
}
