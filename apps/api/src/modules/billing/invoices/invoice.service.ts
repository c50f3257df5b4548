import type { Types } from 'mongoose';
import { assertCan, can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { InvoicedInput } from '../../../graphql/generated/resolvers.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { findUser } from '../../users/index.ts';
import { InvoiceModel, type InvoiceRecord } from './invoice.model.ts';
import { PaymentModel } from '../payments/payment.model.ts';

type Caller = Pick<Context, 'viewer'>;

/** The invoice if the viewer may see it; one they may not see reads like an unknown one. */
export async function readInvoice({ viewer }: Caller, id: string): Promise<InvoiceRecord | null> {
  const _id = parseObjectId(id);
  const invoice = _id && (await InvoiceModel.findOne({ _id }).lean());
  return invoice && can(viewer, 'billing.read', invoice) ? invoice : null;
}

/**
 * The invoice, to be paid by the viewer. Refused with `NOT_FOUND` for one they may not see,
 * `ALREADY_PAID`, `ILLEGAL_TRANSITION` for a void one, and `ALREADY_MEMBER` for that of an application
 * whose applicant joined a business meanwhile: it could not be activated. Throws `FORBIDDEN` for one
 * they see but may not pay.
 */
export async function payableInvoice(ctx: Caller, id: string): Promise<InvoiceRecord> {
  const invoice = await readInvoice(ctx, id);
  if (!invoice) throw refuse('NOT_FOUND', 'invoiceId');
  assertCan(ctx.viewer, 'billing.pay', invoice);
  if (invoice.status === 'PAID') throw refuse('ALREADY_PAID');
  if (invoice.status === 'VOID') throw refuse('ILLEGAL_TRANSITION', 'invoiceId');
  if (invoice.applicationId && (await findUser(invoice.payerId))?.businessId) {
    throw refuse('ALREADY_MEMBER');
  }
  return invoice;
}

/** The open invoices of an application or a business, for administrators. */
export async function openInvoices(
  { viewer }: Caller,
  of: Readonly<InvoicedInput>,
): Promise<InvoiceRecord[]> {
  assertCan(viewer, 'billing.administer', null);
  return InvoiceModel.find({ ...of, status: 'OPEN' })
    .sort({ issuedAt: -1 })
    .lean();
}

/** Since when somebody is paying an invoice by card and no answer came, or null. */
export async function cardPaymentBegun(invoiceId: Types.ObjectId): Promise<Date | null> {
  const pending = { invoiceId: invoiceId.toHexString(), status: 'pending' } as const;
  return (await PaymentModel.findOne(pending, { date: 1 }).lean())?.date ?? null;
}
