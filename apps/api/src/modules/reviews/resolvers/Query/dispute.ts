import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readDispute } from '../../read-review.ts';

export const dispute: QueryResolvers['dispute'] = (_parent, { id }, ctx) => readDispute(ctx, id);
