import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findDispute, moveDispute } from './disputes/dispute.store.ts';
import { isEditDue, missEditJob, scheduleMiss } from './edit-due.ts';
import { disputeStep } from './review-events.ts';

/** Ends the time to edit a review: a dispute that still asks for it waits for an administrator again. */
export const missEditHandler: JobHandler = {
  type: missEditJob,
  maxAttempts: 20,
  async run({ _id, payload }) {
    const disputeId = String(payload.disputeId);
    await inTransaction(async () => {
      const dispute = await findDispute(disputeId);
      if (dispute?.status !== 'editRequested') return;
      // A clock that ran ahead woke this too early, or the edit was asked for anew since.
      if (dispute.editDueAt && isEditDue(dispute)) {
        await scheduleMiss(disputeId, dispute.editDueAt, _id.toHexString());
        return;
      }
      const missed = await moveDispute(dispute, { action: 'miss' });
      const [type, data] = disputeStep(missed, 'miss');
      await recordEvent(type, null, data);
    });
  },
};
