import type { PersonalTokenResolvers } from '../../../graphql/generated/resolvers.ts';

export const PersonalToken: PersonalTokenResolvers = {
  id: ({ _id }) => _id.toHexString(),
  dateCreated: ({ createdAt }) => createdAt,
  dateExpires: ({ expiresAt }) => expiresAt,
  dateLastUsed: ({ lastUsedAt }) => lastUsedAt,
};
