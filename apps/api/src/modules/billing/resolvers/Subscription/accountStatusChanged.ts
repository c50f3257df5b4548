import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followAccountStatus } from '../../account-status.live.ts';

export const accountStatusChanged: SubscriptionResolvers['accountStatusChanged'] = {
  subscribe: (_parent, { after }, ctx) => followAccountStatus(ctx, after),
};
