import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { searchListings } from '../../search.service.ts';

export const search: QueryResolvers['search'] = (_parent, args, ctx) => searchListings(ctx, args);
