import { columnOf, limits } from '@wiki/domain';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { refuse } from '../../../platform/errors/errors.ts';

/** A row of a table. */
export interface TableRow {
  /** The line it begins in, the heading being 1. */
  line: number;
  /** Its cells by their columns. */
  cells: Record<string, string>;
  /** Whether it has more cells than the heading has columns. */
  isTooLong: boolean;
}

/**
 * Reads a table in CSV: comma or semicolon, quotes around what holds either, with or without a byte
 * order mark; its columns are named as the API does or in either language. Rows without anything are
 * passed over.
 * @throws Refusal `INVALID_CSV` for what is no table, `UNKNOWN_COLUMN` on a column that is unknown or
 * there twice, `FIELD_REQUIRED` without rows and `TOO_MANY_ITEMS` with too many of them.
 */
export function readTable(csv: string, columns: readonly string[]): TableRow[] {
  const [heading, ...rows] = parsed(csv);
  if (!heading) throw refuse('FIELD_REQUIRED', 'csv');
  const given = heading.record.map((name) => name.trim());
  const names = given.map((name) => columnOf(name, columns) ?? '');
  const unfit = given.find((_, index) => {
    const name = names[index] ?? '';
    return name === '' || names.indexOf(name) < index;
  });
  if (unfit !== undefined) throw refuse('UNKNOWN_COLUMN', unfit.slice(0, 60) || 'csv');
  const filled = rows.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw refuse('FIELD_REQUIRED', 'csv');
  if (filled.length > limits.import.rows) throw refuse('TOO_MANY_ITEMS', 'csv');
  return filled.map(({ record, line }) => ({
    line,
    cells: Object.fromEntries(names.map((name, index) => [name, record[index] ?? ''])),
    isTooLong: record.slice(names.length).some((cell) => cell.trim() !== ''),
  }));
}

interface ParsedRecord {
  record: string[];
  line: number;
}

function parsed(csv: string): ParsedRecord[] {
  // No column's name has a semicolon: one in the heading parts columns.
  const delimiter = /^[^\r\n]*;/.test(csv) ? ';' : ',';
  try {
    const options = { bom: true, delimiter, info: true, relax_column_count: true };
    // Its types do not tell what `info` adds.
    const records = parse(csv, options) as unknown as { record: string[]; info: Info }[];
    // The parser tells the line a record ends in.
    return records.map(({ record }, index) => ({
      record,
      line: (records[index - 1]?.info.lines ?? 0) + 1,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw refuse('INVALID_CSV', 'csv');
    throw error;
  }
}
