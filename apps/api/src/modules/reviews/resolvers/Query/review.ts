import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readReview } from '../../read-review.ts';

export const review: QueryResolvers['review'] = (_parent, { id }, ctx) => readReview(ctx, id);
