import { disputeReviewSchema, replyToReviewSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { assertClean } from '../moderation/index.ts';
import type { DisputeRecord } from './dispute.model.ts';
import { createDispute, findDisputeOf } from './dispute.store.ts';
import { disputeEventOf } from './dispute-event.ts';
import { namedReview } from './read-review.ts';
import type { ReviewRecord } from './review.model.ts';
import { changeReview } from './review.store.ts';

type Caller = Pick<Context, 'viewer' | 'config'>;

/**
 * Answers a review in public for its business, once. Refuses with a code per field,
 * `EMAIL_NOT_VERIFIED`, `POST_BLACKLISTED`, `ALREADY_REPLIED`, and `ILLEGAL_TRANSITION` for a review
 * that was removed.
 */
export async function replyToReview(
  ctx: Caller,
  input: unknown,
): Promise<{ review: ReviewRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { reviewId, text } = parseInput(replyToReviewSchema, input);
  assertCan(ctx.viewer, 'review.actForBusiness', await namedReview(ctx, reviewId));
  assertVerifiedEmail(ctx);
  await assertClean([{ text, field: 'text' }], 'POST_BLACKLISTED');
  return inTransaction(async () => {
    const before = await namedReview(ctx, reviewId);
    if (before.reply) throw refuse('ALREADY_REPLIED');
    if (before.status === 'removed') throw refuse('ILLEGAL_TRANSITION');
    const review = await changeReview(before, { reply: { text, dateCreated: new Date() } });
    const { businessId, authorId } = review;
    await recordEvent('review.changed', userId, {
      reviewId,
      businessId,
      authorId,
      change: 'replied',
      disputeId: null,
    });
    return { review };
  });
}

/**
 * Disputes a review for its business, once. Refuses with `FILL_ALL_FIELDS`, `ALREADY_DISPUTED`, and
 * `ILLEGAL_TRANSITION` for a review that was removed.
 */
export async function disputeReview(
  ctx: Caller,
  input: unknown,
): Promise<{ dispute: DisputeRecord }> {
  const { userId } = signedIn(ctx.viewer);
  const { reviewId, ...claim } = parseInput(disputeReviewSchema, input);
  assertCan(ctx.viewer, 'review.actForBusiness', await namedReview(ctx, reviewId));
  return inTransaction(async () => {
    const review = await namedReview(ctx, reviewId);
    if (await findDisputeOf(reviewId)) throw refuse('ALREADY_DISPUTED');
    if (review.status === 'removed') throw refuse('ILLEGAL_TRANSITION');
    // So that a removal or a second dispute beside this one begins again, and sees this one.
    const { businessId, authorId } = await changeReview(review, {});
    const dispute = await createDispute({ reviewId, businessId, authorId, ...claim });
    await recordEvent('dispute.changed', userId, disputeEventOf(dispute, 'submit'));
    return { dispute };
  });
}
