import type { Transaction } from '../../platform/billing/billing-transaction.ts';
import { logger } from '../../platform/logging/logger.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import { chargedCurrency } from './amounts.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { type FinalTransaction, writeTransaction } from './payment.store.ts';
import { settle } from './settle.ts';

/** The payment that a transaction belongs to by its item, whatever became of it; else null. */
export async function paymentOfItem(itemId: string): Promise<PaymentRecord | null> {
  return PaymentModel.findOne({ itemId }).sort({ _id: 1 }).lean();
}

/**
 * Settles a transaction of the billing service when it is what was asked for: the same item,
 * customer, application, amount and currency.
 * @returns the payment as it stands, pending while the transaction is; null for one that differs,
 *   which changes nothing and is told to the administrators.
 */
export async function settleTransaction(transaction: Transaction): Promise<PaymentRecord | null> {
  const asked = await paymentOfItem(transaction.itemId);
  if (!asked || !isAsFor(asked, transaction)) {
    await tellAdministrators(transaction, asked);
    return null;
  }
  if (!isFinal(transaction)) return asked;
  return settle(transaction.refCode, null, () => writeTransaction(transaction));
}

const isFinal = (transaction: Transaction): transaction is FinalTransaction =>
  transaction.status !== 'pending';

const isAsFor = (asked: PaymentRecord, transaction: Transaction): boolean =>
  transaction.amountMinor === asked.localMinor &&
  transaction.taxMinor === asked.taxMinor &&
  transaction.currency === chargedCurrency &&
  transaction.customerId === asked.customerId &&
  transaction.applicationId === asked.applicationId;

async function tellAdministrators(
  { refCode }: Transaction,
  asked: PaymentRecord | null,
): Promise<void> {
  logger.warn({ payment: asked?._id }, 'a transaction differs from what was asked for');
  await notifyLater(await administratorIds(), {
    type: 'paymentMismatch',
    params: { invoice: asked?.invoiceNumber ?? '', reference: refCode },
    cause: `payment-mismatch:${refCode}`,
  });
}
