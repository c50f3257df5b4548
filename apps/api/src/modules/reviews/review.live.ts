import { can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { EventMap, EventRecord } from '../../platform/outbox/event.model.ts';
import { type BusinessRecord, findBusiness } from '../businesses/index.ts';
import type { DisputeRecord } from './dispute.model.ts';
import { readDispute, readReview } from './read-review.ts';
import type { ReviewRecord } from './review.model.ts';

type Follower = Pick<Context, 'viewer' | 'live'>;

/** A change of a review: it and its business as the viewer may read them at delivery. */
export interface ReviewChangeRecord {
  reviewId: string;
  review: ReviewRecord | null;
  business: BusinessRecord | null;
  cursor: string;
}

/** The changes of a business's reviews from a position on; nothing of a business one may not see. */
export async function* followReviews(
  { viewer, live }: Follower,
  { businessId, after }: { businessId: string; after?: string | null | undefined },
): AsyncGenerator<{ reviewChanged: ReviewChangeRecord }> {
  const changeOf = ({ data }: EventRecord) => data as EventMap['review.changed'];
  const changes = live.follow({
    after,
    types: ['review.changed'],
    concerns: (record) => changeOf(record).businessId === businessId,
  });
  for await (const { record, cursor } of changes) {
    const found = await findBusiness(businessId);
    const isSeen =
      found?.status === 'active' || can(viewer, 'business.readManaged', { businessId });
    if (!found || !isSeen) continue;
    const { reviewId } = changeOf(record);
    const review = await readReview({ viewer }, reviewId);
    yield { reviewChanged: { reviewId, review, business: found, cursor } };
  }
}

/** The steps of the disputes a viewer takes part in, from a position on; all for administrators. */
export async function* followDisputes(
  { viewer, live }: Follower,
  after?: string | null,
): AsyncGenerator<{ disputeChanged: { dispute: DisputeRecord; cursor: string } }> {
  const caller = signedIn(viewer);
  const stepOf = ({ data }: EventRecord) => data as EventMap['dispute.changed' | 'review.changed'];
  const changes = live.follow({
    after,
    types: ['dispute.changed', 'review.changed'],
    concerns: (record) =>
      stepOf(record).disputeId !== null && can(caller, 'review.readHidden', stepOf(record)),
  });
  for await (const { record, cursor } of changes) {
    const { disputeId } = stepOf(record);
    const dispute = disputeId && (await readDispute({ viewer: caller }, disputeId));
    if (dispute) yield { disputeChanged: { dispute, cursor } };
  }
}
