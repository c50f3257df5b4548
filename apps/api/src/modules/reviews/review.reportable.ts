import { isDisputeOver, pathTo, type SubjectState, underReview } from '@wiki/domain';
import type { Reportable, Subject } from '../../kits/moderation/index.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { findBusiness } from '../businesses/index.ts';
import { findDisputeOf } from './disputes/dispute.store.ts';
import { reviewChange } from './review-events.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';
import { changeReview, findPublicReview, findReview } from './review.store.ts';

const stateOf = ({ status, removalReason }: ReviewRecord): SubjectState => {
  if (status === 'published') return 'SHOWN';
  return removalReason?.key === underReview ? 'HIDDEN' : 'REMOVED';
};

const pathOf = ({ _id }: ReviewRecord): string => pathTo('review', { reviewId: _id.toHexString() });

/** A review as moderation sees it. */
export const reviewSubject = (review: ReviewRecord): Subject => ({
  id: review._id.toHexString(),
  kind: 'review',
  authorId: review.authorId,
  businessId: review.businessId,
  title: review.subject,
  text: review.exchangeDetails,
  language: null,
  dateWritten: review.dateCreated,
  dateEdited: review.dateEdited,
  state: stateOf(review),
  path: pathOf(review),
});

/** While a dispute of it is open, its parties and administrators decide there. */
async function isDisputed(id: string): Promise<boolean> {
  const dispute = await findDisputeOf(id);
  return dispute !== null && !isDisputeOver(dispute.status);
}

/** Reviews, as reports and the queue find them. */
export const reportableReviews: Reportable = {
  kind: 'review',
  states: ['SHOWN', 'HIDDEN', 'REMOVED'],
  async find(id) {
    const review = await findReview(id);
    return review && reviewSubject(review);
  },
  isShownTo: async (id) => (await findPublicReview(id)) !== null,
  mayHide: async (id) => !(await isDisputed(id)),
  async contextOf(id) {
    const review = await findReview(id);
    const business = review && (await findBusiness(review.businessId));
    if (!review || !business) return null;
    const { reply } = review;
    const piece = (isSubject: boolean, text: string, date: Date, authorId: string | null) => ({
      id: `${id}:${isSubject ? 'review' : 'reply'}`,
      authorId,
      text,
      date,
      isSubject,
      skipped: 0,
    });
    return {
      title: business.name,
      path: pathOf(review),
      pieces: [
        piece(
          true,
          `${'★'.repeat(review.rating)} ${review.subject}\n${review.exchangeDetails}`,
          review.dateCreated,
          review.authorId,
        ),
        ...(reply ? [piece(false, reply.text, reply.dateCreated, null)] : []),
      ],
    };
  },
  async set(id, { to, by, reason }) {
    const before = await findReview(id);
    if (!before) throw refuse('NOT_FOUND', 'id');
    if (to !== 'SHOWN' && (await isDisputed(id))) throw refuse('ILLEGAL_TRANSITION');
    const after = await changeReview(
      before,
      to === 'SHOWN'
        ? { status: 'published', removalReason: null }
        : { status: 'removed', removalReason: reason },
    );
    const [type, data] = reviewChange(after, to === 'SHOWN' ? 'restored' : 'removed');
    await recordEvent(type, by, data);
  },
  async recent(since, limit) {
    const found = await ReviewModel.find({ status: 'published', dateCreated: { $gte: since } })
      .sort({ dateCreated: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map(({ _id, subject, exchangeDetails, dateCreated }) => ({
      id: _id.toHexString(),
      text: `${subject}\n${exchangeDetails}`,
      date: dateCreated,
    }));
  },
  writtenBy: async (authorId, limit) =>
    (
      await ReviewModel.find({ authorId }).sort({ dateCreated: -1, _id: -1 }).limit(limit).lean()
    ).map(reviewSubject),
  countAccepted: (authorId, before, limit) =>
    ReviewModel.countDocuments(
      { authorId, status: 'published', dateCreated: { $lt: before } },
      { limit },
    ),
};
