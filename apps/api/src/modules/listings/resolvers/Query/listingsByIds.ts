import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readListings } from '../../listing-lists.service.ts';

export const listingsByIds: QueryResolvers['listingsByIds'] = (_parent, { ids }, ctx) =>
  readListings(ctx, ids);
