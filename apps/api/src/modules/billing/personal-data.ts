import { InvoiceModel, type InvoiceRecord } from './invoices/invoice.model.ts';
import { PaymentModel, type PaymentRecord } from './payments/payment.model.ts';

/**
 * The invoices to a person and the payments they made or that were made for them, for the export of
 * their data. A business's other invoices and payments are the business's.
 */
export async function billingDataOf(userId: string): Promise<Record<string, unknown>> {
  const invoices = await InvoiceModel.find({ payerId: userId }).sort({ issuedAt: 1 }).lean();
  const payments = await PaymentModel.find({ owners: userId }).sort({ date: 1, _id: 1 }).lean();
  return {
    invoices: invoices.map(portableInvoice),
    payments: payments.map((payment) => portablePayment(payment, userId)),
  };
}

const portableInvoice = ({ _id, payerId: _self, ...invoice }: InvoiceRecord) => ({
  invoiceId: _id.toHexString(),
  ...invoice,
});

function portablePayment(payment: PaymentRecord, userId: string): Record<string, unknown> {
  const { _id, owners: _lists, businessWords: _searchKey, payerId, startedBy, ...rest } = payment;
  // Who recorded it and what they noted, and the pay page of whoever is paying, are not the person's.
  const { recordedBy: _administrator, note: _theirs, payUrl: _open, ...more } = rest;
  const { customerEmail, customerId, cardNumber, bank, response, ...data } = more;
  const means = { customerEmail, customerId, cardNumber, bank, response };
  // Somebody else of the business may have paid an invoice to this person: with means of their own.
  return {
    paymentId: _id.toHexString(),
    ...data,
    ...((startedBy ?? payerId) === userId ? means : {}),
  };
}
