import type { QueryFilter } from 'mongoose';
import type { Policy } from '../../authz/actions.ts';
import type { MaybeViewer } from '../../authz/session.ts';
import { isStaff, serves } from '../../authz/staff.ts';
import type { ReviewRecord } from './review.model.ts';

declare module '../../authz/actions.ts' {
  interface PolicyMap {
    'review.readHidden': { authorId: string | null; businessId: string };
    'review.actForBusiness': { businessId: string };
    'review.edit': { authorId: string | null };
    'review.administer': null;
    'review.judge': { authorId: string | null };
    'review.write': null;
  }
}

const isAdmin = (viewer: MaybeViewer) => serves(viewer, 'REVIEWS');
const isAuthor = (viewer: MaybeViewer, { authorId }: { authorId: string | null }) =>
  viewer !== null && viewer.userId === authorId;
const worksFor = (viewer: MaybeViewer, { businessId }: { businessId: string }) =>
  viewer?.businessId === businessId &&
  (viewer.memberType === 'business' || viewer.memberType === 'businessAdmin');

/** Who may do what about a review. The parties are its author and the people of the business. */
export const reviewPolicy = {
  'review.readHidden': (viewer, review) =>
    isAdmin(viewer) || worksFor(viewer, review) || isAuthor(viewer, review),
  'review.actForBusiness': worksFor,
  // Administrators judge reviews, so they write none.
  'review.write': (viewer) => viewer !== null && !isStaff(viewer),
  'review.edit': isAuthor,
  'review.administer': isAdmin,
  // Nobody judges in their own cause: who became an administrator may have written before.
  'review.judge': (viewer, review) => isAdmin(viewer) && !isAuthor(viewer, review),
} satisfies Policy;

/** What everybody reads: published reviews of businesses that take part. */
export const publicReviews = { businessActive: true, status: 'published' } as const;

/** The reviews that those who work for a business may still reply to. */
export const reviewsToReplyTo = (viewer: MaybeViewer): QueryFilter<ReviewRecord> =>
  viewer?.businessId && worksFor(viewer, { businessId: viewer.businessId })
    ? { businessId: viewer.businessId, status: 'published', reply: null }
    : { businessId: null };

/**
 * The reviews a viewer may read, as a filter of the query: the public ones; in every state those of
 * the own business, and one's own while the business takes part; all for administrators. Any other
 * answers exactly like an unknown id.
 */
export function visibleTo(viewer: MaybeViewer): QueryFilter<ReviewRecord> {
  if (isAdmin(viewer)) return {};
  if (!viewer) return publicReviews;
  const { userId, businessId } = viewer;
  return {
    $or: [
      publicReviews,
      { businessActive: true, authorId: userId },
      ...(businessId && worksFor(viewer, { businessId }) ? [{ businessId }] : []),
    ],
  };
}
