import type { PaymentStatus } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { issueInvoice, type NewInvoice, openInvoiceOf } from '../invoices/issue-invoice.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { paymentOf } from './payment.store.ts';
import { settle } from './settle.ts';

/** An invoice as it might have been issued some time ago. */
export interface InvoiceToInsert extends NewInvoice {
  issuedAt: Date;
}

/** A card payment of it as the billing service might have answered. */
export interface PaymentToInsert {
  transactionId: string;
  status: Exclude<PaymentStatus, 'pending'>;
  response: string;
  date: Date;
  customerEmail: string;
}

/** Writes an invoice without telling anybody, joining the caller's transaction: for demonstrations. */
export async function insertInvoice(
  config: Pick<Config, 'taxPercent'>,
  { issuedAt, ...about }: InvoiceToInsert,
): Promise<InvoiceRecord> {
  return issueInvoice(config, about, issuedAt);
}

/** Writes what became of a card payment without telling anybody, joining the caller's transaction. */
export async function insertPayment(
  invoice: InvoiceRecord,
  payment: PaymentToInsert,
): Promise<PaymentRecord> {
  const record = await cardPaymentOf(invoice, payment);
  await PaymentModel.create([record]);
  if (payment.status === 'approved') {
    const paymentId = record._id.toHexString();
    await InvoiceModel.updateOne({ _id: invoice._id }, { $set: { status: 'PAID', paymentId } });
  }
  return record;
}

/**
 * Pays the open invoice of a business that is due by then as a card would have, with everything that
 * follows from it; whoever asks again changes nothing. For demonstrations.
 */
export async function playRenewal(
  businessId: string,
  { by, customerEmail }: { by: Date; customerEmail: string },
): Promise<void> {
  const invoice = await openInvoiceOf({ businessId });
  if (invoice?.purpose !== 'RENEWAL' || invoice.dueAt > by) return;
  const transactionId = `demo-${invoice.number}`;
  await settle(transactionId, null, async () => {
    if (await PaymentModel.exists({ transactionId })) return null;
    const record = await cardPaymentOf(invoice, {
      transactionId,
      status: 'approved',
      response: 'Aprobada',
      date: new Date(),
      customerEmail,
    });
    await PaymentModel.create([record]);
    return record;
  });
}

async function cardPaymentOf(
  invoice: InvoiceRecord,
  payment: PaymentToInsert,
): Promise<PaymentRecord> {
  const isApproved = payment.status === 'approved';
  return {
    ...paymentOf(invoice, invoice.payerId),
    ...payment,
    method: 'CARD',
    cardNumber: isApproved ? '•••• 0326' : '•••• 3283',
    bank: 'Banco de prueba',
    receiptNumber: isApproved ? await nextNumber('receipts', payment.date) : null,
  };
}
