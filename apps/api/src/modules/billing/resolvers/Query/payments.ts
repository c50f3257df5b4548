import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listPayments } from '../../payment-lists.service.ts';

export const payments: QueryResolvers['payments'] = (_parent, args, ctx) => listPayments(ctx, args);
