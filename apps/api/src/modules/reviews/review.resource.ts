import { isDisputeOver, limits } from '@wiki/domain';
import {
  editReviewSchema,
  removeReviewSchema,
  replyToReviewSchema,
  writeReviewSchema,
} from '@wiki/domain/schemas';
import { can } from '../../authz/actions.ts';
import { signedIn, type Viewer } from '../../authz/session.ts';
import { descending, list, ownedBy, perHour, write } from '../../kits/resource/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { type BusinessRecord, findBusiness } from '../businesses/index.ts';
import { noteRemoval } from '../moderation/index.ts';
import { findUser } from '../users/index.ts';
import { findDisputeOf, moveDispute } from './disputes/dispute.store.ts';
import { isEditDue } from './edit-due.ts';
import { readReview } from './reading/read-review.ts';
import { reviewChange } from './review-events.ts';
import { ReviewModel, type ReviewVersionRecord } from './review.model.ts';
import { reviewSubject } from './review.reportable.ts';
import { publicReviews } from './review.policy.ts';
import { changeReview, countRecentReviews, createReview, findReview } from './review.store.ts';

/** The reviews of a business, the newest first; removed ones for its managers and administrators. */
export const reviews = list({
  name: 'reviews',
  model: ReviewModel,
  visibleTo: (viewer, { businessId }) =>
    can(viewer, 'business.readManaged', { businessId }) ? {} : publicReviews,
  filter: ({ businessId, rating }: { businessId: string; rating?: number | null | undefined }) =>
    rating == null ? { businessId } : { businessId, rating },
  order: descending('dateCreated'),
});

/** What the viewer wrote, the newest first. */
export const myReviews = list({
  name: 'myReviews',
  model: ReviewModel,
  visibleTo: ownedBy('authorId'),
  filter: () => ({ businessActive: true }),
  order: descending('dateCreated'),
});

/** What the viewer's business has not answered yet, the newest first. */
export const reviewsToAnswer = list({
  name: 'reviewsToAnswer',
  model: ReviewModel,
  visibleTo: (viewer) => ({ businessId: signedIn(viewer).businessId ?? 'none' }),
  filter: () => ({ status: 'published' as const, 'reply.dateCreated': null }),
  order: descending('dateCreated'),
});

/** The texts of a review that the blacklist is compared with. */
const textsOf = ({
  contactName,
  subject,
  exchangeDetails,
}: Pick<ReviewVersionRecord, 'contactName' | 'subject' | 'exchangeDetails'>) => ({
  contactName,
  subject,
  exchangeDetails,
});
const duplicate = { code: 'REVIEW_EXISTS', field: 'dateOfTransaction' } as const;

/**
 * Reviews a business that takes part and is not the viewer's own (`OWN_BUSINESS`), once for a date
 * and so often a month (`REVIEWED_OFTEN`): an average must not be one person's.
 */
export const writeReview = write({
  input: writeReviewSchema,
  may: 'review.write',
  verifiedEmail: true,
  load: { by: 'businessId', find: findReviewable },
  limit: { name: 'review.write', quota: perHour(limits.review.perHour) },
  newMembers: 'post',
  texts: textsOf,
  duplicate,
  async act({ viewer: { userId: authorId }, input: { dateOfTransaction, ...said } }) {
    if ((await countRecentReviews(authorId, said.businessId)) >= limits.review.perBusiness) {
      throw refuse('REVIEWED_OFTEN');
    }
    const transactionDate = dateOfTransaction;
    return {
      review: await createReview({ ...said, transactionDate, businessActive: true, authorId }),
    };
  },
  event: ({ result: { review } }) => reviewChange(review, 'written'),
});

async function findReviewable(id: string, { userId }: Viewer): Promise<BusinessRecord | null> {
  const user = await findUser(userId);
  if (user?.businessId === id) throw refuse('OWN_BUSINESS', 'businessId');
  const business = await findBusiness(id);
  return business?.status === 'active' ? business : null;
}

/**
 * Edits the viewer's review while an administrator asks for it, which ends the dispute; what it said
 * before is kept. `ILLEGAL_TRANSITION` when no edit is asked for or its time passed.
 */
export const editReview = write({
  input: editReviewSchema,
  load: { by: 'reviewId', find: readReview },
  mayOn: 'review.edit',
  texts: textsOf,
  duplicate,
  async act({ input: { reviewId, dateOfTransaction, ...said }, loaded: before }) {
    const asked = await findDisputeOf(reviewId);
    if (!asked || !isEditDue(asked)) throw refuse('ILLEGAL_TRANSITION');
    const dispute = await moveDispute(asked, { action: 'edit' });
    const { transactionSize, transactionDate, rating } = before;
    const previousVersion = { ...textsOf(before), transactionSize, transactionDate, rating };
    const changes = {
      ...said,
      transactionDate: dateOfTransaction,
      dateEdited: new Date(),
      previousVersion,
    };
    return { review: await changeReview(before, changes), dispute };
  },
  event: ({ result: { review, dispute } }) => reviewChange(review, 'edited', dispute),
});

/** Answers a review in public for its business, once: `ALREADY_REPLIED`, `ILLEGAL_TRANSITION` when removed. */
export const replyToReview = write({
  input: replyToReviewSchema,
  verifiedEmail: true,
  load: { by: 'reviewId', find: readReview },
  mayOn: 'review.actForBusiness',
  texts: ({ text }) => ({ text }),
  async act({ input: { text }, loaded: before }) {
    if (before.reply) throw refuse('ALREADY_REPLIED');
    if (before.status === 'removed') throw refuse('ILLEGAL_TRANSITION');
    return { review: await changeReview(before, { reply: { text, dateCreated: new Date() } }) };
  },
  event: ({ result: { review } }) => reviewChange(review, 'replied'),
});

/** Removes a review that is not removed and about which no dispute is open: else `ILLEGAL_TRANSITION`. */
export const removeReview = write({
  input: removeReviewSchema,
  may: 'review.administer',
  load: { by: 'reviewId', find: findReview },
  mayOn: 'review.judge',
  async act({ viewer: { userId }, input: { reviewId, reason }, loaded: before }) {
    const dispute = await findDisputeOf(reviewId);
    const isOpen = dispute !== null && !isDisputeOver(dispute.status);
    if (before.status === 'removed' || isOpen) throw refuse('ILLEGAL_TRANSITION');
    const review = await changeReview(before, { status: 'removed', removalReason: reason });
    await noteRemoval(reviewSubject(review), userId, reason);
    return { review };
  },
  event: ({ result: { review } }) => reviewChange(review, 'removed'),
});
