import type { DisputeAction } from '@wiki/domain';
import type { EventMap } from '../../platform/outbox/event.model.ts';
import type { DisputeRecord } from './dispute.model.ts';

/** What the event of a step says of its dispute: ids only. */
export const disputeEventOf = (
  { _id, reviewId, businessId, authorId }: DisputeRecord,
  action: DisputeAction,
): EventMap['dispute.changed'] => ({
  disputeId: _id.toHexString(),
  reviewId,
  businessId,
  authorId,
  action,
});
