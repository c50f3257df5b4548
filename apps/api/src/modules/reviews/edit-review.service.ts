import { editReviewSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findDisputeOf, moveDispute } from './dispute.store.ts';
import { isEditDue } from './edit-due.ts';
import { namedReview } from './read-review.ts';
import type { ReviewRecord, ReviewVersionRecord } from './review.model.ts';
import { changeReview } from './review.store.ts';
import { assertCleanReview, duplicateRefused } from './write-review.service.ts';

/**
 * Edits the caller's review while an administrator asks for it, which ends the dispute; what it said
 * before is kept. Refuses with a code per field, `POST_BLACKLISTED`, `REVIEW_EXISTS` for another
 * review of the new date, and `ILLEGAL_TRANSITION` when no edit is asked for or its time passed.
 */
export async function editReview(
  ctx: Pick<Context, 'viewer'>,
  input: unknown,
): Promise<{ review: ReviewRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { reviewId, ...said } = parseInput(editReviewSchema, input);
  assertCan(ctx.viewer, 'review.edit', await namedReview(ctx, reviewId));
  await assertCleanReview(said);
  try {
    const review = await inTransaction(async () => {
      const before = await namedReview(ctx, reviewId);
      const dispute = await findDisputeOf(reviewId);
      if (!dispute || !isEditDue(dispute)) throw refuse('ILLEGAL_TRANSITION');
      await moveDispute(dispute, { action: 'edit' });
      const changes = { ...said, dateEdited: new Date(), previousVersion: versionOf(before) };
      const edited = await changeReview(before, changes);
      await recordEvent('review.changed', userId, {
        reviewId,
        businessId: edited.businessId,
        authorId: userId,
        change: 'edited',
        disputeId: dispute._id.toHexString(),
      });
      return edited;
    });
    return { review };
  } catch (error) {
    throw duplicateRefused(error);
  }
}

const versionOf = (review: ReviewRecord): ReviewVersionRecord => ({
  contactName: review.contactName,
  transactionSize: review.transactionSize,
  transactionDate: review.transactionDate,
  rating: review.rating,
  subject: review.subject,
  exchangeDetails: review.exchangeDetails,
});
