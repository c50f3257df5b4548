import { type ErrorCode, type Language, type ListingType, reversedRanges } from '@wiki/domain';
import { importListingsSchema, type ListingValuesInput } from '@wiki/domain/schemas';
import type { Context } from '../../../graphql/context.ts';
import { Refusal, refuse, type UserError } from '../../../platform/errors/errors.ts';
import { parseInput } from '../../../platform/errors/parse-input.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import type { BusinessRecord } from '../../businesses/index.ts';
import { assertClean } from '../../moderation/index.ts';
import { assertListed } from '../writing/check-listed.ts';
import { importColumns, valuesOfCells } from './import-columns.ts';
import { type ColumnWords, withValuesOfWords, wordsOf } from './import-values.ts';
import { readTable, type TableRow } from './import-table.ts';
import { writingListings } from '../writing/listing-changes.ts';
import { parseValues, withValues } from '../writing/listing-values.ts';
import type { ListingRecord } from '../listing.model.ts';
import { skuKeyOf, skuOf } from '../listing.derived.ts';
import { createListings, usedSkuKeys } from '../listing.store.ts';
import { type Caller, countWriting, sellerFor, writer } from '../writing/listing-writers.ts';
import { newDraft } from '../writing/new-draft.ts';
import { textsOf } from '../writing/texts-of.ts';

/** A row of a table and what became of it. */
interface ImportedRow {
  line: number;
  name: string | null;
  /** The draft that was written, else null. */
  listing: ListingRecord | null;
  userErrors: UserError[];
  /** What is wrong with it, in the words of the table. */
  problems: ImportProblem[];
}

/** What is wrong with a cell, with the words its column takes. */
interface ImportProblem {
  code: ErrorCode;
  /** The column as the API names it; null for the row as a whole. */
  column: string | null;
  /** What stands in the cell. */
  value: string | null;
  /** Empty where any are good or there are too many. */
  allowedWords: ColumnWords['words'];
  /** The same in the caller's language. */
  allowed: string[];
}

interface Result {
  rows: ImportedRow[];
  /** What the columns take in which a value is not known. */
  columnWords: ColumnWords[];
  created: number;
}

/** A row as read: the draft it would become, unless something is wrong with it. */
interface ReadRow {
  line: number;
  cells: TableRow['cells'];
  draft: ListingRecord;
  userErrors: UserError[];
}

/**
 * Makes a draft of each row of a table, or of none when anything is wrong with one of them, unless
 * those are to be skipped; a dry run only looks. People of a business do it for it, administrators for any. Refused as a whole like
 * `readTable` and `createListing`, and per row with the codes of its columns.
 */
