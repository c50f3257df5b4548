import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followMyApplication } from '../../application.live.ts';

export const myApplicationChanged: SubscriptionResolvers['myApplicationChanged'] = {
  subscribe: (_parent, { after }, ctx) => followMyApplication(ctx, after),
};
