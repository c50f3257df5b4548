import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { readListing } from '../../listing-lists.service.ts';

export const listing: QueryResolvers['listing'] = (_parent, { id }) => readListing(id);
