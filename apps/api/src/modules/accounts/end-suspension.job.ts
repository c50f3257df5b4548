import { inTransaction } from '../../platform/database/transaction.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { activeSuspension, changeUser, findUser } from '../users/index.ts';

const endJob = 'end-suspension';

/** Has a suspension ended when its time is over. Joins the caller's transaction. */
export async function endSuspensionAt(userId: string, until: Date): Promise<void> {
  await enqueueJob({
    type: endJob,
    key: `${endJob}:${userId}:${until.getTime()}`,
    payload: { userId },
    runAt: until,
  });
}

/** Takes a suspension away whose time is over and has its owner told; a longer one meanwhile goes on. */
export const endSuspensionHandler: JobHandler = {
  type: endJob,
  maxAttempts: 20,
  async run({ payload }) {
    const userId = String(payload.userId);
    await inTransaction(async () => {
      const user = await findUser(userId);
      if (!user?.suspension || activeSuspension(user)) return;
      await changeUser(userId, { suspension: null });
      await recordEvent('user.reinstated', null, { userId });
    });
  },
};
