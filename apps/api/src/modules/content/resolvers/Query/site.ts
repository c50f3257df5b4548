import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';

export const site: QueryResolvers['site'] = (_parent, _args, { config }) => ({
  baseUrl: config.baseUrl,
  socialLinks: [...config.socialLinks],
  requiresVerifiedEmail: config.requireVerifiedEmail,
  hasDevelopmentMailbox: config.hasDevelopmentMailbox,
});
