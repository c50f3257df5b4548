import { isLeaseFree, leaseEnd, processId } from '../database/lease.ts';
import { JobModel, type JobRecord } from './job.model.ts';

/** Every lease and every time to come is set by the database's clock, which all processes share. */
const after = (milliseconds: number) => ({ $add: ['$$NOW', milliseconds] });

const released = { leaseOwner: null, leaseUntil: null };

/**
 * Takes the job of these types that has been due for the longest, if any.
 * @param now about what time it is for the database, which has the last word
 */
export async function claimJob(
  types: readonly string[],
  leaseMilliseconds: number,
  now: Date,
): Promise<JobRecord | null> {
  return JobModel.findOneAndUpdate(
    {
      status: 'PENDING',
      type: { $in: [...types] },
      runAt: { $lte: now },
      $expr: {
        $and: [{ $lte: ['$runAt', '$$NOW'] }, isLeaseFree('leaseUntil', leaseMilliseconds)],
      },
    },
    [
      {
        $set: {
          leaseOwner: { $literal: processId },
          leaseUntil: leaseEnd(leaseMilliseconds),
          triedAt: '$$NOW',
          attempts: { $add: ['$attempts', 1] },
          // Jobs of the version before have none.
          postponed: { $ifNull: ['$postponed', 0] },
        },
      },
    ],
    { sort: { runAt: 1 }, returnDocument: 'after', updatePipeline: true },
  ).lean<JobRecord>();
}

/** Keeps a job that is still being worked on. */
export async function renewJob(job: JobRecord, leaseMilliseconds: number): Promise<void> {
  await change(job, { leaseUntil: leaseEnd(leaseMilliseconds) });
}

/** Lets a job come again later; a try that does not count leaves as many as there were. */
export async function delayJob(
  job: JobRecord,
  {
    milliseconds,
    counts,
    lastError,
  }: { milliseconds: number; counts: boolean; lastError: string | null },
): Promise<void> {
  await change(job, {
    ...released,
    runAt: after(milliseconds),
    lastError: { $literal: lastError },
    attempts: counts ? job.attempts : job.attempts - 1,
    postponed: counts ? 0 : job.postponed + 1,
  });
}

/** How a job ended; what went wrong is without private data. */
export type JobEnd = { status: 'DONE' } | { status: 'FAILED' | 'DISCARDED'; lastError: string };

/** Closes a job, or has it come back after so many milliseconds, as if it were new. */
export async function closeJob(
  job: JobRecord,
  outcome: JobEnd,
  comesBackAfter: number | null,
): Promise<void> {
  const lastError = { $literal: outcome.status === 'DONE' ? null : outcome.lastError };
  if (comesBackAfter !== null) {
    const runAt = after(comesBackAfter);
    await change(job, { ...released, attempts: 0, postponed: 0, lastError, runAt });
  } else if (outcome.status === 'FAILED') {
    await change(job, { ...released, status: 'FAILED', lastError });
  } else {
    // What was worked with is nobody's any more: its key alone stops a repeat.
    const payload = { $literal: {} };
    const { status } = outcome;
    await change(job, { ...released, status, lastError, finishedAt: '$$NOW', payload });
  }
}

/** Changes a job only while it is still ours. */
async function change({ _id }: JobRecord, fields: Record<string, unknown>): Promise<void> {
  await JobModel.updateOne({ _id, leaseOwner: processId, status: 'PENDING' }, [{ $set: fields }], {
    updatePipeline: true,
  });
}
