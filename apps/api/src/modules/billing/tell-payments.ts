import { pathTo } from '@wiki/domain';
import type { Config } from '../../config.ts';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import { findBusiness, managersOf } from '../businesses/index.ts';
import { notifyLater } from '../notifications/index.ts';
import { administratorIds } from '../users/index.ts';
import { personOf } from './billing.policy.ts';
import { InvoiceModel, type InvoiceRecord } from './invoices/invoice.model.ts';
import { PaymentModel, type PaymentRecord } from './payments/payment.model.ts';
import { surplusOf } from './payments/surplus.ts';
import { writeTo } from './membership/mail-about-billing.ts';

const membershipPath = pathTo('membership');

/** Sends an invoice for a further month to those who manage the business. Joins the transaction. */
export async function tellOfInvoice(config: Config, invoice: InvoiceRecord): Promise<void> {
  const managers = invoice.businessId ? await managersOf(invoice.businessId) : [];
  const cause = `invoice:${invoice._id.toHexString()}`;
  const kind = invoice.purpose === 'RENEWAL' ? 'renewalReminder' : 'invoice';
  const { businessName, number, totalMinor, taxMinor, dueAt } = invoice;
  const about = { businessName, invoiceNumber: number, totalMinor, taxMinor, until: dueAt };
  await writeTo(config, managers, kind, { ...about, path: membershipPath }, cause);
  if (kind === 'invoice') return;
  await notifyLater(managers, {
    type: 'renewalInvoiced',
    params: { invoice: number, dueAt: dueAt.toISOString() },
    cause,
  });
}

/**
 * Sends the receipt of a payment, the advice on a rejected one, what becomes of surplus money, or that a
 * payment does not count any more, to who made it. Joins the transaction.
 */
export async function tellOfPayment(config: Config, payment: PaymentRecord): Promise<void> {
  const isApproved = payment.status === 'approved';
  const undone = payment.status === 'annulled' || payment.status === 'reversed';
  const people = await paidBy(payment);
  const cause = `payment:${payment._id.toHexString()}`;
  const { businessName, invoiceNumber, localMinor, taxMinor, transactionId } = payment;
  const about = {
    businessName,
    invoiceNumber,
    totalMinor: localMinor,
    taxMinor,
    reference: transactionId ?? '',
  };
  const paymentsPath = pathTo('payments');
  if (undone) {
    const kind = payment.status === 'annulled' ? 'paymentAnnulled' : 'paymentReversed';
    const { response } = payment;
    const reason = payment.annulment?.reason ?? null;
    const isOwed = await isInvoiceOwed(payment);
    const said = { ...about, reason, response, isOwed, path: paymentsPath };
    await writeTo(config, people, kind, said, cause);
    await notifyLater(people, {
      type: kind === 'paymentAnnulled' ? 'paymentAnnulled' : 'ownPaymentReversed',
      params: { invoice: invoiceNumber, ...settled(isOwed) },
      cause: `${cause}:${kind}`,
    });
    return;
  }
  if (isApproved) {
    const surplus = surplusOf(payment);
    if (surplus === 'OPEN' || surplus === 'REFUNDED') {
      const kind = surplus === 'OPEN' ? 'paymentSurplus' : 'paymentRefunded';
      const reason = payment.surplusDecision?.reason ?? null;
      await writeTo(config, people, kind, { ...about, reason, path: paymentsPath }, cause);
      await notifyLater(people, {
        type: surplus === 'OPEN' ? 'ownPaymentSurplus' : 'paymentRefunded',
        params: { invoice: invoiceNumber },
        cause: `${cause}:${surplus}`,
      });
      return;
    }
    await writeTo(config, people, 'receipt', { ...about, path: paymentsPath }, cause);
    if (payment.businessId) await tellPaidUntil(payment.businessId, cause);
    return;
  }
  const isApplication = payment.purpose === 'APPLICATION';
  const path = isApplication ? pathTo('payMembership') : membershipPath;
  const { response } = payment;
  await writeTo(config, people, 'paymentRejected', { ...about, response, path }, cause);
  await notifyLater(people, {
    type: 'paymentRejected',
    params: { invoice: invoiceNumber, ...(isApplication ? { isApplication: 'yes' } : {}) },
    cause,
  });
}

/** Money that came in beside what paid the invoice leaves nothing to be paid when it goes. */
const isInvoiceOwed = async ({ invoiceId }: PaymentRecord): Promise<boolean> =>
  (await InvoiceModel.exists({ _id: invoiceId, status: 'OPEN' })) !== null;

/** What a notification keeps of it. */
const settled = (isOwed: boolean): Record<string, string> => (isOwed ? {} : { isSettled: 'yes' });

/** Who made a payment; of one recorded by hand the applicant or those who manage the business now. */
async function paidBy(payment: PaymentRecord): Promise<string[]> {
  const person = personOf(payment);
  if (person) return [person];
  return payment.businessId ? managersOf(payment.businessId) : [];
}

async function tellPaidUntil(businessId: string, cause: string): Promise<void> {
  const periodEnd = (await findBusiness(businessId))?.membership?.periodEnd;
  if (!periodEnd) return;
  await notifyLater(await managersOf(businessId), {
    type: 'membershipPaid',
    params: { until: periodEnd.toISOString() },
    cause,
  });
}

/** Tells the administrators of money that came in for an invoice that was not open any more. */
export async function tellAdministratorsOfSurplus(payment: PaymentRecord): Promise<void> {
  await notifyLater(await administratorIds('BILLING'), {
    type: 'paymentSurplus',
    params: { invoice: payment.invoiceNumber, reference: payment.transactionId ?? '' },
    cause: `payment-surplus:${payment._id.toHexString()}`,
  });
}

/** Tells the administrators that the bank took back a payment, and whether its invoice awaits one again. */
export async function tellAdministratorsOfReversal(payment: PaymentRecord): Promise<void> {
  await notifyLater(await administratorIds('BILLING'), {
    type: 'paymentReversed',
    params: {
      paymentId: payment._id.toHexString(),
      business: payment.businessName,
      invoice: payment.invoiceNumber,
      ...settled(await isInvoiceOwed(payment)),
    },
    cause: `payment-reversed:${payment._id.toHexString()}`,
  });
}

/** Notifies the administrators of a transaction that is not as it was asked for, once. */
export async function tellAdministratorsOfMismatch({
  paymentId,
  refCode,
}: EventMap['payment.mismatched']): Promise<void> {
  const payment = paymentId && (await PaymentModel.findById(paymentId).lean());
  await notifyLater(await administratorIds('BILLING'), {
    type: 'paymentMismatch',
    params: { invoice: payment ? payment.invoiceNumber : '', reference: refCode },
    cause: `payment-mismatch:${refCode}`,
  });
}
