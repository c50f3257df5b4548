import type { Context } from '../../graphql/context.ts';
import { parseObjectId } from '../../platform/database/object-id.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { type DisputeRecord } from './dispute.model.ts';
import { findDispute } from './dispute.store.ts';
import { can } from '../../authz/actions.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';
import { visibleTo } from './review.policy.ts';

type Caller = Pick<Context, 'viewer'>;

/** The review with the id if the viewer may read it, else null. Joins the caller's transaction. */
export async function readReview({ viewer }: Caller, id: string): Promise<ReviewRecord | null> {
  const _id = parseObjectId(id);
  return _id && ReviewModel.findOne({ $and: [visibleTo(viewer), { _id }] }).lean();
}

/** The review an input names. Refuses with `NOT_FOUND` what the viewer may not read. */
export async function namedReview(ctx: Caller, reviewId: string): Promise<ReviewRecord> {
  const review = await readReview(ctx, reviewId);
  if (!review) throw refuse('NOT_FOUND', 'reviewId');
  return review;
}

/** The dispute with the id for its parties and administrators, else null. */
export async function readDispute(ctx: Caller, id: string): Promise<DisputeRecord | null> {
  const dispute = await findDispute(id);
  if (!dispute || !can(ctx.viewer, 'review.readHidden', dispute)) return null;
  return (await readReview(ctx, dispute.reviewId)) && dispute;
}
