import { expect } from 'vitest';
import { addMonths } from '@wiki/domain';
import { InvoiceModel } from '../../modules/billing/invoices/invoice.model.ts';
import { PaymentModel } from '../../modules/billing/payments/payment.model.ts';
import { BusinessModel } from '../../modules/businesses/business.model.ts';
import { demoBusinesses } from '../data/index.ts';
import { day, demoId } from './demo-id.ts';

const notice = 7 * day;

/** When months of membership begin, one where the one before ends. */
function beginnings(first: Date, count: number): Date[] {
  const dates = [first];
  for (let last = first; dates.length < count; dates.push(last)) last = addMonths(last, 1);
  return dates;
}

/** What the books say of a business, and what they should. */
async function booksOf(key: string, now: number) {
  const businessId = demoId('business', key).toHexString();
  const { membership, dateCreated } = await BusinessModel.findById(businessId).orFail().lean();
  const invoices = await InvoiceModel.find({ businessId }).sort({ issuedAt: 1 }).lean();
  const [first, ...later] = invoices.filter(({ status }) => status === 'PAID');
  const open = invoices.filter(({ status }) => status === 'OPEN');
  const paid = await PaymentModel.find({ businessId, status: 'approved' }).lean();
  const months = beginnings(dateCreated, later.length + 2);
  const periodEnd = membership?.periodEnd ?? new Date(0);
  const isNoticed = periodEnd.getTime() - notice <= now;
  return {
    says: {
      begins: first?.purpose === 'APPLICATION' ? dateCreated : first?.periodStart,
      months: later.map(({ periodStart }) => periodStart),
      // A month paid ahead does not end the present one.
      present: months.findLast((start) => start <= new Date(now)),
      until: periodEnd,
      open: open.map(({ dueAt, periodStart }) => [dueAt, periodStart]),
      paid: paid.map(({ invoiceId, localMinor }) => `${invoiceId} ${localMinor}`).toSorted(),
      early: paid.filter(({ date }) => date.getTime() > now).length,
    },
    should: {
      begins: dateCreated,
      months: months.slice(1, -1),
      present: membership?.periodStart,
      until: months.at(-1),
      open: isNoticed ? [[periodEnd, periodEnd]] : [],
      paid: invoices
        .filter(({ status }) => status !== 'OPEN')
        .map(({ _id, totalMinor }) => `${_id.toHexString()} ${totalMinor}`)
        .toSorted(),
      early: 0,
    },
  };
}

/**
 * Expects that each business of the demonstration was paid for from the day it joined to the end of its
 * present month, by one payment of each invoice, and owes the next one from a week before.
 * @returns how many owe one.
 */
export async function expectPaidMonths(now: number): Promise<number> {
  const books = await Promise.all(demoBusinesses.map(({ key }) => booksOf(key, now)));
  expect(books.map(({ says }) => says)).toEqual(books.map(({ should }) => should));
  return books.filter(({ says }) => says.open.length > 0).length;
}
