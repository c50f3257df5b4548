import { type DisputeStatus, disputeStatuses } from '@wiki/domain';
import { assertCan, can } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { DisputeModel, type DisputeRecord } from './dispute.model.ts';
import { ReviewModel, type ReviewRecord } from './review.model.ts';
import { publicReviews } from './review.policy.ts';

type Lister = Pick<Context, 'viewer' | 'config'>;
interface PageAsked {
  first: number;
  after?: string | null | undefined;
}

/**
 * A page of the reviews of a business, the newest first; removed ones for those who manage it and
 * administrators. Empty for a business that the viewer may not see.
 */
export async function listReviews(
  ctx: Lister,
  {
    businessId,
    rating,
    ...page
  }: PageAsked & { businessId: string; rating?: number | null | undefined },
): Promise<Page<ReviewRecord>> {
  const managed = can(ctx.viewer, 'business.readManaged', { businessId });
  return keysetPage<ReviewRecord>(ctx, {
    list: `reviews:${businessId}:${rating ?? 'all'}`,
    model: ReviewModel,
    filter: {
      businessId,
      ...(managed ? {} : publicReviews),
      ...(rating == null ? {} : { rating }),
    },
    order: { field: 'dateCreated', direction: -1 },
    ...page,
  });
}

/** A page of what the caller wrote, the newest first. */
export async function listMyReviews(ctx: Lister, page: PageAsked): Promise<Page<ReviewRecord>> {
  return keysetPage<ReviewRecord>(ctx, {
    list: 'myReviews',
    model: ReviewModel,
    filter: { authorId: signedIn(ctx.viewer).userId, businessActive: true },
    order: { field: 'dateCreated', direction: -1 },
    ...page,
  });
}

/** A page of the disputes, the oldest first. */
export async function listDisputes(
  ctx: Lister,
  { status, ...page }: PageAsked & { status?: DisputeStatus | null | undefined },
): Promise<Page<DisputeRecord>> {
  assertCan(ctx.viewer, 'review.administer', null);
  return keysetPage<DisputeRecord>(ctx, {
    list: `disputes:${status ?? 'all'}`,
    model: DisputeModel,
    filter: status ? { status } : {},
    order: { field: 'dateCreated', direction: 1 },
    ...page,
  });
}

/** How many disputes are in each state, those without any too. */
export async function countDisputes({
  viewer,
}: Pick<Context, 'viewer'>): Promise<{ status: DisputeStatus; count: number }[]> {
  assertCan(viewer, 'review.administer', null);
  const found = await DisputeModel.aggregate<{ _id: DisputeStatus; count: number }>([
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  return disputeStatuses.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
