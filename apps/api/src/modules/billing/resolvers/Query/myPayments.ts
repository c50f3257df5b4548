import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listMyPayments } from '../../payment-lists.service.ts';

export const myPayments: QueryResolvers['myPayments'] = (_parent, args, ctx) =>
  listMyPayments(ctx, args);
