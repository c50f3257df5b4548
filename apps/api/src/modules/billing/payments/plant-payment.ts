import type { PaymentStatus } from '@wiki/domain';
import type { Config } from '../../../config.ts';
import { InvoiceModel, type InvoiceRecord } from '../invoices/invoice.model.ts';
import { issueInvoice, type NewInvoice } from '../invoices/issue-invoice.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { nextNumber } from '../invoices/next-number.ts';
import { paymentOf } from './payment.store.ts';

/** An invoice as it might have been issued some time ago. */
export interface InvoiceToPlant extends NewInvoice {
  issuedAt: Date;
}

/** A card payment of it as the billing service might have answered. */
export interface PaymentToPlant {
  transactionId: string;
  status: Exclude<PaymentStatus, 'pending'>;
  response: string;
  date: Date;
  customerEmail: string;
}

/** Writes an invoice without telling anybody, joining the caller's transaction: for demonstrations. */
export async function plantInvoice(
  config: Pick<Config, 'taxPercent'>,
  { issuedAt, ...about }: InvoiceToPlant,
): Promise<InvoiceRecord> {
  const { _id } = await issueInvoice(config, about);
  return InvoiceModel.findByIdAndUpdate(_id, { $set: { issuedAt } }, { returnDocument: 'after' })
    .orFail()
    .lean();
}

/** Writes what became of a card payment without telling anybody, joining the caller's transaction. */
export async function plantPayment(
  invoice: InvoiceRecord,
  payment: PaymentToPlant,
): Promise<PaymentRecord> {
  const record: PaymentRecord = {
    ...paymentOf(invoice, invoice.payerId),
    ...payment,
    method: 'CARD',
    cardNumber: payment.status === 'approved' ? '•••• 0326' : '•••• 3283',
    bank: 'Banco de prueba',
    receiptNumber:
      payment.status === 'approved' ? await nextNumber('receipts', payment.date) : null,
  };
  await PaymentModel.create([record]);
  if (payment.status === 'approved') {
    const paymentId = record._id.toHexString();
    await InvoiceModel.updateOne({ _id: invoice._id }, { $set: { status: 'PAID', paymentId } });
  }
  return record;
}
