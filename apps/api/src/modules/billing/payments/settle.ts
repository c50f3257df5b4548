import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refusal } from '../../../platform/errors/errors.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { completePayment } from '../../applications/index.ts';
import { changeMembership, findBusiness } from '../../businesses/index.ts';
import type { PaymentChangeKind } from '../billing.events.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { recordMembershipChange } from '../membership/membership-changes.ts';
import { payMonth } from '../membership/membership-rules.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';

/**
 * Where everything that is paid ends, whoever says so: the pay page's return, the signed callback,
 * the reconciliation and an administrator. In one transaction the payment is written, its invoice
 * goes from open to paid, and what was paid for takes effect. What comes again finds the payment
 * written and changes nothing. Money for an invoice that is not open any more is kept as a payment
 * without effect, of which the administrators are told.
 * @param write Writes the payment's outcome, joining the transaction; null when it was written before.
 * @param reference The reference of the transaction, unique.
 * @returns the payment as it stands.
 */
export async function settle(
  reference: string,
  actorId: string | null,
  write: () => Promise<PaymentRecord | null>,
): Promise<PaymentRecord> {
  try {
    return await inTransaction(async () => {
      const payment = await write();
      if (!payment) return settled(reference);
      if (payment.status === 'approved') return takeEffect(payment, actorId);
      await recordChange(payment, actorId);
      return payment;
    });
  } catch (error) {
    // Two wrote the same reference at once: the other one was first.
    if (isDuplicateKey(error)) return settled(reference);
    throw error;
  }
}

const settled = (reference: string): Promise<PaymentRecord> =>
  PaymentModel.findOne({ transactionId: reference }).orFail().lean();

async function takeEffect(payment: PaymentRecord, actorId: string | null): Promise<PaymentRecord> {
  if (await payInvoice(payment, actorId)) return payment;
  const surplus = { ...payment, isSurplus: true };
  await PaymentModel.updateOne({ _id: payment._id }, { $set: { isSurplus: true } });
  await recordChange(surplus, actorId);
  return surplus;
}

/**
 * Pays the invoice of a payment with it, if that is open, and lets what was paid for take effect. Joins
 * the caller's transaction and records its event when it did.
 * @returns whether it did.
 */
export async function payInvoice(payment: PaymentRecord, actorId: string | null): Promise<boolean> {
  const paymentId = payment._id.toHexString();
  const invoice = await InvoiceModel.findOneAndUpdate(
    { _id: payment.invoiceId, status: 'OPEN' },
    { $set: { status: 'PAID', paymentId } },
    { returnDocument: 'after' },
  ).lean();
  if (!invoice) return false;
  return invoice.applicationId
    ? completeApplication(invoice, invoice.applicationId, paymentId, actorId)
    : extendMembership(invoice, paymentId, actorId);
}

/** Whether the application took the payment; one that was closed meanwhile does not want it. */
async function completeApplication(
  invoice: InvoiceRecord,
  applicationId: string,
  paymentId: string,
  actorId: string | null,
): Promise<boolean> {
  try {
    await completePayment({ applicationId, paymentId, actorId });
    return true;
  } catch (error) {
    const isClosed =
      error instanceof Refusal && !error.userErrors.some(({ code }) => code === 'CONFLICT');
    if (!isClosed) throw error;
    await InvoiceModel.updateOne(
      { _id: invoice._id },
      { $set: { status: 'VOID', paymentId: null } },
    );
    return false;
  }
}

async function extendMembership(
  invoice: InvoiceRecord,
  paymentId: string,
  actorId: string | null,
): Promise<boolean> {
  const { businessId } = invoice;
  const business = businessId && (await findBusiness(businessId));
  if (!business) return false;
  const { periodStart, periodEnd, patch } = payMonth(business.membership, new Date());
  await changeMembership(businessId, patch);
  await InvoiceModel.updateOne({ _id: invoice._id }, { $set: { periodStart, periodEnd } });
  await recordMembershipChange(businessId, actorId, paymentId);
  return true;
}

/** Records that a payment was begun, rejected, or approved without effect, or what else happened to it. */
export async function recordChange(
  { _id, payerId, businessId }: PaymentRecord,
  actorId: string | null,
  change?: PaymentChangeKind,
): Promise<void> {
  const paymentId = _id.toHexString();
  await recordEvent('payment.changed', actorId, {
    paymentId,
    userId: payerId,
    businessId,
    ...(change ? { change } : {}),
  });
}

/**
 * Closes a payment nobody answered for, joining the caller's transaction. Should an answer come all
 * the same, it is written to it.
 */
export async function closeUnanswered({ _id }: Pick<PaymentRecord, '_id'>): Promise<boolean> {
  const { modifiedCount } = await PaymentModel.updateOne(
    { _id, status: 'pending' },
    { $set: { status: 'rejected', payUrl: null } },
  );
  return modifiedCount > 0;
}
