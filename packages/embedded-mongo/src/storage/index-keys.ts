import { equalValues } from '../bson/compare.ts';
import { type Doc, emptyArrayKey, getField, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Index } from './index-definition.ts';
import { encodeKey, fitKey } from './key-encoding.ts';
import { checkHashed, specialKeys } from './special-keys.ts';

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

/** The keys under which an index holds a document; none when sparse or partial leaves it out. */
export function extractKeys(index: Index, doc: Doc): ExtractedKeys {
  return keysOf(index, doc, samePath);
}

/**
 * The keys under which a stored document was indexed. Earlier versions took equal arrays of two
 * fields for one when an update had copied the one from the other; such documents can still be
 * changed and deleted.
 */
export function storedKeys(index: Index, doc: Doc): Buffer[] {
  try {
    return extractKeys(index, doc).keys;
  } catch (error) {
    if (error instanceof CommandError && error.codeName === 'CannotIndexParallelArrays') {
      return keysOf(index, doc, (a, b) => samePath(a, b) || equalValues(a.value, b.value)).keys;
    }
    throw error;
  }
}

/** Whether two cursors on arrays stand on the same one. */
type SameArray = (a: Cursor, b: Cursor) => boolean;

function samePath(a: Cursor, b: Cursor): boolean {
  if (a.depth !== b.depth) return false;
  for (let i = 0; i < a.depth; i++) if (a.parts[i] !== b.parts[i]) return false;
  return true;
}

/** The values of the index fields in a document, one list for every entry. */
export function tuplesOf(index: Index, doc: Doc): unknown[][] {
  return expanded(index, doc, samePath).tuples;
}

function expanded(
  index: Index,
  doc: Doc,
  isSame: SameArray,
): { tuples: unknown[][]; multikey: boolean[] } {
  const multikey = index.fields.map(() => false);
  const tuples: unknown[][] = [];
  if (index.accepts && !index.accepts(doc)) return { tuples, multikey };
  const cursors = index.fields.map((field) => ({ value: doc, parts: field.parts, depth: 0 }));
  expand(cursors, multikey, tuples, isSame);
  const used = index.sparse
    ? tuples.filter((tuple) => tuple.some((value) => value !== undefined))
    : tuples;
  return { tuples: used, multikey };
}

function keysOf(index: Index, doc: Doc, isSame: SameArray): ExtractedKeys {
  if (index.special !== null) {
    const isLeftOut = index.accepts !== null && !index.accepts(doc);
    const keys = isLeftOut ? [] : specialKeys(index, doc);
    const isMultikey = index.place !== null && keys.length > 1;
    return { keys, multikey: index.fields.map(() => isMultikey), longKeys: false };
  }
  const { tuples: used, multikey } = expanded(index, doc, isSame);
  if (index.hashed.size > 0) checkHashed(index, multikey);
  let longKeys = false;
  const keys = used.map((tuple) => {
    const key = encodeKey(tuple, index.directions, index.collation);
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
function expand(
  cursors: Cursor[],
  multikey: boolean[],
  tuples: unknown[][],
  isSame: SameArray,
): void {
  const reached = cursors.map(descend);
  const first = reached.find((cursor) => Array.isArray(cursor.value));
  if (first === undefined) {
    tuples.push(reached.map(({ value }) => (value instanceof NestedArray ? value.items : value)));
    return;
  }
  const onArray = reached.map(
    (cursor) => Array.isArray(cursor.value) && (cursor === first || isSame(cursor, first)),
  );
  for (const [i, cursor] of reached.entries()) {
    if (!Array.isArray(cursor.value)) continue;
    multikey[i] = true;
    if (!onArray[i]) {
      throw new CommandError(
        'CannotIndexParallelArrays',
        `cannot index parallel arrays [${cursor.parts.join('.')}] [${first.parts.join('.')}]`,
      );
    }
  }
  const array = first.value as unknown[];
  const elements: unknown[] = array.length === 0 ? [undefined] : array;
  for (const element of elements) {
    const next = reached.map((cursor, i) =>
      onArray[i] === true ? enter(cursor, element, array) : cursor,
    );
    expand(next, multikey, tuples, isSame);
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
