import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { findUser } from '../../users/index.ts';
import { type News, notify } from '../notify.ts';

const notifyJob = 'notify';

/**
 * Tells several people the same, each in a transaction of its own, because a transaction carries
 * one event. Joins the caller's transaction; the same cause tells a person once.
 */
export async function notifyLater(
  userIds: readonly string[],
  { type, params, cause, actorId = null }: News,
): Promise<void> {
  for (const userId of userIds) {
    await enqueueJob({
      type: notifyJob,
      key: `${notifyJob}:${cause}:${type}:${userId}`,
      payload: { userId, cause, notification: JSON.stringify({ type, params, actorId }) },
    });
  }
}

/** Gives one person the notification that `notifyLater` announced, unless they are gone meanwhile. */
export const notifyHandler: JobHandler = {
  type: notifyJob,
  maxAttempts: 20,
  async run({ payload }) {
    const news = JSON.parse(String(payload.notification)) as Omit<News, 'cause'>;
    const [userId, cause] = [String(payload.userId), String(payload.cause)];
    await inTransaction(async () => {
      if (await findUser(userId)) await notify({ ...news, userId, cause });
    });
  },
};
