import { assertCan } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { EventRecord } from '../../../platform/outbox/event.model.ts';
import { PaymentModel, type PaymentRecord } from './payment.model.ts';

const types = ['payment.changed', 'application.transitioned', 'membership.changed'] as const;

/** The payments that were approved, rejected or recorded, from a position on. Administrators. */
export async function* followPayments(
  { viewer, live }: Pick<Context, 'viewer' | 'live'>,
  after?: string | null,
): AsyncGenerator<{ paymentChanged: { payment: PaymentRecord; cursor: string } }> {
  assertCan(viewer, 'billing.administer', null);
  const concerns = (record: EventRecord) => paymentIdOf(record) !== null;
  for await (const { record, cursor } of live.follow({ after, types, concerns })) {
    const payment = await PaymentModel.findById(paymentIdOf(record)).lean();
    if (payment && payment.status !== 'pending') yield { paymentChanged: { payment, cursor } };
  }
}

const paymentIdOf = ({ data }: EventRecord): string | null =>
  (data as { paymentId?: string | null }).paymentId ?? null;
