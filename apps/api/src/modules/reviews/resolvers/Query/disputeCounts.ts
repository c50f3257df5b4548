import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countDisputes } from '../../review-lists.service.ts';

export const disputeCounts: QueryResolvers['disputeCounts'] = (_parent, _args, ctx) =>
  countDisputes(ctx);
