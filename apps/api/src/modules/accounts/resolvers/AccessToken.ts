import type { AccessTokenResolvers } from '../../../graphql/generated/resolvers.ts';

export const AccessToken: AccessTokenResolvers = { dateExpires: ({ expiresAt }) => expiresAt };
