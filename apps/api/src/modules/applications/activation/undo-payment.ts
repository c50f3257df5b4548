import type { ApplicationRecord } from '../application.model.ts';
import { moveApplication } from '../review/move-application.ts';
import { schedulePayment } from './payment-due.ts';

/** A payment that does not count any more. */
export interface UndonePayment {
  /** As it was read in the transaction. */
  application: ApplicationRecord;
  paymentId: string;
  /** The administrator who annulled it; null for the billing service. */
  actorId: string | null;
  /** Until when to pay again. */
  dueAt: Date;
}

/**
 * Notes that an application is not paid after all: it awaits its payment again. Joins the caller's
 * transaction and records its one event, `application.transitioned` with the payment.
 * @throws `ILLEGAL_TRANSITION` when it was not paid, `CONFLICT` when it changed meanwhile.
 */
export async function undoPayment({
  application,
  paymentId,
  actorId,
  dueAt,
}: UndonePayment): Promise<ApplicationRecord> {
  const moved = await moveApplication(application, {
    action: 'undoPayment',
    actorId,
    paymentId,
    changes: { paymentDueAt: dueAt },
  });
  await schedulePayment(moved._id.toHexString(), dueAt, `:${paymentId}`);
  return moved;
}
