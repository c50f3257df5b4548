import { type ListingType, reversedRanges } from '@wiki/domain';
import { importListingsSchema } from '@wiki/domain/schemas';
import { Refusal, refuse, type UserError } from '../../platform/errors/errors.ts';
import { parseInput } from '../../platform/errors/parse-input.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { BusinessRecord } from '../businesses/index.ts';
import { assertClean } from '../moderation/index.ts';
import { assertListed } from './check-listed.ts';
import { importColumns, valuesOfCells } from './import-columns.ts';
import { readTable, type TableRow } from './import-table.ts';
import { writingListings } from './listing-changes.ts';
import { parseValues, withValues } from './listing-values.ts';
import type { ListingRecord } from './listing.model.ts';
import { skuKeyOf, skuOf } from './listing.derived.ts';
import { createListings, usedSkuKeys } from './listing.store.ts';
import { type Caller, countWriting, sellerFor, writer } from './may-list.ts';
import { newDraft } from './new-draft.ts';
import { textsOf } from './texts-of.ts';

/** A row of a table and what became of it. */
interface ImportedRow {
  line: number;
  name: string | null;
  /** The draft that was written, else null. */
  listing: ListingRecord | null;
  userErrors: UserError[];
}

interface Result {
  rows: ImportedRow[];
  created: number;
}

/** A row as read: the draft it would become, unless something is wrong with it. */
interface ReadRow {
  line: number;
  draft: ListingRecord;
  userErrors: UserError[];
}

/**
 * Makes a draft of each row of a table, or of none when anything is wrong with one of them; a dry run
 * only looks. People of a business do it for it, administrators for any. Refused as a whole like
 * `readTable` and `createListing`, and per row with the codes of its columns.
 */
export async function importListings(ctx: Caller, input: unknown): Promise<Result> {
  const viewer = writer(ctx);
  const { type, csv, dryRun, businessId: given } = parseInput(importListingsSchema, input);
  const business = await sellerFor(viewer, given);
  await countWriting('imported', viewer.userId);
  const table = readTable(csv, importColumns(type));
  const businessId = business._id.toHexString();
  const rows = await readRows(table, { type, business, creatorId: viewer.userId });
  if (dryRun || isAnyWrong(rows)) return nothingOf(rows);
  await countWriting('created', viewer.userId, rows.length);
  const drafts = rows.map(({ draft }) => draft);
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
    await noteUsedSkus(rows, businessId);
    if (isAnyWrong(rows)) return nothingOf(rows);
    throw error;
  }
  return { rows: rows.map((row) => answerOf(row, row.draft)), created: rows.length };
}

const isAnyWrong = (rows: readonly ReadRow[]): boolean =>
  rows.some(({ userErrors }) => userErrors.length > 0);

/** What is answered when no row becomes a draft. */
const nothingOf = (rows: readonly ReadRow[]): Result => ({
  rows: rows.map((row) => answerOf(row, null)),
  created: 0,
});

function answerOf(
  { line, draft, userErrors }: ReadRow,
  listing: ListingRecord | null,
): ImportedRow {
  return { line, name: draft.name.en ?? draft.name.es ?? null, listing, userErrors };
}

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
  const { values, errors } = valuesOfCells(cells);
  if (isTooLong) errors.push(...refuse('INVALID_CSV').userErrors);
  try {
    const given = parseValues(of.type, values);
    const draft = withValues(blank, given);
    const reversed = reversedRanges(draft).flatMap(
      (field) => refuse('RANGE_REVERSED', field).userErrors,
    );
    errors.push(...reversed);
    await assertListed(of.type, given);
    await assertClean(textsOf(given), 'POST_BLACKLISTED');
    return { line, draft, userErrors: errors };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    errors.push(...error.userErrors.map(onItsColumn));
    // Its name tells the reader which row it is, whatever is wrong with the others.
    return { line, draft: { ...blank, name: namedIn(cells) }, userErrors: errors };
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
  for (const { draft, userErrors } of rows) {
    const key = skuKeyOf(skuOf(draft));
    if (key === null) continue;
    if (used.has(key)) userErrors.push(...refuse('SKU_IN_USE', 'sku').userErrors);
    used.add(key);
  }
}
