import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followListings } from '../../listing.live.ts';

export const listingChanged: SubscriptionResolvers['listingChanged'] = {
  subscribe: (_parent, args, ctx) => followListings(ctx, args),
};
