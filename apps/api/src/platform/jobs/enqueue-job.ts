import { tellJobAdded } from './added-jobs.ts';
import { type JobRecord, JobModel } from './job.model.ts';

/** Adds a job unless one with its key exists. Joins the caller's transaction. */
export async function enqueueJob(
  job: Pick<JobRecord, 'type' | 'key' | 'payload'> & { runAt?: Date },
): Promise<void> {
  const now = new Date();
  const { upsertedCount } = await JobModel.updateOne(
    { key: job.key },
    {
      $setOnInsert: {
        type: job.type,
        payload: job.payload,
        status: 'PENDING',
        attempts: 0,
        postponed: 0,
        triedAt: null,
        runAt: job.runAt ?? now,
        dateCreated: now,
        finishedAt: null,
        leaseOwner: null,
        leaseUntil: null,
        lastError: null,
      },
    },
    { upsert: true },
  );
  if (upsertedCount > 0) tellJobAdded();
}

/** Leaves a job undone that waits, and forgets what it was for. Joins the caller's transaction. */
export async function cancelJob(key: string): Promise<void> {
  await JobModel.updateOne(
    { key, status: 'PENDING' },
    { $set: { status: 'DONE', finishedAt: new Date(), payload: {} } },
  );
}

/** Takes a job that nobody has at hand off the list, and says why. Joins the caller's transaction. */
export async function discardWaitingJob(key: string, reason: string): Promise<void> {
  await JobModel.updateOne(
    { key, status: 'PENDING', leaseOwner: null },
    { $set: { status: 'DISCARDED', lastError: reason, finishedAt: new Date(), payload: {} } },
  );
}

/** Leaves undone what waits under keys with a beginning, as `cancelJob` does one. */
export async function cancelJobsOf(beginning: string): Promise<void> {
  await JobModel.updateMany(
    { key: { $gte: beginning, $lt: `${beginning}\uffff` }, status: 'PENDING' },
    { $set: { status: 'DONE', finishedAt: new Date(), payload: {} } },
  );
}
