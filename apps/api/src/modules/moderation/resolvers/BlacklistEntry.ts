import type { BlacklistEntryResolvers } from '../../../graphql/generated/resolvers.ts';
import { entryRevision } from '../blacklist/blacklist.resource.ts';

export const BlacklistEntry: BlacklistEntryResolvers = {
  id: ({ _id }) => _id.toHexString(),
  revision: entryRevision,
};
