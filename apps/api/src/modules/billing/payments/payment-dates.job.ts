import { billingClient } from '../../../platform/billing/billing-client.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue-job.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { PaymentModel } from './payment.model.ts';
import { dateOf } from './payment.store.ts';

const dateJob = 'date-payment';

/** Has the billing service asked when each card payment was made, of those that say when it was begun. */
export async function requestDates(): Promise<void> {
  const answered = PaymentModel.find(
    { method: 'CARD', transactionId: { $type: 'string' }, itemId: { $type: 'string' } },
    { _id: 1 },
  ).lean();
  for await (const { _id } of answered) {
    const paymentId = _id.toHexString();
    await enqueueJob({ type: dateJob, key: `${dateJob}:${paymentId}`, payload: { paymentId } });
  }
}

/** Writes when a payment was made, if the billing service still knows that transaction. */
export const datePaymentHandler: JobHandler = {
  type: dateJob,
  maxAttempts: 20,
  async run({ payload }, { config }) {
    const payment = await PaymentModel.findById(String(payload.paymentId)).lean();
    const { customerId, itemId, transactionId } = payment ?? {};
    if (!customerId || !itemId || !transactionId) return;
    const transaction = await billingClient(config).paymentInfo({ customerId, itemId });
    if (transaction?.refCode !== transactionId) return;
    await PaymentModel.updateOne(
      { _id: payment?._id, transactionId },
      { $set: { date: dateOf(transaction) } },
    );
  },
};
