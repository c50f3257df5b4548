import type { Transaction } from '../../../platform/billing/billing-transaction.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { logger } from '../../../platform/logging/logger.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { chargedCurrency } from './amounts.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { type FinalTransaction, writeTransaction } from './payment.store.ts';
import { settle } from './settle.ts';
import { takeBack } from './take-back.ts';

/** The payment that a transaction belongs to by its item, whatever became of it; else null. */
export async function paymentOfItem(itemId: string): Promise<PaymentRecord | null> {
  return PaymentModel.findOne({ itemId }).sort({ _id: 1 }).lean();
}

/**
 * Settles a transaction of the billing service when it is what was asked for: the same item,
 * customer, application, amount and currency.
 * @returns the payment as it stands, pending while the transaction is; null for one that differs,
 *   which changes nothing and notifies the administrators.
 */
export async function settleTransaction(transaction: Transaction): Promise<PaymentRecord | null> {
  const asked = await paymentOfItem(transaction.itemId);
  if (!asked || !isAsFor(asked, transaction)) {
    await recordMismatch(transaction, asked);
    return null;
  }
  if (!isFinal(transaction)) return asked;
  const reversed = await reverse(transaction);
  if (reversed) return reversed;
  return settle(transaction.refCode, null, () => writeTransaction(transaction));
}

/**
 * A transaction that was approved and is refused now was taken back by the bank. Null for every other.
 */
async function reverse(transaction: FinalTransaction): Promise<PaymentRecord | null> {
  if (transaction.status !== 'rejected') return null;
  return inTransaction(async () => {
    const approved = { transactionId: transaction.refCode, status: 'approved' } as const;
    const payment = await PaymentModel.findOne(approved).lean();
    if (!payment) return null;
    const annulment = { by: null, at: new Date(), reason: null };
    return takeBack(payment, 'reversed', annulment, transaction.response);
  });
}

const isFinal = (transaction: Transaction): transaction is FinalTransaction =>
  transaction.status !== 'pending';

const isAsFor = (asked: PaymentRecord, transaction: Transaction): boolean =>
  transaction.amountMinor === asked.localMinor &&
  transaction.taxMinor === asked.taxMinor &&
  transaction.currency === chargedCurrency &&
  transaction.customerId === asked.customerId &&
  transaction.applicationId === asked.applicationId;

/** Records what the administrators are notified of. */
async function recordMismatch(
  { refCode }: Transaction,
  asked: PaymentRecord | null,
): Promise<void> {
  const paymentId = asked?._id.toHexString() ?? null;
  logger.warn({ payment: paymentId }, 'a transaction differs from what was asked for');
  await inTransaction(() => recordEvent('payment.mismatched', null, { paymentId, refCode }));
}
