import { can } from '../../../authz/actions.ts';
import type { Context } from '../../../graphql/context.ts';
import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';
import { readsOf } from '../../../platform/reads/index.ts';
import type { BusinessRecord } from '../../businesses/index.ts';

const reads = readsOf<BusinessRecord>();

export const Business: BusinessResolvers = {
  ratingDistribution: reads(['ratingCounts'], ({ ratingCounts }) =>
    [5, 4, 3, 2, 1].map((rating) => ({ rating, count: ratingCounts[rating - 1] ?? 0 })),
  ),
  reviewFacts: reads(['_id'], ({ _id }, _args: object, { loaders }: Context) =>
    loaders.reviewFactsOfBusiness.load(_id.toHexString()),
  ),
  viewerCanReview: reads(
    ['_id', 'status'],
    ({ _id, status }, _args: object, { viewer }: Context) =>
      can(viewer, 'review.write', null) &&
      status === 'active' &&
      viewer?.businessId !== _id.toHexString(),
  ),
};
