import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listDisputes } from '../../review-lists.service.ts';

export const disputes: QueryResolvers['disputes'] = (_parent, args, ctx) => listDisputes(ctx, args);
