import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listListings } from '../../listing-lists.service.ts';

export const listings: QueryResolvers['listings'] = (_parent, args, ctx) => listListings(ctx, args);
