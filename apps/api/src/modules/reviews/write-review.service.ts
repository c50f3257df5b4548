import { limits } from '@wiki/domain';
import { writeReviewSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { assertVerifiedEmail } from '../../authz/verified-email.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { isDuplicateKey } from '../../platform/database/lease.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { limit } from '../../platform/rate-limit/rate-limit.ts';
import { findBusiness } from '../businesses/index.ts';
import { assertClean } from '../moderation/index.ts';
import { findUser } from '../users/index.ts';
import type { ReviewRecord, ReviewVersionRecord } from './review.model.ts';
import { countRecentReviews, createReview } from './review.store.ts';

const quota = { points: limits.review.perHour, durationSeconds: 3600 };

/**
 * Reviews a business. Refuses with a code per field, `EMAIL_NOT_VERIFIED`, `NOT_FOUND` for a business
 * that does not take part, `OWN_BUSINESS`, `POST_BLACKLISTED`, `TOO_MANY_REQUESTS`, and
 * `REVIEW_EXISTS` for the same business and date, `REVIEWED_OFTEN` for one more of the same business
 * within a month than its limit: an average must not be one person's.
 * @throws `FORBIDDEN` for administrators.
 */
export async function writeReview(
  ctx: Pick<Context, 'viewer' | 'config'>,
  input: unknown,
): Promise<{ review: ReviewRecord }> {
  const { userId } = signedIn(ctx.viewer);
  assertCan(ctx.viewer, 'review.write', null);
  const given = parseInput(writeReviewSchema, input);
  assertVerifiedEmail(ctx);
  await assertReviewable(userId, given.businessId);
  await limit('review.write', userId, quota);
  await assertCleanReview(given);
  try {
    const review = await inTransaction(async () => {
      // Read anew: the business may have been hidden, or become the author's own, meanwhile.
      await assertReviewable(userId, given.businessId);
      if ((await countRecentReviews(userId, given.businessId)) >= limits.review.perBusiness) {
        throw refuse('REVIEWED_OFTEN');
      }
      const created = await createReview({ ...given, businessActive: true, authorId: userId });
      await recordEvent('review.changed', userId, {
        reviewId: created._id.toHexString(),
        businessId: given.businessId,
        authorId: userId,
        change: 'written',
        disputeId: null,
      });
      return created;
    });
    return { review };
  } catch (error) {
    throw duplicateRefused(error);
  }
}

/** Refuses with `POST_BLACKLISTED` a review whose words the blacklist holds. */
export async function assertCleanReview(said: ReviewVersionRecord): Promise<void> {
  const fields = ['contactName', 'subject', 'exchangeDetails'] as const;
  await assertClean(
    fields.map((field) => ({ text: said[field], field })),
    'POST_BLACKLISTED',
  );
}

/** The refusal that a second review of the same date is; any other error stays. */
export const duplicateRefused = (error: unknown): unknown =>
  isDuplicateKey(error) ? refuse('REVIEW_EXISTS', 'transactionDate') : error;

async function assertReviewable(userId: string, businessId: string): Promise<void> {
  const user = await findUser(userId);
  if (user?.businessId === businessId) throw refuse('OWN_BUSINESS', 'businessId');
  const business = await findBusiness(businessId);
  if (business?.status !== 'active') throw refuse('NOT_FOUND', 'businessId');
}
