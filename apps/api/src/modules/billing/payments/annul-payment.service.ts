import { annulPaymentSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { takeBack } from './take-back.ts';

/**
 * Annuls a payment that was recorded by hand: it stays in the books and pays nothing any more.
 * Administrators. Refused with `NOT_FOUND`, and `ILLEGAL_TRANSITION` for a card payment and for one
 * that was annulled before.
 */
export async function annulManualPayment(
  { viewer }: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ payment: PaymentRecord }> {
  const { userId: by } = signedIn(viewer);
  assertCan(viewer, 'billing.administer', null);
  const { paymentId, reason } = parseInput(annulPaymentSchema, input);
  const _id = parseObjectId(paymentId);
  return inTransaction(async () => {
    const payment = _id && (await PaymentModel.findOne({ _id }).lean());
    if (!payment) throw refuse('NOT_FOUND', 'paymentId');
    if (!isAnnullable(payment)) throw refuse('ILLEGAL_TRANSITION', 'paymentId');
    return { payment: await takeBack(payment, 'annulled', { by, at: new Date(), reason }) };
  });
}

/** Whether it was recorded by hand and stands. */
export const isAnnullable = ({ status, recordedBy }: PaymentRecord): boolean =>
  status === 'approved' && recordedBy !== null;
