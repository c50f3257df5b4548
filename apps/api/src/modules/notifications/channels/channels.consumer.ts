import { channelsOf, isAlwaysOn, type NotificationTopic } from '@wiki/domain';
import { topicOf } from '../../../kits/notifications/index.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { EventConsumer } from '../../../platform/outbox/consumer.ts';
import type { EventMap } from '../../../platform/outbox/event.model.ts';
import { NotificationModel, type NotificationRecord } from '../notification.model.ts';
import { mailJob, planDigest, planMails, quietEnd } from './plan-mail.ts';
import {
  type NotificationPreferencesRecord,
  preferencesOf,
} from '../preferences/preferences.model.ts';

/** For how long somebody may be about to read a message in the app before a mail tells of it. */
const awayMilliseconds = 10 * 60_000;

/** Hands what is new to the channels that the person chose beside the app. */
export const channelsConsumer: EventConsumer = {
  name: 'notification-channels',
  startsNow: true,
  types: ['notification.changed'],
  concerns: ({ data }) => (data as EventMap['notification.changed']).kind === 'ADDED',
  subject: ({ data }) => (data as EventMap['notification.changed']).userId,
  async handle({ data }) {
    const { notificationId, isLifted } = data as EventMap['notification.changed'];
    const notification = await NotificationModel.findById(parseObjectId(notificationId)).lean();
    if (!notification || notification.isRead) return;
    const preferences = await preferencesOf(notification.userId);
    const topic = topicOf(notification.type);
    const channels = channelsOf(topic, preferences.channels[topic]);
    const ownMail = isAlwaysOn(topic, 'MAIL');
    // More of a group that waits for its mail already comes with it.
    if (notification.mail !== null || (isLifted && channels.includes('MAIL'))) return;
    if (channels.includes('MAIL') && !ownMail) await mailNow(notification, preferences, topic);
    else if (channels.includes('DIGEST')) await mailLater(notification, preferences);
  },
};

/** A mail at once; of messages when the person stays away, and in quiet hours at their end, as one. */
async function mailNow(
  { _id, userId, cause, laterCauses }: NotificationRecord,
  preferences: NotificationPreferencesRecord,
  topic: NotificationTopic,
): Promise<void> {
  await NotificationModel.updateOne({ _id }, { $set: { mail: 'NOW' } });
  const quiet = quietEnd(preferences, topic);
  if (quiet) return planMails(userId, quiet);
  const notificationId = _id.toHexString();
  const isMessage = topic === 'MESSAGES' || topic === 'GROUP_MESSAGES';
  await enqueueJob({
    type: mailJob,
    key: `${mailJob}:${notificationId}:${laterCauses.at(-1) ?? cause}`,
    payload: { userId, notificationId },
    runAt: new Date(Date.now() + (isMessage ? awayMilliseconds : 0)),
  });
}

async function mailLater(
  { _id }: NotificationRecord,
  preferences: NotificationPreferencesRecord,
): Promise<void> {
  await NotificationModel.updateOne({ _id }, { $set: { mail: 'DIGEST' } });
  await planDigest(preferences);
}
