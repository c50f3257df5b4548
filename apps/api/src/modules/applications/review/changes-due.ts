import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { releaseFiles } from '../../files/index.ts';
import { filesOf } from '../form/application-form.ts';
import { fileUserOf, findApplication } from '../application.store.ts';
import { moveApplication } from './move-application.ts';
import { remind, wasJustReminded } from './remind.ts';

const day = 24 * 3_600_000;

/** How long an applicant has to submit again what was sent back, in milliseconds. */
export const changesTerm = 30 * day;

/** When the platform reminds, before the end of the term. */
const reminders = [23 * day, 7 * day, day] as const;

const remindJob = 'remind-application-changes';
const expireJob = 'expire-application-changes';

/** Enqueues the reminders and the end of the term. Joins the caller's transaction. */
export async function scheduleChanges(applicationId: string, dueAt: Date): Promise<void> {
  const payload = { applicationId, dueAt: dueAt.toISOString() };
  const key = `${applicationId}:${dueAt.toISOString()}`;
  for (const before of reminders) {
    const runAt = new Date(dueAt.getTime() - before);
    if (runAt.getTime() < Date.now()) continue;
    await enqueueJob({ type: remindJob, key: `${remindJob}:${key}:${before}`, payload, runAt });
  }
  await enqueueJob({ type: expireJob, key: `${expireJob}:${key}`, payload, runAt: dueAt });
}

/** The application that a job is of, while the changes of that term are awaited; else null. */
async function awaited({ applicationId, dueAt }: Record<string, unknown>) {
  const application = await findApplication(String(applicationId));
  const isOfTerm = application?.changesDueAt?.toISOString() === dueAt;
  return application?.status === 'changes-requested' && isOfTerm ? application : null;
}

/** Reminds of changes that are awaited, unless somebody just did. */
export const remindChangesHandler: JobHandler = {
  type: remindJob,
  maxAttempts: 20,
  async run({ payload }) {
    await inTransaction(async () => {
      const application = await awaited(payload);
      if (application && !wasJustReminded(application)) await remind(application, null);
    });
  },
};

/** Closes what was not submitted again in time: its history stays, its files are given back. */
export const expireChangesHandler: JobHandler = {
  type: expireJob,
  maxAttempts: 20,
  async run({ payload }) {
    await inTransaction(async () => {
      const application = await awaited(payload);
      if (!application || (application.changesDueAt?.getTime() ?? 0) > Date.now()) return;
      const closed = await moveApplication(application, { action: 'expire', actorId: null });
      const files = filesOf(closed.form).map(({ fileId }) => fileId);
      await releaseFiles(fileUserOf(closed), files);
    });
  },
};
