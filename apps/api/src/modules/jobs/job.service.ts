import { assertCan } from '../../authz/actions.ts';
import type { Context } from '../../graphql/context.ts';
import { keysetPage, type Page } from '../../platform/database/keyset.ts';
import { JobModel, type JobRecord } from '../../platform/jobs/job.model.ts';

/** Background jobs, the newest first, for administrators. */
export async function listJobs(
  ctx: Context,
  {
    first,
    after,
    status,
  }: { first: number; after?: string | null; status?: JobRecord['status'] | null },
): Promise<Page<JobRecord>> {
  assertCan(ctx.viewer, 'job.list', null);
  return keysetPage<JobRecord>(ctx, {
    list: 'jobs',
    model: JobModel,
    filter: status ? { status } : {},
    order: { field: 'dateCreated', direction: -1 },
    first,
    after,
  });
}
