import type { PageViews } from '../page-route.ts';

export const reviewViews = {
  review: () =>
    import('../../features/reviews/views/review-details.tsx').then(
      ({ ReviewDetails }) => ReviewDetails,
    ),
  myReviews: () =>
    import('../../features/reviews/views/my-reviews.tsx').then(({ MyReviews }) => MyReviews),
  businessReviews: () =>
    import('../../features/reviews/views/business-reviews.tsx').then(
      ({ ReviewsOfMyBusiness }) => ReviewsOfMyBusiness,
    ),
  adminDisputes: () =>
    import('../../features/admin-disputes/views/disputes.tsx').then(({ Disputes }) => Disputes),
  adminDispute: () =>
    import('../../features/admin-disputes/views/dispute-details.tsx').then(
      ({ DisputeDetails }) => DisputeDetails,
    ),
  adminBlacklist: () =>
    import('../../features/admin-blacklist/views/blacklist.tsx').then(({ Blacklist }) => Blacklist),
} satisfies PageViews;
