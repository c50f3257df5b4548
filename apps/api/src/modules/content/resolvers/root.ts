import type { Resolvers } from '../../../graphql/generated/resolvers.ts';
import { findDocument } from '../content.service.ts';

export const root = {
  Query: {
    document: (_parent, { kind, version }) => findDocument(kind, version),
    site: (_parent, _args, { config }) => ({
      baseUrl: config.baseUrl,
      socialLinks: [...config.socialLinks],
      requiresVerifiedEmail: config.requireVerifiedEmail,
      hasDevelopmentMailbox: config.hasDevelopmentMailbox,
    }),
  },
} satisfies Resolvers;
