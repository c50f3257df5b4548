import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listReviews } from '../../review-lists.service.ts';

export const reviews: QueryResolvers['reviews'] = (_parent, args, ctx) => listReviews(ctx, args);
