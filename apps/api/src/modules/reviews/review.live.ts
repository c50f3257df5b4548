import { can } from '../../authz/actions.ts';
import { changes } from '../../kits/resource/index.ts';
import { findBusiness } from '../businesses/index.ts';
import { readDispute, readReview } from './reading/read-review.ts';

/** The changes of a business's reviews; nothing of a business that one may not see. */
export const followReviews = changes({
  field: 'reviewChanged',
  types: ['review.changed'],
  concerns: (change, _viewer, { businessId }: { businessId: string }) =>
    change.businessId === businessId,
  async view({ reviewId, businessId }, viewer) {
    const business = await findBusiness(businessId);
    const isSeen =
      business?.status === 'active' || can(viewer, 'business.readManaged', { businessId });
    if (!business || !isSeen) return null;
    return { reviewId, review: await readReview(reviewId, viewer), business };
  },
});

/** The steps of the disputes a viewer takes part in; all for administrators. */
export const followDisputes = changes({
  field: 'disputeChanged',
  types: ['dispute.changed', 'review.changed'],
  concerns: (step, viewer) => step.disputeId !== null && can(viewer, 'review.readHidden', step),
  async view({ disputeId }, viewer) {
    const dispute = disputeId && (await readDispute(disputeId, viewer));
    return dispute ? { dispute } : null;
  },
});
