import { can } from '../../../authz/actions.ts';
import type { MaybeViewer } from '../../../authz/session.ts';
import { parseObjectId } from '../../../platform/database/object-id.ts';
import type { DisputeRecord } from '../disputes/dispute.model.ts';
import { findDispute } from '../disputes/dispute.store.ts';
import { ReviewModel, type ReviewRecord } from '../review.model.ts';
import { visibleTo } from '../review.policy.ts';

/** The review with the id if the viewer may read it, else null. Joins the caller's transaction. */
export async function readReview(id: string, viewer: MaybeViewer): Promise<ReviewRecord | null> {
  const _id = parseObjectId(id);
  return _id && ReviewModel.findOne({ $and: [visibleTo(viewer), { _id }] }).lean();
}

/** The dispute with the id for its parties and administrators, else null. */
export async function readDispute(id: string, viewer: MaybeViewer): Promise<DisputeRecord | null> {
  const dispute = await findDispute(id);
  if (!dispute || !can(viewer, 'review.readHidden', dispute)) return null;
  return (await readReview(dispute.reviewId, viewer)) && dispute;
}
