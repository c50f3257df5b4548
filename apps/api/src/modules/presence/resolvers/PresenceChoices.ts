import type { PresenceChoicesResolvers } from '../../../graphql/generated/resolvers.ts';

export const PresenceChoices: PresenceChoicesResolvers = { id: ({ _id }) => _id };
