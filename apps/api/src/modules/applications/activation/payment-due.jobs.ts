import { inTransaction } from '../../../platform/database/transaction.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { findApplication, isPayable } from '../application.store.ts';
import { moveApplication } from '../review/move-application.ts';
import { missPaymentJob, reminderPause, remindPaymentJob, scheduleMiss } from './payment-due.ts';
import { remind, wasJustReminded } from '../review/remind.ts';

/** Whether the term ended without being noticed yet, or was noticed only just now. */
function isOver({ status, paymentDueAt, history }: ApplicationRecord): boolean {
  if (status === 'payment-pending') return paymentDueAt !== null && paymentDueAt <= new Date();
  return Date.now() - (history.at(-1)?.at.getTime() ?? 0) < reminderPause;
}

/** Ends the payment term: an application that still awaits its payment has missed it. */
export const missPaymentHandler: JobHandler = {
  type: missPaymentJob,
  maxAttempts: 20,
  async run({ _id, payload }) {
    const applicationId = String(payload.applicationId);
    await inTransaction(async () => {
      const application = await findApplication(applicationId);
      if (application?.status !== 'payment-pending') return;
      const { paymentDueAt } = application;
      // A clock that ran ahead woke this too early: it comes again when it is time.
      if (paymentDueAt && paymentDueAt.getTime() > Date.now()) {
        await scheduleMiss(applicationId, paymentDueAt, _id.toHexString());
        return;
      }
      await moveApplication(application, { action: 'missPayment', actorId: null });
    });
  },
};

/** Reminds of a payment that is awaited, unless somebody just did. */
export const remindPaymentHandler: JobHandler = {
  type: remindPaymentJob,
  maxAttempts: 20,
  async run({ payload }) {
    await inTransaction(async () => {
      const application = await findApplication(String(payload.applicationId));
      if (!application || !isPayable(application) || wasJustReminded(application)) return;
      // After a long stop its end comes at the same moment: the news of it are enough.
      if (isOver(application)) return;
      await remind(application, null);
    });
  },
};
