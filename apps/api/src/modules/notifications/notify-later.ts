import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import type { NotificationRecord } from './notification.model.ts';
import { findUser } from '../users/index.ts';
import { notify } from './notify.ts';

const notifyJob = 'notify';

type NewNotification = Pick<NotificationRecord, 'type' | 'params' | 'cause'>;

/**
 * Tells several people the same, each in a transaction of its own, because a transaction carries
 * one event. Joins the caller's transaction; the same cause tells a person once.
 */
export async function notifyLater(
  userIds: readonly string[],
  { type, params, cause }: NewNotification,
): Promise<void> {
  for (const userId of userIds) {
    await enqueueJob({
      type: notifyJob,
      key: `${notifyJob}:${cause}:${type}:${userId}`,
      payload: { userId, cause, notification: JSON.stringify({ type, params }) },
    });
  }
}

/** Gives one person the notification that `notifyLater` announced, unless they are gone meanwhile. */
export const notifyHandler: JobHandler = {
  type: notifyJob,
  maxAttempts: 20,
  async run({ payload }) {
    const { type, params } = JSON.parse(String(payload.notification)) as NewNotification;
    const [userId, cause] = [String(payload.userId), String(payload.cause)];
    await inTransaction(async () => {
      if (await findUser(userId)) await notify({ userId, type, params, cause });
    });
  },
};
