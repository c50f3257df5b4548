import { nextDigest, type NotificationTopic, quietUntil } from '@wiki/domain';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import { NotificationModel } from '../notification.model.ts';
import {
  type NotificationPreferencesRecord,
  preferencesOf,
} from '../preferences/preferences.model.ts';

export const mailJob = 'notification-mail';
export const digestJob = 'notification-digest';

/** Topics that come through quiet hours, where the person lets them. */
const urgent: ReadonlySet<NotificationTopic> = new Set(['PAYMENTS', 'SECURITY']);

/** Until when a topic of a person may make no sound and send no mail; null when it may now. */
export function quietEnd(
  { quietHours, timeZone }: NotificationPreferencesRecord,
  topic: NotificationTopic,
): Date | null {
  if (urgent.has(topic) && quietHours.letsUrgentThrough) return null;
  return quietUntil(new Date(), quietHours, timeZone);
}

/** Has all mails of a person that wait go out as one at an instant. Joins the caller's transaction. */
export async function planMails(userId: string, runAt: Date): Promise<void> {
  await enqueueJob({
    type: mailJob,
    key: `${mailJob}:${userId}:${runAt.toISOString()}`,
    payload: { userId, notificationId: null },
    runAt,
  });
}

/**
 * Sees to it that what waits for a digest goes out with the next one: one job for each person and
 * time. Joins the caller's transaction.
 */
export async function planDigest(preferences: NotificationPreferencesRecord): Promise<void> {
  const { _id: userId, digest, quietHours, timeZone } = preferences;
  const isWaiting = await NotificationModel.exists({ userId, mail: 'DIGEST' });
  if (!isWaiting) return;
  const due = nextDigest(new Date(), digest, quietHours, timeZone);
  await enqueueJob({
    type: digestJob,
    key: `${digestJob}:${userId}:${due.toISOString()}`,
    payload: { userId, due: due.toISOString() },
    runAt: due,
  });
}

const week = 7 * 24 * 3_600_000;

/**
 * Has a digest of the past go out, with all that is unread now: the demonstration shows one at once.
 * Joins the caller's transaction.
 */
export async function sendEarlierDigest(userId: string): Promise<void> {
  const { digest, quietHours, timeZone } = await preferencesOf(userId);
  const due = nextDigest(new Date(Date.now() - week), digest, quietHours, timeZone);
  await NotificationModel.updateMany(
    { userId, isRead: false, mail: null },
    { $set: { mail: 'DIGEST' } },
  );
  await enqueueJob({
    type: digestJob,
    key: `${digestJob}:${userId}:${due.toISOString()}`,
    payload: { userId, due: due.toISOString() },
  });
}
