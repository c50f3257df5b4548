import { isDisputeOver } from '@wiki/domain';
import { actOnDisputeSchema, removeReviewSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { type MaybeViewer, signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { DisputeRecord } from './dispute.model.ts';
import { disputeEventOf } from './dispute-event.ts';
import { findDispute, findDisputeOf, illegalStep, moveDispute } from './dispute.store.ts';
import { editTerm, scheduleMiss } from './edit-due.ts';
import type { ReviewRecord } from './review.model.ts';
import { changeReview, findReview } from './review.store.ts';

type Caller = Pick<Context, 'viewer'>;
interface Acted {
  dispute: DisputeRecord;
}

/**
 * Answers a dispute and keeps the review. Refuses with `NOT_FOUND`, `ILLEGAL_TRANSITION`, `CONFLICT`.
 * @throws `FORBIDDEN` also for administrators who wrote the review.
 */
export async function respondToDispute({ viewer }: Caller, input: unknown): Promise<Acted> {
  assertCan(viewer, 'review.administer', null);
  const { disputeId, reason } = parseInput(actOnDisputeSchema, input);
  return inTransaction(async () => {
    const asked = await judgedBy(viewer, disputeId);
    const dispute = await moveDispute(asked, { action: 'respond', reason });
    const { userId } = signedIn(viewer);
    await recordEvent('dispute.changed', userId, disputeEventOf(dispute, 'respond'));
    return { dispute };
  });
}

/** Asks the author to edit the review within seven days. Refuses as `respondToDispute` does. */
export async function requestReviewEdit({ viewer }: Caller, input: unknown): Promise<Acted> {
  assertCan(viewer, 'review.administer', null);
  const { disputeId, reason } = parseInput(actOnDisputeSchema, input);
  return inTransaction(async () => {
    const editDueAt = new Date(Date.now() + editTerm);
    const asked = await judgedBy(viewer, disputeId);
    // Nobody is left to edit it.
    if (asked.authorId === null) throw illegalStep(asked, 'requestEdit');
    const dispute = await moveDispute(asked, { action: 'requestEdit', reason, editDueAt });
    await scheduleMiss(disputeId, editDueAt, String(dispute.timeline.length));
    const { userId } = signedIn(viewer);
    await recordEvent('dispute.changed', userId, disputeEventOf(dispute, 'requestEdit'));
    return { dispute };
  });
}

/** Ends a dispute by removing the review. Refuses as `respondToDispute` does. */
export async function removeDisputedReview({ viewer }: Caller, input: unknown): Promise<Acted> {
  assertCan(viewer, 'review.administer', null);
  const { disputeId, reason } = parseInput(actOnDisputeSchema, input);
  return inTransaction(async () => {
    const asked = await judgedBy(viewer, disputeId);
    const dispute = await moveDispute(asked, { action: 'remove', reason });
    const review = await findReview(dispute.reviewId);
    if (!review) throw new Error(`The review of dispute ${disputeId} is gone.`);
    await remove({ viewer }, review, reason, disputeId);
    return { dispute };
  });
}

/**
 * Removes a review about which no dispute is open. Refuses with `NOT_FOUND`, and `ILLEGAL_TRANSITION`
 * for one that was removed or whose dispute is to be ended first.
 */
export async function removeReview(
  { viewer }: Caller,
  input: unknown,
): Promise<{ review: ReviewRecord }> {
  assertCan(viewer, 'review.administer', null);
  const { reviewId, reason } = parseInput(removeReviewSchema, input);
  return inTransaction(async () => {
    const review = await findReview(reviewId);
    if (!review) throw refuse('NOT_FOUND', 'reviewId');
    assertCan(viewer, 'review.judge', review);
    const dispute = await findDisputeOf(reviewId);
    const isOpen = dispute !== null && !isDisputeOver(dispute.status);
    if (review.status === 'removed' || isOpen) throw refuse('ILLEGAL_TRANSITION');
    return { review: await remove({ viewer }, review, reason, null) };
  });
}

async function judgedBy(viewer: MaybeViewer, disputeId: string): Promise<DisputeRecord> {
  const dispute = await findDispute(disputeId);
  if (!dispute) throw refuse('NOT_FOUND', 'disputeId');
  assertCan(viewer, 'review.judge', dispute);
  return dispute;
}

async function remove(
  { viewer }: Caller,
  review: ReviewRecord,
  removalReason: ReviewRecord['removalReason'],
  disputeId: string | null,
): Promise<ReviewRecord> {
  const removed = await changeReview(review, { status: 'removed', removalReason });
  const { businessId, authorId } = removed;
  await recordEvent('review.changed', signedIn(viewer).userId, {
    reviewId: removed._id.toHexString(),
    businessId,
    authorId,
    change: 'removed',
    disputeId,
  });
  return removed;
}
