import type { ListingResolvers } from '../../../graphql/generated/resolvers.ts';

const typeNames = { product: 'Product', service: 'Service', property: 'Property' } as const;

export const Listing: ListingResolvers = {
  __resolveType: ({ type }) => typeNames[type],
};
