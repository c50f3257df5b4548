import { byteOrderMark, csvLine, type Language } from '@wiki/domain';
import type { ListExport } from '@wiki/domain/schemas';
import { execute, type GraphQLSchema } from 'graphql';
import type { Context } from '../../graphql/context.ts';
import type { ListDocument } from './list-document.ts';

type Column = ListExport['columns'][number];

/** What an export of a list is read with. */
export interface ListCsv {
  schema: GraphQLSchema;
  list: ListDocument;
  variables: Record<string, unknown>;
  columns: readonly Column[];
  language: Language;
  /** The context of one page: rights and data are those of the moment in which it is read. */
  contextNow: () => Promise<Context>;
}

interface Connection {
  edges: { node: unknown }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** As many rows as lists give at once. */
export const exportPage = 50;

/** Reads one page of a list. @throws what the list refuses. */
export async function readPage(
  { schema, list, variables, contextNow }: Omit<ListCsv, 'columns' | 'language'>,
  first: number,
  after: string | null,
): Promise<Connection | null> {
  const { data, errors } = await execute({
    schema,
    document: list.document,
    contextValue: await contextNow(),
    variableValues: { ...variables, first, after },
  });
  if (errors?.[0]) throw errors[0];
  return (data?.[list.alias] as Connection | null | undefined) ?? null;
}

/** All rows of a list as CSV, a page at a time: no more than one is held, however many there are. */
export async function* listCsv({ columns, language, ...reading }: ListCsv): AsyncGenerator<string> {
  yield `${byteOrderMark}${csvLine(columns.map(({ heading }) => heading))}`;
  let after: string | null = null;
  do {
    const page: Connection | null = await readPage(reading, exportPage, after);
    const rows = page?.edges.map(({ node }) =>
      csvLine(columns.map((column) => cellOf(node, column, language))),
    );
    if (rows?.length) yield rows.join('');
    after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
}

function cellOf(row: unknown, { paths, words }: Column, language: Language): string {
  const named = new Map(words?.map(({ value, text }) => [value, text]));
  return paths
    .map((path) => textOf(valueAt(row, path.split('.')), language, named))
    .filter(Boolean)
    .join(' ');
}

/** What stands at a path; entries of lists on the way all count. */
function valueAt(at: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined || at == null) return at;
  if (Array.isArray(at)) return at.map((each) => valueAt(each, [key, ...rest]));
  return typeof at === 'object' ? valueAt((at as Record<string, unknown>)[key], rest) : null;
}

function textOf(value: unknown, language: Language, words: ReadonlyMap<string, string>): string {
  if (value == null) return '';
  if (Array.isArray(value)) {
    return value
      .map((each) => textOf(each, language, words))
      .filter(Boolean)
      .join('; ');
  }
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object') return textOfParts({ ...value }, language, words);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return words.get(text) ?? text;
}

/** Texts in the reader's language, money in its currency, anything else part by part. */
function textOfParts(
  parts: Record<string, unknown>,
  language: Language,
  words: ReadonlyMap<string, string>,
): string {
  if ('en' in parts || 'es' in parts) {
    const other = language === 'en' ? 'es' : 'en';
    return textOf(parts[language] ?? parts[other], language, words);
  }
  if (typeof parts['amountMinor'] === 'number') {
    return `${(parts['amountMinor'] / 100).toFixed(2)} ${textOf(parts['currency'], language, words)}`;
  }
  return Object.values(parts)
    .map((each) => textOf(each, language, words))
    .filter(Boolean)
    .join(' ');
}
