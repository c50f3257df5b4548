import { recordEvent } from '../../platform/outbox/record-event.ts';
import { channelsOf } from '@wiki/domain';
import { groupOf, type NotificationType, stepOf, topicOf } from '../../kits/notifications/index.ts';
import { NotificationModel, type NotificationRecord } from './notification.model.ts';
import { preferencesOf } from './preferences/preferences.model.ts';

/** For how long a group takes more of its kind, in milliseconds. */
const groupMilliseconds = 24 * 3_600_000;

/** How many who acted, and how many causes, a group remembers: beyond that some could count again. */
const remembered = 200;

/** What happened, for one person. */
export interface News extends Pick<NotificationRecord, 'type' | 'params' | 'cause'> {
  /** Who did it, where that is told: a group names them. */
  actorId?: string | null;
}

/**
 * Gives a person a notification, once per cause, and records the event that carries it to their open
 * tabs. What belongs to a group that began within a day lifts that and makes it new again; what tells
 * of a present state takes the place of what told of an earlier one. Joins the caller's transaction;
 * the event is that transaction's only one.
 */
export async function notify({ userId, ...news }: News & { userId: string }): Promise<void> {
  const openGroup = groupOf(news);
  const added = openGroup === null ? null : await addToGroup(userId, openGroup, news);
  if (added?.isKnown) return;
  const notificationId = added?.id ?? (await begin(userId, openGroup, news));
  if (notificationId === null) return;
  await recordEvent('notification.changed', null, {
    userId,
    notificationId,
    kind: 'ADDED',
    isLifted: added !== null,
  });
}

/** Whether the person does not want the topic in the app: then only other channels tell of it. */
async function isUnwanted(userId: string, type: NotificationType): Promise<boolean> {
  const topic = topicOf(type);
  const { channels } = await preferencesOf(userId);
  return !channelsOf(topic, channels[topic]).includes('APP');
}

/** A notification of its own, or the first of a group; null when the cause made one before. */
async function begin(
  userId: string,
  openGroup: string | null,
  { type, params, cause, actorId = null }: News,
): Promise<string | null> {
  const now = new Date();
  const { upsertedId } = await NotificationModel.updateOne(
    { userId, cause },
    {
      $setOnInsert: {
        isHidden: await isUnwanted(userId, type),
        type,
        params,
        dateCreated: now,
        isRead: false,
        openGroup,
        groupSince: openGroup === null ? null : now,
        actorIds: actorId === null ? [] : [actorId],
        actorCount: actorId === null ? 0 : 1,
      },
    },
    { upsert: true },
  );
  return upsertedId?.toHexString() ?? null;
}

/** Lifts the group that is open; null when there is none, or when it began too long ago and is closed. */
async function addToGroup(
  userId: string,
  openGroup: string,
  { type, params, cause, actorId = null }: News,
): Promise<{ id: string; isKnown: boolean } | null> {
  const group = await NotificationModel.findOne({ userId, openGroup }).lean();
  if (!group) return null;
  const { _id, actorIds, actorCount, groupSince } = group;
  const id = _id.toHexString();
  if (group.cause === cause || group.laterCauses.includes(cause)) return { id, isKnown: true };
  const step = stepOf({ type, params });
  if (step !== null && step <= (stepOf(group) ?? 0)) return { id, isKnown: true };
  const isFull = !groupSince || Date.now() - groupSince.getTime() > groupMilliseconds;
  if (step === null && isFull) {
    await NotificationModel.updateOne({ _id }, { $set: { openGroup: null } });
    return null;
  }
  const others = actorIds.filter((each) => each !== actorId);
  const isNewActor = actorId !== null && others.length === actorIds.length;
  await NotificationModel.updateOne(
    { _id },
    {
      $set: {
        type,
        params,
        dateCreated: new Date(),
        isRead: false,
        isHidden: await isUnwanted(userId, type),
        readAllAt: null,
        actorIds: actorId === null ? actorIds : [...others, actorId].slice(-remembered),
        actorCount: actorCount + Number(isNewActor),
        laterCauses: [...group.laterCauses, cause].slice(-remembered),
      },
    },
  );
  return { id, isKnown: false };
}
