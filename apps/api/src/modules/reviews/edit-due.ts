import { limits } from '@wiki/domain';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { DisputeRecord } from './disputes/dispute.model.ts';

export const missEditJob = 'miss-review-edit';

/** How long an author has to edit a review, in milliseconds. */
export const editTerm = limits.dispute.editDays * 24 * 3_600_000;

/** Whether the author is asked for an edit and has time left. */
export const isEditDue = ({ status, editDueAt }: DisputeRecord): boolean =>
  status === 'editRequested' && editDueAt !== null && editDueAt.getTime() > Date.now();

/** Enqueues the end of the time to edit; `attempt` tells one from another. Joins the caller's transaction. */
export async function scheduleMiss(disputeId: string, runAt: Date, attempt: string): Promise<void> {
  await enqueueJob({
    type: missEditJob,
    key: `${missEditJob}:${disputeId}:${attempt}`,
    payload: { disputeId },
    runAt,
  });
}
