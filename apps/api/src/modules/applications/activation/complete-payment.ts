import { refuse } from '../../../platform/errors/errors.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { findApplication } from '../application.store.ts';
import { moveApplication } from '../review/move-application.ts';

/** A payment that an application awaited. */
export interface CompletedPayment {
  applicationId: string;
  paymentId: string;
  /** The administrator who recorded it by hand; null for the billing service. */
  actorId: string | null;
}

/**
 * Notes that an application was paid. Joins the caller's transaction and records its one event,
 * `application.transitioned` with the payment.
 * @throws `ILLEGAL_TRANSITION` when no payment is awaited, `CONFLICT` when it changed meanwhile,
 * `NOT_FOUND` for an unknown application.
 */
export async function completePayment({
  applicationId,
  paymentId,
  actorId,
}: CompletedPayment): Promise<ApplicationRecord> {
  const application = await findApplication(applicationId);
  if (!application) throw refuse('NOT_FOUND', 'applicationId');
  return moveApplication(application, {
    action: 'completePayment',
    actorId,
    paymentId,
  });
}
