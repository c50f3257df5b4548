import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countManagedListings } from '../../count-listings.service.ts';

export const managedListingCounts: QueryResolvers['managedListingCounts'] = (_parent, _args, ctx) =>
  countManagedListings(ctx);
