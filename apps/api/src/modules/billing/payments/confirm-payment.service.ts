import { confirmPaymentSchema } from '@wiki/domain/schemas';
import { can } from '../../../authz/actions.ts';
import { signedIn } from '../../../authz/session.ts';
import type { Context } from '../../../graphql/context.ts';
import { billingClient } from '../../../platform/billing/billing-client.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { limitPerson } from '../billing-limits.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';
import { paymentOfItem, settleTransaction } from './settle-transaction.ts';

type Caller = Pick<Context, 'viewer' | 'config'>;

/**
 * Asks the billing service what became of the caller's transaction and records it; one that was
 * recorded before is given as it stands. Refused with `PAYMENT_CONFIRMATION_FAILED` when the service
 * does not answer, the transaction is not the caller's or it is not what was asked for: the payment
 * then stays as it was. `TOO_MANY_REQUESTS` after too many in an hour.
 */
export async function confirmPayment(
  { viewer, config }: Caller,
  input: unknown,
): Promise<{ payment: PaymentRecord }> {
  const { userId } = signedIn(viewer);
  const { reference } = parseInput(confirmPaymentSchema, input);
  await limitPerson('billing-confirmation', userId);
  const failed = () => refuse('PAYMENT_CONFIRMATION_FAILED');

  const recorded = await PaymentModel.findOne({ transactionId: reference }).lean();
  if (recorded) {
    if (!can(viewer, 'billing.read', recorded)) throw failed();
    return { payment: recorded };
  }
  const started = await lastStartedBy(userId);
  if (!started?.customerId) throw failed();
  const transaction = await billingClient(config).confirmPayment({
    ref_code: reference,
    application_id: started.applicationId,
    user_id: userId,
    isAdmin: false,
    customerId: started.customerId,
    plan_id: 'business',
  });
  if (transaction?.refCode !== reference) throw failed();
  const asked = await paymentOfItem(transaction.itemId);
  if (asked?.startedBy !== userId) throw failed();
  const payment = await settleTransaction(transaction);
  if (!payment) throw failed();
  return { payment };
}

const lastStartedBy = (startedBy: string): Promise<PaymentRecord | null> =>
  // By their ids: the date of one that was made is the service's.
  PaymentModel.findOne({ startedBy }).sort({ _id: -1 }).lean();
