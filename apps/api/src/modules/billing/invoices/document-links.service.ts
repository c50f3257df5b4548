import { invoiceIdSchema, paymentIdSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { signDocument } from '../../../platform/tokens/document-token.ts';
import { readInvoice } from './invoice.service.ts';
import { matching, readPayment } from '../payments/payment-lists.service.ts';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

/** Where the documents are served. */
export const documentPaths = {
  receipt: '/billing/receipts/:paymentId',
  invoice: '/billing/invoices/:invoiceId',
  payments: '/billing/payments.csv',
} as const;

/**
 * A link to the receipt of a payment, in the viewer's language and good for a few minutes. Refused
 * with `NOT_FOUND` for a payment they may not see, and where no money came in.
 */
export async function createReceiptLink(ctx: Caller, input: unknown): Promise<{ url: string }> {
  const { userId } = signedIn(ctx.viewer);
  const { paymentId } = parseInput(paymentIdSchema, input);
  const payment = await readPayment(ctx, paymentId);
  if (!payment?.receiptNumber) throw refuse('NOT_FOUND', 'paymentId');
  const { language } = ctx.request;
  const token = signDocument(ctx.config, 'receipt', { userId, language, subject: paymentId });
  const path = documentPaths.receipt.replace(':paymentId', paymentId);
  return { url: `${path}?token=${token}` };
}

/**
 * A link to an invoice, in the viewer's language and good for a few minutes. Refused with `NOT_FOUND`
 * for one they may not see.
 */
export async function createInvoiceLink(ctx: Caller, input: unknown): Promise<{ url: string }> {
  const { userId } = signedIn(ctx.viewer);
  const { invoiceId } = parseInput(invoiceIdSchema, input);
  if (!(await readInvoice(ctx, invoiceId))) throw refuse('NOT_FOUND', 'invoiceId');
  const { language } = ctx.request;
  const token = signDocument(ctx.config, 'invoice', { userId, language, subject: invoiceId });
  return { url: `${documentPaths.invoice.replace(':invoiceId', invoiceId)}?token=${token}` };
}

/** A link to a CSV of the payments the viewer may list, with the filter kept in it. */
export async function createPaymentsCsvLink(
  ctx: Caller,
  filter: unknown,
): Promise<{ url: string }> {
  const { userId } = signedIn(ctx.viewer);
  await matching(filter);
  const { language } = ctx.request;
  const subject = JSON.stringify(filter ?? {});
  const token = signDocument(ctx.config, 'payments', { userId, language, subject });
  return { url: `${documentPaths.payments}?token=${token}` };
}
