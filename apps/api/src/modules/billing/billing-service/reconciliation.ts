import { billingClient } from '../../../platform/billing/billing-client.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model.ts';
import { closeUnanswered, recordChange } from '../payments/settle.ts';
import { settleTransaction } from '../payments/settle-transaction.ts';

const reconcileJob = 'reconcile-payment';
const minute = 60_000;

/** When the billing service is asked about a payment nobody answered for; after the last it is given up. */
const askedAfter = [2 * minute, 10 * minute, 60 * minute, 24 * 60 * minute];

/** Enqueues the questions about a payment that was begun. Joins the caller's transaction. */
export async function scheduleReconciliation({
  _id,
  date,
}: Pick<PaymentRecord, '_id' | 'date'>): Promise<void> {
  const paymentId = _id.toHexString();
  for (const [index, after] of askedAfter.entries()) {
    await enqueueJob({
      type: reconcileJob,
      key: `${reconcileJob}:${paymentId}:${after / minute}`,
      payload: { paymentId, isLast: index === askedAfter.length - 1 },
      runAt: new Date(date.getTime() + after),
    });
  }
}

/**
 * Asks what became of a payment that was begun, whose browser and callback may both have been lost:
 * also of one that was closed meanwhile, whose page may still have been open.
 */
export const reconcileHandler: JobHandler = {
  type: reconcileJob,
  maxAttempts: 5,
  async run({ payload }, { config }) {
    const payment = await PaymentModel.findById(String(payload.paymentId)).lean();
    if (!payment || payment.transactionId) return;
    const { customerId, itemId } = payment;
    if (!customerId || !itemId) return;
    const transaction = await billingClient(config).paymentInfo({ customerId, itemId });
    if (transaction && transaction.status !== 'pending') {
      await settleTransaction(transaction);
    } else if (payload.isLast) {
      await inTransaction(async () => {
        if (await closeUnanswered(payment)) await recordChange(payment, null);
      });
    }
  },
};
