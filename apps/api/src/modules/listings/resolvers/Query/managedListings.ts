import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listManagedListings } from '../../listing-lists.service.ts';

export const managedListings: QueryResolvers['managedListings'] = (_parent, args, ctx) =>
  listManagedListings(ctx, args);
