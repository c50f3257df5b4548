import { limits } from '@wiki/domain';
import { CsvError, type Info, parse } from 'csv-parse/sync';
import { refuse } from '../../../platform/errors/errors.ts';

/** An entry as a list that is imported gives it. */
export interface ListedEntry {
  /** The line it stands in, the first being 1. */
  line: number;
  text: string;
  note: string | null;
}

const textHeadings = ['text', 'texto'];
const noteHeadings = ['note', 'nota'];

const cellOf = (cell: string | undefined): string =>
  cell?.trim().replace(/^'(?=[=+\-@])/, '') ?? '';

/**
 * Reads a list of words or phrases: an entry to the line, its note after a semicolon or a tab; or a
 * table in CSV, whose heading names the columns of text and note, as the back office exports it.
 * @throws Refusal `INVALID_CSV` for a broken table, `FIELD_REQUIRED` without entries and
 * `TOO_MANY_ITEMS` with too many.
 */
export function readBlacklistList(list: string): ListedEntry[] {
  const entries = (tableOf(list) ?? linesOf(list)).filter(({ text }) => text !== '');
  if (entries.length === 0) throw refuse('FIELD_REQUIRED', 'list');
  if (entries.length > limits.blacklist.importEntries) throw refuse('TOO_MANY_ITEMS', 'list');
  return entries;
}

function linesOf(list: string): ListedEntry[] {
  return list
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .flatMap((written, index) => {
      if (written.trimStart().startsWith('#')) return [];
      const [text, ...rest] = written.split(/[;\t]/);
      return [{ line: index + 1, text: cellOf(text), note: cellOf(rest.join(' ')) || null }];
    });
}

/** The entries of a table; null for a list without a heading. */
function tableOf(list: string): ListedEntry[] | null {
  const [first = ''] = list.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, 1);
  const delimiter = [';', '\t', ','].find((sign) => first.includes(sign)) ?? ',';
  const names = first.split(delimiter).map((name) => name.trim().replaceAll('"', '').toLowerCase());
  const [textAt, noteAt] = [textHeadings, noteHeadings].map((headings) =>
    names.findIndex((name) => headings.includes(name)),
  );
  if (textAt === undefined || textAt < 0) return null;
  try {
    const options = { bom: true, delimiter, info: true, relax_column_count: true };
    // Its types do not tell what `info` adds.
    const rows = parse(list, options) as unknown as { record: string[]; info: Info }[];
    return rows.slice(1).map(({ record }, index) => ({
      line: (rows[index]?.info.lines ?? 0) + 1,
      text: cellOf(record[textAt]),
      note: (noteAt === undefined || noteAt < 0 ? '' : cellOf(record[noteAt])) || null,
    }));
  } catch (error) {
    if (error instanceof CsvError) throw refuse('INVALID_CSV', 'list');
    throw error;
  }
}
