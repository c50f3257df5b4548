import {
  applicationActionSchema,
  closeApplicationSchema,
  requestApplicationChangesSchema,
} from '@wiki/domain/schemas';
import { refuse } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { findUser } from '../../users/index.ts';
import { actOnApplication, type Caller } from './act-on-application.ts';
import type { ApplicationRecord } from '../application.model.ts';
import { type ApplicationChanges, isAwaited, openApplicationOf } from '../application.store.ts';
import { lastReviewOf } from '../form/compare-forms.ts';
import { assertLegal, illegalTransition, moveApplication } from './move-application.ts';
import { changesTerm, scheduleChanges } from './changes-due.ts';
import { paymentTerm, schedulePayment } from '../activation/payment-due.ts';
import { remind, wasJustReminded } from './remind.ts';

type Result = { application: ApplicationRecord };

/** Told inside the transaction that approves an application. */
type ApprovalHook = () => Promise<void>;

const approvalHooks: ApprovalHook[] = [];

/** Registers what has to hold for an application to be approved; it throws the refusal. */
export function beforeApproval(hook: ApprovalHook): void {
  approvalHooks.push(hook);
}

/**
 * Approves an application: its applicant is asked to pay within the term. Administrators. Refuses with
 * `PRICE_NOT_SET` while there is nothing that they could be asked for.
 */
export async function approveApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(ctx, 'application.administer', named, async (application, actorId) => {
    assertLegal(application, 'approve');
    for (const hook of approvalHooks) await hook();
    const paymentDueAt = new Date(Date.now() + paymentTerm);
    const approved = await moveApplication(application, {
      action: 'approve',
      actorId,
      changes: { paymentDueAt },
    });
    await schedulePayment(named.applicationId, paymentDueAt);
    return approved;
  });
}

/** Sends an application back with comments per field, kept until it is submitted again. Administrators. */
export async function requestApplicationChanges(ctx: Caller, input: unknown): Promise<Result> {
  const { comments, ...named } = parseInput(requestApplicationChangesSchema, input);
  return actOnApplication(ctx, 'application.administer', named, async (application, actorId) => {
    const date = new Date();
    const changesDueAt = new Date(date.getTime() + changesTerm);
    const sentBack = await moveApplication(application, {
      action: 'requestChanges',
      actorId,
      comments,
      changes: {
        requestedChanges: comments,
        step: 'GENERAL',
        changesDueAt,
        reviewed: { date, form: application.form, comments },
      },
    });
    await scheduleChanges(named.applicationId, changesDueAt);
    return sentBack;
  });
}

/** Refuses an application with a reason that its applicant is told. Administrators. */
export async function rejectApplication(ctx: Caller, input: unknown): Promise<Result> {
  return close(ctx, input, 'reject');
}

/**
 * Takes back an approval that nothing was paid for, a refusal, or that changes were asked for: it waits
 * for its review again, and its applicant is told. Administrators. Refuses with `APPLICATION_OPEN` or
 * `ALREADY_MEMBER` when the applicant has gone on with something else meanwhile, and with `CONFLICT`
 * when they have begun to make the changes: what is half written is nobody's to review.
 */
export async function reconsiderApplication(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(ctx, 'application.administer', named, async (application, actorId) => {
    assertLegal(application, 'reconsider');
    if (!application.isOpen) await assertNothingElse(application);
    return moveApplication(application, {
      action: 'reconsider',
      actorId,
      changes: {
        paymentDueAt: null,
        reason: null,
        ...(application.status === 'changes-requested' ? asSubmitted(application) : {}),
      },
    });
  });
}

/** What an application that was sent back is without that. */
function asSubmitted(application: ApplicationRecord): ApplicationChanges {
  if ((lastReviewOf(application)?.changedFields.length ?? 0) > 0) throw refuse('CONFLICT');
  return { requestedChanges: [], changesDueAt: null, reviewed: null, step: 'REVIEW' };
}

/** A person has one open application at most, and none while they belong to a business. */
async function assertNothingElse({ applicantId }: ApplicationRecord): Promise<void> {
  const applicant = await findUser(applicantId);
  if (!applicant) throw refuse('NOT_FOUND', 'applicationId');
  if (applicant.businessId) throw refuse('ALREADY_MEMBER');
  if (await openApplicationOf(applicantId)) throw refuse('APPLICATION_OPEN');
}

/** Deletes an application with a reason; it is kept for the audit alone. Administrators. */
export async function deleteApplication(ctx: Caller, input: unknown): Promise<Result> {
  return close(ctx, input, 'delete');
}

async function close(ctx: Caller, input: unknown, action: 'reject' | 'delete'): Promise<Result> {
  const { reason, ...named } = parseInput(closeApplicationSchema, input);
  return actOnApplication(ctx, 'application.administer', named, (application, actorId) =>
    moveApplication(application, { action, actorId, reason }),
  );
}

/**
 * Reminds the applicant to pay or to correct the application. Administrators. Refuses with
 * `REMINDER_SENT` within a day of the last reminder and with `ILLEGAL_TRANSITION` when neither is
 * awaited.
 */
export async function remindApplicant(ctx: Caller, input: unknown): Promise<Result> {
  const named = parseInput(applicationActionSchema, input);
  return actOnApplication(ctx, 'application.administer', named, (application, actorId) => {
    if (!isAwaited(application)) {
      throw illegalTransition(application, 'payment-pending');
    }
    if (wasJustReminded(application)) throw refuse('REMINDER_SENT');
    return remind(application, actorId);
  });
}
