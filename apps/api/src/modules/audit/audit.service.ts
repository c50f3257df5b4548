import { auditExportSchema } from '@wiki/domain/schemas';
import { assertCan } from '../../authz/actions.ts';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import type { AuditSort } from '../../graphql/generated/resolvers.ts';
import { AuditModel, type AuditRecord } from '../../platform/audit/audit.model.ts';
import type { PageArguments } from '../../platform/database/page.ts';
import { apiError, Refusal } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { signDocument } from '../../platform/tokens/document-token.ts';
import { countedPage, type ListPage } from '../../kits/resource/index.ts';
import { matching, resolveFilter } from './audit-filter.ts';

/** Where the export is served. */
export const auditExportPath = '/audit/export.csv';

type Caller = Pick<Context, 'viewer' | 'config' | 'request'>;

/** A page of what was done, the newest first unless asked otherwise. Throws `FORBIDDEN`, `BAD_REQUEST` and `INVALID_CURSOR`. */
export async function auditEntries(
  { viewer, config }: Pick<Context, 'viewer' | 'config'>,
  {
    filter: given,
    sort = 'NEWEST',
    ...page
  }: PageArguments & { filter?: unknown; sort?: AuditSort | undefined },
): Promise<ListPage<AuditRecord>> {
  assertCan(viewer, 'audit.read', null);
  const resolved = await resolveFilter(given).catch((error: unknown) => {
    throw error instanceof Refusal ? apiError('BAD_REQUEST', { field: 'filter' }) : error;
  });
  const filter = matching(resolved, config);
  return countedPage<AuditRecord>(
    { config },
    {
      list: `audit:${sort}:${JSON.stringify(resolved)}`,
      model: AuditModel,
      filter,
      order: { field: 'at', direction: sort === 'NEWEST' ? -1 : 1 },
      ...page,
    },
  );
}

/** A link to the records that a filter lets through as CSV, good for a few minutes. */
export async function createAuditExportLink(ctx: Caller, input: unknown): Promise<{ url: string }> {
  const { userId } = signedIn(ctx.viewer);
  assertCan(ctx.viewer, 'audit.read', null);
  const { filter } = parseInput(auditExportSchema, input);
  const { language } = ctx.request;
  const subject = JSON.stringify(filter ?? {});
  const token = signDocument(ctx.config, 'audit', { userId, language, subject });
  return { url: `${auditExportPath}?token=${token}` };
}
