import { type DisputeParty, disputeActionsFrom } from '@wiki/domain';
import { can } from '../../../authz/actions.ts';
import type { MaybeViewer } from '../../../authz/session.ts';
import type {
  DisputeResolvers,
  DisputeStepResolvers,
} from '../../../graphql/generated/resolvers.ts';
import type { DisputeRecord } from '../disputes/dispute.model.ts';
import { isEditDue } from '../edit-due.ts';

export const Dispute: DisputeResolvers = {
  id: ({ _id }) => _id.toHexString(),
  dateEditDue: ({ editDueAt }) => editDueAt,
  async review({ reviewId }, _args, { loaders }) {
    const review = await loaders.reviewById.load(reviewId);
    if (!review) throw new Error(`The review ${reviewId} of a dispute is missing.`);
    return review;
  },
  viewerActions: (dispute, _args, { viewer }) => [
    ...disputeActionsFrom(dispute.status, partiesOf(viewer, dispute)),
  ],
};

export const DisputeStep: DisputeStepResolvers = { date: ({ at }) => at };

/** What a viewer is in a dispute: an administrator may be its author and is nothing else then. */
function partiesOf(viewer: MaybeViewer, dispute: DisputeRecord): DisputeParty[] {
  return [
    ...(can(viewer, 'review.judge', dispute) ? ['administrator' as const] : []),
    ...(can(viewer, 'review.edit', dispute) && isEditDue(dispute) ? ['author' as const] : []),
    ...(can(viewer, 'review.actForBusiness', dispute) ? ['business' as const] : []),
  ];
}
