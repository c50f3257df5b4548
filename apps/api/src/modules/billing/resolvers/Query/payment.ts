import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readPayment } from '../../payment-lists.service.ts';

export const payment: QueryResolvers['payment'] = (_parent, { id }, ctx) => readPayment(ctx, id);
