import type { ApplicationChangeResolvers } from '../../../graphql/generated/resolvers.ts';
import { countApplications } from '../application.service.ts';

export const ApplicationChange: ApplicationChangeResolvers = {
  counts: (_change, _args, ctx) => countApplications(ctx),
};
