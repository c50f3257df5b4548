import type { SubscriptionResolvers } from '../../../../graphql/generated/resolvers.ts';
import { followManagedListings } from '../../listing.live.ts';

export const managedListingChanged: SubscriptionResolvers['managedListingChanged'] = {
  subscribe: (_parent, { after }, ctx) => followManagedListings(ctx, after),
};
