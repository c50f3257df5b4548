import { enqueueJob } from './enqueue-job.ts';
import type { JobHandler } from './job-handler.ts';
import { JobModel } from './job.model.ts';

/**
 * Sees to it that each handler that comes back by itself has its one job, under the name of its type.
 * One that waits longer than its interval was put off by a clock that was ahead: it is brought back
 * to one interval from now. May be repeated, also by several processes.
 */
export async function startRecurringJobs(handlers: readonly JobHandler[]): Promise<void> {
  for (const { type, intervalMilliseconds } of handlers) {
    if (intervalMilliseconds === undefined) continue;
    await enqueueJob({ type, key: type, payload: {} });
    const latest = new Date(Date.now() + intervalMilliseconds);
    await JobModel.updateOne({ key: type, runAt: { $gt: latest } }, { $set: { runAt: latest } });
    // A process that died while its clock was ahead left a lease that would not end.
    await JobModel.updateOne(
      { key: type, leaseUntil: { $gt: latest } },
      { $set: { leaseOwner: null, leaseUntil: null } },
    );
  }
}
