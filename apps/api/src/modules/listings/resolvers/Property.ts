import type { PropertyResolvers } from '../../../graphql/generated/resolvers.ts';
import { videoOf } from '../../files/index.ts';
import { categoryOf, listingFields, moneyOf } from './listing-fields.ts';

export const Property: PropertyResolvers = {
  ...listingFields,
  rentalPriceMin: (property) => moneyOf(property, property.rentalPriceMin),
  rentalPriceMax: (property) => moneyOf(property, property.rentalPriceMax),
  listingPriceMin: (property) => moneyOf(property, property.listingPriceMin),
  listingPriceMax: (property) => moneyOf(property, property.listingPriceMax),
  amenities: ({ amenities }) => Promise.all(amenities.map((key) => categoryOf('AMENITIES', key))),
  video: async ({ video }, _args, { loaders }) =>
    video === null ? null : videoOf(await loaders.fileById.load(video)),
};
