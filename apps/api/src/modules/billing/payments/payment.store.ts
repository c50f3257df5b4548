import { Types } from 'mongoose';
import type { PaymentMethod } from '../../../graphql/generated/resolvers.ts';
import type { Transaction } from '../../../platform/billing/billing-transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { nameWordsOf } from '../../users/index.ts';
import { personOf } from '../billing.policy.ts';
import type { InvoiceRecord } from '../invoices/invoice.model.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';

/** What every payment of an invoice takes from it and from who began it, if anybody did. */
export function paymentOf(
  invoice: InvoiceRecord,
  startedBy: string | null,
): Omit<PaymentRecord, 'customerEmail' | 'method' | 'status'> {
  const { payerId, applicationId, businessId, businessName } = invoice;
  const person = personOf({ startedBy, applicationId, payerId });
  return {
    _id: new Types.ObjectId(),
    transactionId: null,
    invoiceId: invoice._id.toHexString(),
    invoiceNumber: invoice.number,
    purpose: invoice.purpose,
    applicationId,
    businessId,
    businessName,
    businessWords: nameWordsOf(businessName),
    payerId,
    startedBy,
    owners: [person, businessId].filter((owner) => owner !== null),
    date: new Date(),
    response: null,
    displayMinor: invoice.displayTotalMinor,
    localMinor: invoice.totalMinor,
    taxMinor: invoice.taxMinor,
    cardNumber: null,
    bank: null,
    customerId: null,
    itemId: null,
    payUrl: null,
    isSurplus: false,
    surplusDecision: null,
    receiptNumber: null,
    recordedBy: null,
    note: null,
    annulment: null,
  };
}

/** A transaction that has an outcome. */
export type FinalTransaction = Transaction & { status: 'approved' | 'rejected' };

/**
 * Writes a transaction's outcome to the payment it belongs to and returns it; null when it was
 * written before. Somebody who pays the same item again has made another payment. Joins the
 * caller's transaction.
 */
export async function writeTransaction(
  transaction: FinalTransaction,
): Promise<PaymentRecord | null> {
  const { itemId, refCode } = transaction;
  if (await PaymentModel.exists({ transactionId: refCode })) return null;
  const outcome = {
    transactionId: refCode,
    status: transaction.status,
    response: transaction.response,
    cardNumber: transaction.cardNumber,
    bank: transaction.bank,
    payUrl: null,
    date: dateOf(transaction),
    receiptNumber: transaction.status === 'approved' ? await nextNumber('receipts') : null,
  };
  const answered = await PaymentModel.findOneAndUpdate(
    { itemId, transactionId: null },
    { $set: outcome },
    { returnDocument: 'after' },
  ).lean();
  if (answered) return answered;
  const first = await PaymentModel.findOne({ itemId }).orFail().lean();
  const again = {
    ...first,
    ...outcome,
    _id: new Types.ObjectId(),
    isSurplus: false,
    surplusDecision: null,
    annulment: null,
  };
  await PaymentModel.create([again]);
  return again;
}

/** When a transaction was made, as the service says; never later than now, whatever its clock shows. */
export const dateOf = ({ date }: Pick<Transaction, 'date'>): Date =>
  new Date(Math.min(date.getTime(), Date.now()));

/** A payment that an administrator received. */
export interface ManualPayment {
  invoiceId: Types.ObjectId;
  reference: string;
  method: PaymentMethod;
  /** In hundredths of COP: what the invoice asks for. */
  amountMinor: number;
  /** `YYYY-MM-DD`. */
  receivedOn: string;
  note: string | null;
  recordedBy: string;
  customerEmail: string;
}

/**
 * Writes a payment received otherwise. Joins the caller's transaction. Refused with `NOT_FOUND`,
 * `ALREADY_PAID`, `ILLEGAL_TRANSITION` for a void invoice, `AMOUNT_DIFFERS` and `REFERENCE_IN_USE`.
 * Whoever was about to pay it by card is not led to the pay page again.
 */
export async function writeManualPayment(manual: ManualPayment): Promise<PaymentRecord> {
  const invoice = await InvoiceModel.findById(manual.invoiceId).lean();
  if (!invoice) throw refuse('NOT_FOUND', 'invoiceId');
  if (invoice.status === 'PAID') throw refuse('ALREADY_PAID');
  if (invoice.status === 'VOID') throw refuse('ILLEGAL_TRANSITION', 'invoiceId');
  if (invoice.totalMinor !== manual.amountMinor)
    throw refuse('AMOUNT_DIFFERS', 'amount.amountMinor');
  if (await PaymentModel.exists({ transactionId: manual.reference })) {
    throw refuse('REFERENCE_IN_USE', 'reference');
  }
  await PaymentModel.updateMany(
    { invoiceId: invoice._id.toHexString(), status: 'pending' },
    { $set: { status: 'rejected', payUrl: null } },
  );
  const payment: PaymentRecord = {
    ...paymentOf(invoice, null),
    transactionId: manual.reference,
    customerEmail: manual.customerEmail,
    method: manual.method,
    status: 'approved',
    date: middayOf(manual.receivedOn),
    receiptNumber: await nextNumber('receipts'),
    recordedBy: manual.recordedBy,
    note: manual.note,
  };
  await PaymentModel.create([payment]);
  return payment;
}

/** Within the day in every zone of the continent, and never later than now. */
const middayOf = (day: string): Date =>
  new Date(Math.min(Date.parse(`${day}T12:00:00Z`), Date.now()));
