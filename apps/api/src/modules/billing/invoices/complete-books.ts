import type { Connection } from 'mongoose';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { BillingFailure } from '../../../platform/billing/billing-request.ts';
import { buyerOf } from './buyer.ts';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.ts';
import { nextNumber } from './next-number.ts';
import { PaymentModel, type PaymentRecord } from '../payments/payment.model.ts';

type Db = NonNullable<Connection['db']>;

/**
 * Completes what was written before receipts had numbers and invoices named their buyer: receipts get
 * theirs in the order in which they were paid, invoices the tax data that their business has now.
 */
export async function completeBooks(db: Db): Promise<void> {
  const payments = db.collection<PaymentRecord>('payments');
  await payments.createIndex(
    { receiptNumber: 1 },
    { unique: true, partialFilterExpression: { receiptNumber: { $type: 'string' } } },
  );
  const paid = payments
    .find({ status: 'approved', receiptNumber: { $exists: false } })
    .sort({ date: 1, _id: 1 });
  for await (const { _id, date } of paid) {
    await inTransaction(async () => {
      const receiptNumber = await nextNumber('receipts', date);
      await PaymentModel.updateOne({ _id }, { $set: { receiptNumber, annulment: null } });
    });
  }
  await payments.updateMany(
    { receiptNumber: { $exists: false } },
    { $set: { receiptNumber: null, annulment: null } },
  );

  const invoices = db.collection<InvoiceRecord>('invoices');
  for await (const invoice of invoices.find({ buyer: { $exists: false } })) {
    const buyer = await buyerOf(invoice);
    await InvoiceModel.updateOne({ _id: invoice._id }, { $set: { buyer, issuer: null } });
  }

  // Why the billing service took no data was a sentence; it is a word now.
  const syncs = db.collection<{ _id: string; error: string | null }>('billingSyncs');
  for await (const { _id, error } of syncs.find({ error: /^The billing service failed/ })) {
    const failure = /failed: ([a-z-]+)/.exec(error ?? '')?.[1] as BillingFailure | undefined;
    await syncs.updateOne({ _id }, { $set: { error: failure ?? 'unreachable' } });
  }
}
