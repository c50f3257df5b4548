import type { Collation } from '../bson/collation.ts';
import { compareValues } from '../bson/compare.ts';
import { shownFields } from '../bson/shown.ts';
import { asWhole } from '../bson/numbers.ts';
import { type Doc, emptyArrayKey, getField, isDoc, isNumber, toNumber } from '../bson/values.ts';
import { CommandError, unsupported } from '../errors.ts';
import { metaOf } from './meta.ts';
import { tuplesAt } from './tuples.ts';

export interface SortField {
  path: string;
  parts: string[];
  direction: 1 | -1;
  /** How its strings are compared. */
  collation: Collation | null | undefined;
  /** Sorts by how well a text was found, in place of a field. */
  byScore?: true;
}

/** Reads a sort specification; throws BadValue for anything but 1 and -1. */
export function parseSort(sort: Doc, collation?: Collation | null): SortField[] {
  return Object.entries(sort).map(([path, value]) => {
    if (isDoc(value) && '$meta' in value) return byMeta(path, value['$meta']);
    if (!isNumber(value)) {
      const shown = shownFields({ [path]: value });
      throw new CommandError(15974, `Illegal key in $sort specification: ${shown}`);
    }
    const direction = asWhole(value) ?? toNumber(value);
    if (direction !== 1 && direction !== -1) {
      throw new CommandError(15975, '$sort key ordering must be 1 (ascending) or -1 (descending)');
    }
    if (path === '' || path.split('.').includes('')) {
      throw new CommandError(15998, 'FieldPath field names may not be empty strings.');
    }
    return { path, parts: path.split('.'), direction, collation };
  });
}

function byMeta(path: string, name: unknown): SortField {
  if (name === 'textScore') {
    return { path, parts: [path], direction: -1, collation: null, byScore: true };
  }
  if (name === 'randVal' || name === 'geoNearDistance') throw unsupported(`A sort by ${name}`);
  throw new CommandError(31_138, `Illegal $meta sort: $meta: ${JSON.stringify(name)}`);
}

/** Orders documents by a sort specification. */
export function compileSort(sort: Doc, collation?: Collation | null): (a: Doc, b: Doc) => number {
  const fields = parseSort(sort, collation);
  return (a, b) => compareSortKeys(sortKeys(a, fields), sortKeys(b, fields), fields);
}

/**
 * The sort keys of a document. An array counts as its smallest element ascending and as its
 * largest descending; an empty one sorts before null. The keys of several fields in one array are
 * those of one element.
 */
export function sortKeys(doc: Doc, fields: readonly SortField[]): unknown[] {
  const isPaired = fields.length > 1 && fields.some(({ parts }) => hasArray(doc, parts));
  return isPaired ? pairedKeys(doc, fields) : fields.map((field) => sortKey(doc, field));
}

function hasArray(doc: Doc, parts: readonly string[]): boolean {
  let value: unknown = doc;
  for (const part of parts) {
    if (!isDoc(value)) break;
    value = getField(value, part);
  }
  return Array.isArray(value);
}

/** The least of the lists that an index on the fields would hold. */
function pairedKeys(doc: Doc, fields: readonly SortField[]): unknown[] {
  const stored = fields.filter(({ byScore }) => byScore !== true);
  const lists = tuplesOf(doc, stored).map((tuple) => {
    const values = tuple.values();
    return fields.map((field) =>
      field.byScore ? sortKey(doc, field) : (values.next().value ?? null),
    );
  });
  return lists.reduce((least, each) => (compareSortKeys(each, least, fields) < 0 ? each : least));
}

function tuplesOf(doc: Doc, fields: readonly SortField[]): unknown[][] {
  try {
    return tuplesAt(doc, fields).tuples;
  } catch (error) {
    if (error instanceof CommandError && error.codeName === 'CannotIndexParallelArrays') {
      throw new CommandError('BadValue', 'cannot sort with keys that are parallel arrays');
    }
    throw error;
  }
}

/** Compares two lists of sort keys. */
export function compareSortKeys(
  a: readonly unknown[],
  b: readonly unknown[],
  fields: readonly SortField[],
): number {
  for (let i = 0; i < fields.length; i++) {
    const { direction, collation } = fields[i] as SortField;
    const order = compareValues(a[i], b[i], collation) * direction;
    if (order !== 0) return order;
  }
  return 0;
}

function scoreOf(doc: unknown): unknown {
  const score = metaOf(doc, 'textScore');
  if (score !== undefined) return score;
  throw new CommandError(40_218, 'query requires text score metadata, but it is not available');
}

function sortKey(doc: unknown, field: SortField, depth = 0): unknown {
  if (field.byScore) return scoreOf(doc);
  const { parts } = field;
  let value = doc;
  for (let i = depth; i < parts.length; i++) {
    const part = parts[i] as string;
    if (Array.isArray(value)) {
      const position = /^\d+$/.test(part) ? Number(part) : -1;
      if (position >= 0 && position < value.length) {
        value = value[position];
        continue;
      }
      const keys = value.map((item) => (isDoc(item) ? sortKey(item, field, i) : null));
      return best(keys, field) ?? null;
    }
    value = isDoc(value) ? getField(value, part) : undefined;
  }
  if (!Array.isArray(value)) return value ?? null;
  return value.length === 0 ? emptyArrayKey : best(value, field);
}

function best(values: unknown[], { direction, collation }: SortField): unknown {
  let result = values[0];
  for (const value of values) {
    if (compareValues(value, result, collation) * direction < 0) result = value;
  }
  return result;
}
