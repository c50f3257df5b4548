import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type ListExport, listExportSchema } from '@wiki/domain/schemas';
import type { GraphQLSchema } from 'graphql';
import { signedIn } from '../../authz/session.ts';
import type { Context } from '../../graphql/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { signDocument } from '../../platform/tokens/document-token.ts';
import { readPage } from './list-csv.ts';
import { readListDocument } from './list-document.ts';

/** Where exports of lists are served. */
export const listExportPath = '/lists/export.csv';

/** What links carry: addresses have to pass proxies, which take 8 kB. */
const longestSubject = 4_500;

/**
 * Gives a link to the rows of a list as CSV, and records who asked for which list.
 * @throws what the list refuses to this viewer, and Refusal `FIELD_INVALID` for what is no list.
 */
export async function createListExportLink(
  ctx: Context,
  input: unknown,
  schema: GraphQLSchema,
): Promise<{ url: string }> {
  const { userId } = signedIn(ctx.viewer);
  const given = parseInput(listExportSchema, input);
  const list = readListDocument(schema, given.query);
  const variables = variablesOf(given);
  // Whoever may not read it hears so now, not from a file that is empty.
  const reading = { schema, list, variables, contextNow: async () => ctx };
  const page = await readPage(reading, 1, null);
  assertSelected(given, page?.edges[0]?.node);
  const subject = deflateRawSync(JSON.stringify(given)).toString('base64url');
  if (subject.length > longestSubject) throw refuse('FIELD_TOO_LONG', 'query');
  await inTransaction(() => recordEvent('list.exported', userId, { list: list.field }));
  const { language } = ctx.request;
  const token = signDocument(ctx.config, 'list', { userId, language, subject });
  return { url: `${listExportPath}?token=${token}` };
}

/** Refuses columns of what the query does not ask for: they would be empty in every row. */
function assertSelected({ columns }: ListExport, row: unknown): void {
  if (!row || typeof row !== 'object') return;
  for (const [index, { paths }] of columns.entries()) {
    const missing = paths.some((path) => !((path.split('.')[0] ?? '') in row));
    if (missing) throw refuse('FIELD_INVALID', `columns.${index}.paths`);
  }
}

/** What a link was made for. */
export const exportOf = (subject: string): ListExport =>
  listExportSchema.parse(JSON.parse(inflateRawSync(Buffer.from(subject, 'base64url')).toString()));

/** The variables of an export. @throws Refusal `FIELD_INVALID` for what is no object. */
export function variablesOf({ variables }: ListExport): Record<string, unknown> {
  try {
    const given: unknown = JSON.parse(variables);
    if (given && typeof given === 'object' && !Array.isArray(given)) return { ...given };
  } catch {
    // Refused below.
  }
  throw refuse('FIELD_INVALID', 'variables');
}
