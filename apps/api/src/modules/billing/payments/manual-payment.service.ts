import { manualPaymentSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { findUser } from '../../users/index.ts';
import { InvoiceModel } from '../invoices/invoice.model.ts';
import type { PaymentRecord } from './payment.model.ts';
import { writeManualPayment } from './payment.store.ts';
import { settle } from './settle.ts';

/**
 * Records a payment received outside the pay page. Administrators. Refused with `NOT_FOUND`,
 * `ALREADY_PAID`, `ILLEGAL_TRANSITION` for a void invoice, `AMOUNT_DIFFERS` when it is more or less
 * than the invoice asks for, and `REFERENCE_IN_USE`.
 */
export async function recordManualPayment(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ payment: PaymentRecord }> {
  const { userId } = signedIn(viewer);
  assertCan(viewer, 'billing.administer', null);
  const { note, dateReceived, amount, ...given } = parseInput(manualPaymentSchema, input);
  const invoiceId = parseObjectId(given.invoiceId);
  const invoice = invoiceId && (await InvoiceModel.findById(invoiceId).lean());
  if (!invoice) throw refuse('NOT_FOUND', 'invoiceId');
  const customerEmail = (await findUser(invoice.payerId))?.email ?? '';
  const payment = await settle(given.reference, userId, () =>
    writeManualPayment({
      ...given,
      amountMinor: amount.amountMinor,
      receivedOn: dateReceived,
      invoiceId: invoice._id,
      note: note ?? null,
      recordedBy: userId,
      customerEmail,
    }),
  );
  // Written for something else by somebody who was faster.
  if (payment.invoiceId !== given.invoiceId || payment.method === 'CARD') {
    throw refuse('REFERENCE_IN_USE', 'reference');
  }
  return { payment };
}
