import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listFavourites } from '../../favourites.service.ts';

export const myFavourites: QueryResolvers['myFavourites'] = (_parent, args, ctx) =>
  listFavourites(ctx, args);
