import type { QueryResolvers } from '../../../../graphql/generated/resolvers.ts';
import { listJobs } from '../../job.service.ts';

export const jobs: QueryResolvers['jobs'] = (_source, { first, after, status }, ctx) =>
  listJobs(ctx, { first, after: after ?? null, status: status ?? null });
