import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listApplications } from '../../application.service.ts';

export const applications: QueryResolvers['applications'] = (_parent, args, ctx) =>
  listApplications(ctx, args);
