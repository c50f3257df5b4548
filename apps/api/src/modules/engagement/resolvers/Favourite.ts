import type { FavouriteResolvers } from '../../../graphql/generated/resolvers.ts';

import { askedFields } from '../../../platform/reads/index.ts';

export const Favourite: FavouriteResolvers = {
  id: ({ _id }) => _id.toHexString(),
  dateCreated: ({ dateSaved }) => dateSaved,
  listing: ({ listingId }, _args, { loaders }, info) =>
    loaders.publicListingById.load(listingId, askedFields(info)),
};
