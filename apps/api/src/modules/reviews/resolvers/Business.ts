import { can } from '../../../authz/actions.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';

export const Business: BusinessResolvers = {
  ratingDistribution: ({ ratingCounts }) =>
    [5, 4, 3, 2, 1].map((rating) => ({ rating, count: ratingCounts[rating - 1] ?? 0 })),
  viewerCanReview: ({ _id, status }, _args, { viewer }) =>
    can(viewer, 'review.write', null) &&
    status === 'active' &&
    viewer?.businessId !== _id.toHexString(),
};
