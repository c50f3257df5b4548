import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listBusinesses } from '../../directory.service.ts';

export const businesses: QueryResolvers['businesses'] = (_parent, args, ctx) =>
  listBusinesses(ctx, args);
