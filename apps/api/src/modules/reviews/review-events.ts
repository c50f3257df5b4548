import type { DisputeAction } from '@wiki/domain';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import type { DisputeRecord } from './disputes/dispute.model.ts';
import type { ReviewRecord } from './review.model.ts';

/** The event of a change of a review, which may be part of its dispute: ids only. */
export const reviewChange = (
  { _id, businessId, authorId }: ReviewRecord,
  change: EventMap['review.changed']['change'],
  dispute: DisputeRecord | null = null,
): ['review.changed', EventMap['review.changed']] => [
  'review.changed',
  {
    reviewId: _id.toHexString(),
    businessId,
    authorId,
    change,
    disputeId: dispute && dispute._id.toHexString(),
  },
];

/** The event of a step of a dispute that leaves the review as it is: ids only. */
export const disputeStep = (
  { _id, reviewId, businessId, authorId }: DisputeRecord,
  action: DisputeAction,
): ['dispute.changed', EventMap['dispute.changed']] => [
  'dispute.changed',
  { disputeId: _id.toHexString(), reviewId, businessId, authorId, action },
];
