import { readableTargets } from '../../../kits/notifications/index.ts';
import { type UserRecord, usersByIds } from '../../users/index.ts';
import type { NotificationRecord } from '../notification.model.ts';
import { aboutOf, namedActors, type NotificationWords, wordsOf } from '../notification-words.ts';

/** A notification as a mail or a device shows it. */
export type ChannelItem = NotificationWords & { id: string };

/**
 * Notifications in the words of their reader. What they may not read any more is left out: nothing is
 * sent of it.
 */
export async function readForChannel(
  notifications: readonly NotificationRecord[],
  reader: UserRecord,
): Promise<ChannelItem[]> {
  const targets = notifications.map(aboutOf);
  const isReadable = await readableTargets(
    targets.filter((target) => target !== null),
    { ...reader, userId: reader._id.toHexString(), sessionId: '', scopes: null },
  );
  const actorIds = [...new Set(notifications.flatMap(namedActors))];
  const names = new Map(
    (await usersByIds(actorIds)).map(({ _id, displayName }) => [_id.toHexString(), displayName]),
  );
  return notifications.flatMap((notification, index) => {
    const target = targets[index];
    if (target && !isReadable(target)) return [];
    const words = wordsOf(notification, reader.language, {
      names: namedActors(notification).map((id) => names.get(id) ?? ''),
      isReadable: true,
    });
    return [{ ...words, id: notification._id.toHexString() }];
  });
}
