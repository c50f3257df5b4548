import type { BlacklistEntryResolvers } from '../../../graphql/generated/resolvers.ts';

export const BlacklistEntry: BlacklistEntryResolvers = {
  id: ({ _id }) => _id.toHexString(),
};
