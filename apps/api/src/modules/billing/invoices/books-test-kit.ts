import { BusinessModel } from '../../businesses/business.model.ts';
import { InvoiceModel } from './invoice.model.ts';
import { PaymentModel } from '../payments/payment.model.ts';
import { surplusOf } from '../payments/surplus.ts';

/** Counts the books anew: every disagreement between invoices, payments and memberships, in words. */
export async function recountBooks(): Promise<string[]> {
  const faults: string[] = [];
  const payments = await PaymentModel.find().lean();
  const counting = payments.filter((payment) => {
    const surplus = surplusOf(payment);
    return payment.status === 'approved' && surplus !== 'OPEN' && surplus !== 'REFUNDED';
  });
  for (const invoice of await InvoiceModel.find().lean()) {
    const id = invoice._id.toHexString();
    const paidBy = counting.filter(({ invoiceId }) => invoiceId === id);
    const wanted = invoice.status === 'PAID' ? 1 : 0;
    if (paidBy.length !== wanted) {
      faults.push(`${invoice.number} is ${invoice.status} and has ${paidBy.length} payments`);
    }
    for (const payment of paidBy) {
      if (payment._id.toHexString() !== invoice.paymentId) {
        faults.push(`${invoice.number} names another payment`);
      }
      if (payment.localMinor !== invoice.totalMinor) {
        faults.push(`${invoice.number} was paid with another amount`);
      }
    }
  }
  const references = payments.flatMap(({ transactionId }) => transactionId ?? []);
  if (new Set(references).size !== references.length) faults.push('a reference counts twice');
  for (const { _id, membership } of await BusinessModel.find().lean()) {
    const businessId = _id.toHexString();
    const ends = (await InvoiceModel.find({ businessId, status: 'PAID' }).lean()).map(
      ({ periodEnd }) => periodEnd?.getTime() ?? 0,
    );
    const latest = Math.max(0, ...ends);
    if (latest > (membership?.periodEnd?.getTime() ?? 0)) {
      faults.push(`${businessId} is paid further than its membership goes`);
    }
  }
  return faults;
}
