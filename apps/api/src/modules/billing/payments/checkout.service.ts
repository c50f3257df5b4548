import { startCheckoutSchema } from '@wiki/domain/schemas';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { billingClient } from '../../../platform/billing/billing-client.ts';
import type { PayButton } from '../../../platform/billing/billing-payloads.ts';
import { isDuplicateKey } from '../../../platform/database/lease.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { findUser, type UserRecord } from '../../users/index.ts';
import { limitPerson } from '../billing-limits.ts';
import { ensureCustomer } from '../billing-service/customer.ts';
import { describeInvoice } from '../invoices/describe-invoice.ts';
import type { InvoiceRecord } from '../invoices/invoice.model.ts';
import { payableInvoice } from '../invoices/invoice.service.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { paymentOf } from './payment.store.ts';
import { scheduleReconciliation } from '../billing-service/reconciliation.ts';
import { closeUnanswered, recordChange } from './settle.ts';

type Caller = Pick<Context, 'viewer' | 'config'>;

/** A payment under way and where to make it. */
export interface CheckoutView {
  payment: PaymentRecord;
  payUrl: string;
}

/**
 * Begins the payment of an invoice at the hosted pay page. A checkout of the same person that is
 * still under way is given again; one of another manager is replaced. Refused with `NOT_FOUND`,
 * `ALREADY_PAID`, `ILLEGAL_TRANSITION`, `ALREADY_MEMBER`, `TOO_MANY_REQUESTS`, and
 * `BILLING_UNAVAILABLE` when the service does not answer: then nothing was begun.
 */
export async function startCheckout(
  ctx: Caller,
  input: unknown,
): Promise<{ checkout: CheckoutView }> {
  const { userId } = signedIn(ctx.viewer);
  const { invoiceId } = parseInput(startCheckoutSchema, input);
  await limitPerson('billing-checkout', userId);
  const invoice = await payableInvoice(ctx, invoiceId);
  const pending = await pendingPaymentOf(invoiceId);
  if (pending?.startedBy === userId) return { checkout: checkoutOf(pending) };

  const payer = await findUser(userId);
  const customerId = payer && (await ensureCustomer(ctx.config, payer));
  if (!customerId) throw refuse('BILLING_UNAVAILABLE');
  // Outside of any transaction, and before anything is written: a button nobody knows of is harmless.
  const button = await createButton(ctx, invoice, payer, customerId);
  if (!button) throw refuse('BILLING_UNAVAILABLE');
  const payment: PaymentRecord = {
    ...paymentOf(invoice, userId),
    status: 'pending',
    method: 'CARD',
    customerEmail: payer.email ?? '',
    customerId,
    itemId: button.itemId,
    payUrl: button.url,
  };
  return { checkout: checkoutOf(await begin(ctx, payment, pending)) };
}

function createButton(
  { config }: Caller,
  invoice: InvoiceRecord,
  payer: UserRecord,
  customerId: string,
): Promise<PayButton | null> {
  return billingClient(config).createPayButton({
    name: invoice.number,
    description: describeInvoice(invoice, payer.language),
    isAdmin: false,
    application_id: invoice.applicationId,
    user_id: payer._id.toHexString(),
    customerId,
    plan_id: invoice.plan,
    totalMinor: invoice.totalMinor,
    subtotalMinor: invoice.subtotalMinor,
    taxMinor: invoice.taxMinor,
  });
}

/** Writes the payment in the place of the one it replaces, unless the invoice was paid or begun meanwhile. */
async function begin(
  ctx: Caller,
  payment: PaymentRecord,
  replaced: PaymentRecord | null,
): Promise<PaymentRecord> {
  try {
    return await inTransaction(async () => {
      await payableInvoice(ctx, payment.invoiceId);
      if (replaced) await closeUnanswered(replaced);
      await PaymentModel.create([payment]);
      await scheduleReconciliation(payment);
      await recordChange(payment, payment.startedBy);
      return payment;
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // The same person began it twice at once: both get the one that was first.
    const first = await pendingPaymentOf(payment.invoiceId);
    if (first?.startedBy === payment.startedBy) return first;
    throw refuse('CONFLICT');
  }
}

const pendingPaymentOf = (invoiceId: string): Promise<PaymentRecord | null> =>
  PaymentModel.findOne({ invoiceId, status: 'pending' }).lean();

function checkoutOf(payment: PaymentRecord): CheckoutView {
  if (!payment.payUrl) throw refuse('CONFLICT');
  return { payment, payUrl: payment.payUrl };
}
