import {
  type ApplicationAction,
  type ApplicationStatus,
  applicationTransitions,
  nextStatus,
  type ReasonGiven,
} from '@wiki/domain';
import { Refusal } from '../../../platform/errors/errors.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type {
  ApplicationRecord,
  FieldCommentRecord,
  TransitionRecord,
} from '../application.model.ts';
import { type ApplicationChanges, replaceApplication, standingOf } from '../application.store.ts';

/** A step of an application. */
export interface Move {
  action: ApplicationAction;
  /** Who does it; null for the platform itself. */
  actorId: string | null;
  reason?: ReasonGiven;
  comments?: FieldCommentRecord[];
  /** The payment that completed it. */
  paymentId?: string;
  /** The business it became. */
  businessId?: string;
  /** What else changes with it. */
  changes?: ApplicationChanges;
}

/**
 * Takes an application, as it was read, to another state: the only place that does. Applies the
 * domain's transition table, keeps the step in the history and records the one event of the
 * caller's transaction, which it joins.
 * @throws `ILLEGAL_TRANSITION` when the table has no such step, `CONFLICT` when somebody else was
 * first; both with the present application.
 */
export async function moveApplication(
  application: ApplicationRecord,
  { action, actorId, reason, comments = [], paymentId, businessId, changes = {} }: Move,
): Promise<ApplicationRecord> {
  const { status: from, applicantId: userId, history } = application;
  const to = assertLegal(application, action);
  const entry = { action, from, to, actorId, at: new Date(), reason: reason ?? null, comments };
  const moved = await replaceApplication(
    application,
    // Why it was activated unpaid belongs to that step: it is not how the application stands.
    {
      ...changes,
      ...(reason && !businessId ? { reason } : {}),
      ...(businessId ? { businessId } : {}),
    },
    { ...standingOf(to), history: [...history, entry] },
  );
  await recordEvent('application.transitioned', actorId, {
    applicationId: moved._id.toHexString(),
    userId,
    action,
    from,
    to,
    paymentId: paymentId ?? null,
    businessId: businessId ?? null,
  });
  return moved;
}

/** The state an action leads to. Throws `ILLEGAL_TRANSITION`, naming both states, where it does not. */
export function assertLegal(
  application: ApplicationRecord,
  action: ApplicationAction,
): ApplicationStatus {
  const to = nextStatus(application.status, action);
  if (to) return to;
  throw illegalTransition(application, applicationTransitions[action].to);
}

/** The refusal of a step the table does not have: the answer carries the application as it is. */
export function illegalTransition(application: ApplicationRecord, to: ApplicationStatus): Refusal {
  const message = `This cannot be done in the present state: from ${application.status} to ${to}.`;
  return new Refusal([{ code: 'ILLEGAL_TRANSITION', message }], { application });
}

/** A note in the history that is not a step: a reminder. */
export const reminderEntry = (
  { status }: ApplicationRecord,
  actorId: string | null,
): TransitionRecord => ({
  action: null,
  from: status,
  to: status,
  actorId,
  at: new Date(),
  reason: null,
  comments: [],
});
