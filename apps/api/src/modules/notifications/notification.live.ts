import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { NotificationChangeKind } from '../../graphql/generated/resolvers.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';
import { visibleTo } from './notification.policy.ts';

/** A change as delivered: the notification as it is at delivery; the badge is counted where it is asked for. */
export interface NotificationChangeRecord {
  kind: NotificationChangeKind;
  notificationId: string | null;
  notification: NotificationRecord | null;
  cursor: string;
}

/** The changes of the caller's notifications, from a position on. */
export async function* followNotifications(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ notificationChanged: NotificationChangeRecord }> {
  const caller = signedIn(viewer);
  const changeOf = ({ data }: EventRecord) => data as EventMap['notification.changed'];
  const changes = live.follow({
    after,
    types: ['notification.changed'],
    concerns: (record) => changeOf(record).userId === caller.userId,
  });
  for await (const { record, cursor } of changes) {
    const { kind, notificationId } = changeOf(record);
    const _id = kind === 'REMOVED' ? null : parseObjectId(notificationId);
    const notification =
      _id && (await NotificationModel.findOne({ ...visibleTo(caller), _id }).lean());
    yield { notificationChanged: { kind, notificationId, notification, cursor } };
  }
}
