import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listMyReviews } from '../../review-lists.service.ts';

export const myReviews: QueryResolvers['myReviews'] = (_parent, args, ctx) =>
  listMyReviews(ctx, args);
