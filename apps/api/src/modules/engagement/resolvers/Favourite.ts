import type { FavouriteResolvers } from '../../../graphql/generated/resolvers.ts';

export const Favourite: FavouriteResolvers = {
  id: ({ _id }) => _id.toHexString(),
  dateCreated: ({ dateSaved }) => dateSaved,
  listing: ({ listingId }, _args, { loaders }) => loaders.publicListingById.load(listingId),
};
