import { type DisputeStatus, disputeStatuses } from '@wiki/domain';
import { actOnDisputeSchema, disputeReviewSchema } from '@wiki/domain/schemas';
import type { DisputeSort } from '../../../graphql/generated/resolvers.ts';
import { ascending, counts, descending, list, write } from '../../../kits/resource/index.ts';
import { refuse } from '../../../platform/errors/errors.ts';
import { DisputeModel } from './dispute.model.ts';
import {
  createDispute,
  findDispute,
  findDisputeOf,
  illegalStep,
  moveDispute,
} from './dispute.store.ts';
import { editTerm, scheduleMiss } from '../edit-due.ts';
import { readReview } from '../reading/read-review.ts';
import { disputeStep, reviewChange } from '../review-events.ts';
import { changeReview, findReview } from '../review.store.ts';

/** The disputes, the longest waiting first. */
export const disputes = list({
  name: 'disputes',
  model: DisputeModel,
  may: 'review.administer',
  filter: ({
    status,
    businessId,
  }: {
    sort?: DisputeSort | undefined;
    status?: DisputeStatus | null | undefined;
    businessId?: string | null | undefined;
  }) => ({ ...(status ? { status } : {}), ...(businessId ? { businessId } : {}) }),
  order: ({ sort }) => (sort === 'NEWEST' ? descending('dateCreated') : ascending('dateCreated')),
});

/** How many disputes are in each state. */
export const disputeCounts = counts({
  model: DisputeModel,
  may: 'review.administer',
  by: 'status',
  values: disputeStatuses,
});

/** Disputes a review for its business, once: `ALREADY_DISPUTED`, `ILLEGAL_TRANSITION` when removed. */
export const disputeReview = write({
  input: disputeReviewSchema,
  load: { by: 'reviewId', find: readReview },
  mayOn: 'review.actForBusiness',
  async act({ input: { reviewId, ...claim }, loaded: review }) {
    if (await findDisputeOf(reviewId)) throw refuse('ALREADY_DISPUTED');
    if (review.status === 'removed') throw refuse('ILLEGAL_TRANSITION');
    // So that a removal or a second dispute beside this one begins again, and sees this one.
    const { businessId, authorId } = await changeReview(review, {});
    return { dispute: await createDispute({ reviewId, businessId, authorId, ...claim }) };
  },
  event: ({ result: { dispute } }) => disputeStep(dispute, 'submit'),
});

/** What an administrator's step names; nobody judges in their own cause (`FORBIDDEN`). */
const judged = {
  input: actOnDisputeSchema,
  may: 'review.administer',
  load: { by: 'disputeId', find: findDispute },
  mayOn: 'review.judge',
} as const;

/** Answers a dispute and keeps the review. */
export const respondToDispute = write({
  ...judged,
  act: async ({ input: { reason }, loaded }) => ({
    dispute: await moveDispute(loaded, { action: 'respond', reason }),
  }),
  event: ({ result: { dispute } }) => disputeStep(dispute, 'respond'),
});

/** Asks the author to edit the review within seven days. */
export const requestReviewEdit = write({
  ...judged,
  async act({ input: { disputeId, reason }, loaded }) {
    // Nobody is left to edit it.
    if (loaded.authorId === null) throw illegalStep(loaded, 'requestEdit');
    const editDueAt = new Date(Date.now() + editTerm);
    const dispute = await moveDispute(loaded, { action: 'requestEdit', reason, editDueAt });
    await scheduleMiss(disputeId, editDueAt, String(dispute.timeline.length));
    return { dispute };
  },
  event: ({ result: { dispute } }) => disputeStep(dispute, 'requestEdit'),
});

/** Ends a dispute by removing the review. */
export const removeDisputedReview = write({
  ...judged,
  async act({ input: { reason }, loaded }) {
    const dispute = await moveDispute(loaded, { action: 'remove', reason });
    const review = await findReview(dispute.reviewId);
    if (!review) throw new Error(`The review ${dispute.reviewId} of a dispute is gone.`);
    await changeReview(review, { status: 'removed', removalReason: reason });
    return { dispute, review };
  },
  event: ({ result: { review, dispute } }) => reviewChange(review, 'removed', dispute),
});
