import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followPayments } from '../../payment.live.ts';

export const paymentChanged: SubscriptionResolvers['paymentChanged'] = {
  subscribe: (_parent, { after }, ctx) => followPayments(ctx, after),
};
