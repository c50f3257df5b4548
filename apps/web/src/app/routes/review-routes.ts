import type { RouteObject } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { featureRoute } from '../feature-route.ts';

/** One review with its dispute: open to visitors, the dispute to its parties. */
export const publicReviewRoutes: RouteObject[] = [
  featureRoute(
    '/reviews/:reviewId',
    'reviews',
    () =>
      import('../../features/reviews/views/review-details.tsx').then(
        ({ ReviewDetails }) => ReviewDetails,
      ),
    ['review-parts', 'application-parts'],
  ),
];

/** What the signed-in person wrote. Behind `RequireViewer`. */
export const ownReviewRoutes: RouteObject[] = [
  featureRoute(
    paths.myReviews(),
    'reviews',
    () => import('../../features/reviews/views/my-reviews.tsx').then(({ MyReviews }) => MyReviews),
    ['review-parts', 'application-parts'],
  ),
];

/** What customers say of the own business. Behind `RequireRole` for those who work for one. */
export const businessReviewRoutes: RouteObject[] = [
  featureRoute(
    paths.businessReviews(),
    'reviews',
    () =>
      import('../../features/reviews/views/business-reviews.tsx').then(
        ({ ReviewsOfMyBusiness }) => ReviewsOfMyBusiness,
      ),
    ['review-parts', 'application-parts'],
  ),
];

/** Disputes about reviews. Behind `RequireRole` for administrators. */
export const disputeRoutes: RouteObject[] = [
  featureRoute(
    paths.admin.disputes(),
    'admin-disputes',
    () =>
      import('../../features/admin-disputes/views/disputes.tsx').then(({ Disputes }) => Disputes),
    ['review-parts', 'application-parts'],
  ),
  featureRoute(
    '/admin/customer-service/disputes-and-challenges/:disputeId',
    'admin-disputes',
    () =>
      import('../../features/admin-disputes/views/dispute-details.tsx').then(
        ({ DisputeDetails }) => DisputeDetails,
      ),
    ['review-parts', 'application-parts'],
  ),
];

/** The blacklist. Behind `RequireRole` for administrators. */
export const blacklistRoutes: RouteObject[] = [
  featureRoute(paths.admin.blacklistPhrases(), 'admin-blacklist', () =>
    import('../../features/admin-blacklist/views/blacklist.tsx').then(({ Blacklist }) => Blacklist),
  ),
];
