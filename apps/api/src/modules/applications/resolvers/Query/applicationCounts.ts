import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { countApplications } from '../../application.service.ts';

export const applicationCounts: QueryResolvers['applicationCounts'] = (_parent, _args, ctx) =>
  countApplications(ctx);