export async function importListings(
  ctx: Caller & Pick<Context, 'request'>,
  input: unknown,
): Promise<Result> {
  const viewer = writer(ctx);
  const {
    type,
    csv,
    isDryRun,
    skipsWrong,
    businessId: given,
  } = parseInput(importListingsSchema, input);
  const business = await sellerFor(viewer, given);
  await countWriting('imported', viewer.userId);
  const table = readTable(csv, importColumns(type));
  const businessId = business._id.toHexString();
  const rows = await readRows(table, { type, business, creatorId: viewer.userId });
  const good = rows.filter(isRight);
  const isRefused = good.length < rows.length && !skipsWrong;
  const { language } = ctx.request;
  const answer = (written: boolean) => answerOf(rows, { type, language, written });
  if (isDryRun || isRefused || good.length === 0) return answer(false);
  await countWriting('created', viewer.userId, good.length);
  const drafts = good.map(({ draft }) => draft);
  try {
    await writingListings(async () => {
      await createListings(drafts);
      await recordEvent('listing.imported', viewer.userId, {
        businessId,
        listingType: type,
        listingIds: drafts.map(({ _id }) => _id.toHexString()),
      });
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Another listing took a SKU since the rows were read: which is known now.
    await noteUsedSkus(good, businessId);
    if (!good.every(isRight)) return answer(false);
    throw error;
  }
  return answer(true);
}

const isRight = ({ userErrors }: ReadRow): boolean => userErrors.length === 0;

/** What became of the rows, and the words that would help those with values that are not known. */
async function answerOf(
  rows: readonly ReadRow[],
  { type, language, written }: { type: ListingType; language: Language; written: boolean },
): Promise<Result> {
  const unknown = rows.flatMap(({ userErrors }) =>
    userErrors.flatMap(({ code, field }) => (field && namesValues.has(code) ? [field] : [])),
  );
  const columnWords = await wordsOf(type, new Set(unknown));
  const wordsByColumn = new Map(columnWords.map(({ column, words }) => [column, words]));
  const problem = ({ code, field }: UserError, cells: TableRow['cells']): ImportProblem => {
    const words = (field && namesValues.has(code) && wordsByColumn.get(field)) || [];
    return {
      code,
      column: field ?? null,
      value: field && Object.hasOwn(cells, field) ? (cells[field]?.slice(0, 60) ?? null) : null,
      allowedWords: words,
      allowed: words.map((word) => word[language]),
    };
  };
  const answered = rows.map((row) => ({
    line: row.line,
    name: row.draft.name.en ?? row.draft.name.es ?? null,
    listing: written && isRight(row) ? row.draft : null,
    userErrors: row.userErrors,
    problems: row.userErrors.map((error) => problem(error, row.cells)),
  }));
  return {
    rows: answered,
    columnWords,
    created: answered.filter(({ listing }) => listing !== null).length,
  };
}

/** What the words that are good would help against. */
const namesValues: ReadonlySet<string> = new Set([
  'FIELD_INVALID',
  'INVALID_REFERENCE',
  'INVALID_COUNTRY',
]);

interface Drafted {
  type: ListingType;
  business: BusinessRecord;
  creatorId: string;
}

async function readRows(table: readonly TableRow[], of: Drafted): Promise<ReadRow[]> {
  const rows: ReadRow[] = [];
  for (const row of table) rows.push(await readRow(row, of));
  await noteUsedSkus(rows, of.business._id.toHexString());
  return rows;
}

async function readRow({ line, cells, isTooLong }: TableRow, of: Drafted): Promise<ReadRow> {
  const blank = newDraft(of);
  const { values: read, errors } = valuesOfCells(cells);
  const values = await withValuesOfWords(of.type, read);
  if (isTooLong) errors.push(...refuse('INVALID_CSV').userErrors);
  const { given, wrong } = readable(of.type, values);
  const draft = withValues(blank, given);
  const reversed = reversedRanges(draft).flatMap(
    (field) => refuse('RANGE_REVERSED', field).userErrors,
  );
  const checked = [
    ...(await faultsOf(() => assertListed(of.type, given))),
    ...(await faultsOf(() => assertClean(textsOf(given), 'POST_BLACKLISTED'))),
  ];
  const userErrors = [...errors, ...wrong, ...reversed, ...checked].map(onItsColumn);
  // Its name tells the reader which row it is, whatever is wrong with the others.
  const named = wrong.length > 0 ? { ...draft, name: namedIn(cells) } : draft;
  return { line, cells, draft: named, userErrors };
}

/** The values that can be read, and what is wrong with the others: all of it at once. */
function readable(
  type: ListingType,
  values: Record<string, unknown>,
): { given: ListingValuesInput; wrong: UserError[] } {
  try {
    return { given: parseValues(type, values), wrong: [] };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const wrong = new Set(error.userErrors.map(({ field }) => field?.split('.')[0]));
    const rest = Object.entries(values).filter(([field]) => !wrong.has(field));
    if (rest.length === Object.keys(values).length) throw error;
    const { given, wrong: more } = readable(type, Object.fromEntries(rest));
    return { given, wrong: [...error.userErrors, ...more] };
  }
}

/** What a check finds at fault; none when it finds nothing. */
async function faultsOf(check: () => Promise<void>): Promise<UserError[]> {
  try {
    await check();
    return [];
  } catch (error) {
    if (error instanceof Refusal) return error.userErrors;
    throw error;
  }
}

/** The field of an error as the table calls it: a column, not a place in its list. */
const onItsColumn = (error: UserError): UserError => ({
  ...error,
  field: error.field?.replace(/\.\d+$/, ''),
});

const namedIn = (cells: TableRow['cells']): ListingRecord['name'] => ({
  en: cells['name.en']?.slice(0, 120) || null,
  es: cells['name.es']?.slice(0, 120) || null,
});

/** Refuses the rows whose SKU another listing of the business, or an earlier row, has. */
async function noteUsedSkus(rows: readonly ReadRow[], businessId: string): Promise<void> {
  const skus = rows.map(({ draft }) => skuOf(draft)).filter((sku) => sku !== null);
  const used = await usedSkuKeys(businessId, skus);
  const seen = new Set<string>();
  for (const { draft, userErrors } of rows) {
    const key = skuKeyOf(skuOf(draft));
    if (key === null) continue;
    if (used.has(key)) userErrors.push(...refuse('SKU_IN_USE', 'sku').userErrors);
    else if (seen.has(key)) userErrors.push(...refuse('SKU_REPEATED', 'sku').userErrors);
    seen.add(key);
  }
}
