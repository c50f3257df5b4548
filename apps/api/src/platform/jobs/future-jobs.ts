import { JobModel } from './job.model.ts';

/** A difference between clocks that is nobody's concern, in milliseconds. */
const tolerance = 60_000;

/**
 * Brings back the jobs of a process, or a machine, whose clock was ahead: what was written or tried
 * later than now was to run later by as much. May be repeated, also by several processes.
 * @param now what time it is for the database
 */
export async function bringBackFutureJobs(now: Date): Promise<void> {
  const latest = new Date(now.getTime() + tolerance);
  for (const field of ['dateCreated', 'triedAt'] as const) {
    await JobModel.updateMany(
      { status: 'PENDING', runAt: { $gt: now }, [field]: { $gt: latest } },
      [
        {
          $set: {
            runAt: { $subtract: ['$runAt', { $subtract: [`$${field}`, now] }] },
            [field]: now,
          },
        },
      ],
      { updatePipeline: true },
    );
  }
}
