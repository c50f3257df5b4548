import type { Types } from 'mongoose';
import type { InvoicePurpose } from '../../../graphql/generated/resolvers.ts';
import type { Config } from '../../../config.ts';
import { withTax } from '../payments/amounts.ts';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.ts';
import { buyerOf } from './buyer.ts';
import { nextNumber } from './next-number.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { site } from '../../../platform/site/site.ts';
import { PlanModel } from '../plans/plan.model.ts';

/** What an invoice is about. */
export interface NewInvoice {
  purpose: InvoicePurpose;
  payerId: string;
  applicationId: string | null;
  businessId: string | null;
  businessName: string;
  dueAt: Date;
  periodStart: Date | null;
  periodEnd: Date | null;
}

/**
 * Writes an open invoice for a month of the business plan at today's price and the configured tax.
 * Joins the caller's transaction, and so does its number: one that is not committed uses none up.
 * Recording `invoice.changed` is the caller's.
 * @throws `PRICE_NOT_SET` while nobody decided on the price.
 */
export async function issueInvoice(
  { taxPercent }: Pick<Config, 'taxPercent'>,
  about: NewInvoice,
  issuedAt = new Date(),
): Promise<InvoiceRecord> {
  const plan = await PlanModel.findById('business').orFail().lean();
  if (!plan.isPriceSet) throw refuse('PRICE_NOT_SET');
  const [invoice] = await InvoiceModel.create([
    {
      ...about,
      buyer: await buyerOf(about),
      issuer: site().issuer,
      ...withTax(plan.priceMinor, taxPercent),
      number: await nextNumber('invoices', issuedAt),
      status: 'OPEN',
      plan: plan._id,
      taxPercent,
      displayTotalMinor: plan.displayPriceMinor,
      issuedAt,
      paymentId: null,
    },
  ]);
  if (!invoice) throw new Error('The invoice was not written.');
  return invoice.toObject();
}

/** The open invoice of an application or a business, or null. Joins the caller's transaction. */
export async function openInvoiceOf(
  of: { applicationId: string } | { businessId: string },
): Promise<InvoiceRecord | null> {
  return InvoiceModel.findOne({ ...of, status: 'OPEN' }).lean();
}

/**
 * Closes an open invoice unpaid and returns it, or null when it was not open. Joins the caller's
 * transaction; recording `invoice.changed` is the caller's.
 */
export async function voidInvoice(_id: Types.ObjectId): Promise<InvoiceRecord | null> {
  return InvoiceModel.findOneAndUpdate(
    { _id, status: 'OPEN' },
    { $set: { status: 'VOID' } },
    { returnDocument: 'after' },
  ).lean();
}
