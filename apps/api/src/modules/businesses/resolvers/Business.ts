import type { BusinessResolvers } from '../../../graphql/generated/resolvers.ts';

export const Business: BusinessResolvers = {
  id: (business) => business._id.toHexString(),
};
