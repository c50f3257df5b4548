import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readManagedListing } from '../../listing-lists.service.ts';

export const managedListing: QueryResolvers['managedListing'] = (_parent, { id }, ctx) =>
  readManagedListing(ctx, id);
