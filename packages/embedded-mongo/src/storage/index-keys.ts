import { type Doc, emptyArrayKey, getField, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Index } from './index-definition.ts';
import { encodeKey, fitKey } from './key-encoding.ts';

interface Cursor {
  value: unknown;
  parts: string[];
  /** How many of the parts are consumed. */
  depth: number;
}

/** Encoded keys of one document, and what they teach about the index. */
export interface ExtractedKeys {
  keys: Buffer[];
  multikey: boolean[];
  longKeys: boolean;
}

const none: ExtractedKeys = { keys: [], multikey: [], longKeys: false };

/** The keys under which an index holds a document; none when sparse or partial leaves it out. */
export function extractKeys(index: Index, doc: Doc): ExtractedKeys {
  if (index.accepts && !index.accepts(doc)) return none;
  const multikey = index.fields.map(() => false);
  const tuples: unknown[][] = [];
  const cursors = index.fields.map((field) => ({ value: doc, parts: field.parts, depth: 0 }));
  expand(cursors, multikey, tuples);
  const used = index.sparse
    ? tuples.filter((tuple) => tuple.some((value) => value !== undefined))
    : tuples;
  let longKeys = false;
  const keys = used.map((tuple) => {
    const key = encodeKey(tuple, index.directions);
    const fitted = fitKey(key);
    if (fitted !== key) longKeys = true;
    return fitted;
  });
  return { keys: keys.length > 1 ? distinct(keys) : keys, multikey, longKeys };
}

/** The values of the index fields in a document, for the `keyValue` of a duplicate error. */
export function keyValues(index: Index, doc: Doc): Doc {
  const result: Doc = {};
  for (const field of index.fields) {
    let value: unknown = doc;
    for (const part of field.parts) value = isDoc(value) ? getField(value, part) : undefined;
    result[field.path] = value ?? null;
  }
  return result;
}

/** Descends all fields at once, so that fields under one array stay paired element by element. */
function expand(cursors: Cursor[], multikey: boolean[], tuples: unknown[][]): void {
  const reached = cursors.map(descend);
  const first = reached.findIndex((cursor) => Array.isArray(cursor.value));
  if (first === -1) {
    tuples.push(reached.map(({ value }) => (value instanceof NestedArray ? value.items : value)));
    return;
  }
  const array = (reached[first] as Cursor).value as unknown[];
  for (const [i, cursor] of reached.entries()) {
    if (!Array.isArray(cursor.value)) continue;
    multikey[i] = true;
    if (cursor.value !== array) {
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays [${(reached[first] as Cursor).parts.join('.')}] [${cursor.parts.join('.')}]`,
      );
    }
  }
  const elements: unknown[] = array.length === 0 ? [undefined] : array;
  for (const element of elements) {
    const next = reached.map((cursor) =>
      cursor.value === array ? enter(cursor, element, array) : cursor,
    );
    expand(next, multikey, tuples);
  }
}

/** Walks embedded documents until a value, a missing field or an array to expand. */
function descend(cursor: Cursor): Cursor {
  let { value, depth } = cursor;
  while (depth < cursor.parts.length) {
    const part = cursor.parts[depth] as string;
    if (Array.isArray(value)) {
      if (!/^\d+$/.test(part) || Number(part) >= value.length) break;
      value = value[Number(part)];
    } else value = isDoc(value) ? getField(value, part) : undefined;
    depth++;
  }
  return { value, parts: cursor.parts, depth };
}

/** Takes one element of the array a cursor stands on. */
function enter(cursor: Cursor, element: unknown, array: unknown[]): Cursor {
  const atLeaf = cursor.depth >= cursor.parts.length;
  if (atLeaf) {
    const value = array.length === 0 ? emptyArrayKey : element;
    return { value: wrap(value), parts: cursor.parts, depth: cursor.depth + 1 };
  }
  return { ...cursor, value: Array.isArray(element) ? undefined : element };
}

/** Hides an array inside an array, which is a value of its own and not expanded again. */
function wrap(value: unknown): unknown {
  return Array.isArray(value) ? new NestedArray(value) : value;
}

/** An array that is itself the indexed value. */
class NestedArray {
  readonly items: unknown[];

  constructor(items: unknown[]) {
    this.items = items;
  }
}

function distinct(keys: Buffer[]): Buffer[] {
  const seen = new Map<string, Buffer>();
  for (const key of keys) seen.set(key.toString('latin1'), key);
  return [...seen.values()];
}
