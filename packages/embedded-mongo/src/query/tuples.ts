import { type Doc, emptyArrayKey, getField, isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

/** Where the walk along one path stands. */
export interface Cursor {
  value: unknown;
  parts: string[];
  /** How many of the parts are consumed. */
  depth: number;
}

/** Whether two cursors on arrays stand on the same one. */
export type SameArray = (a: Cursor, b: Cursor) => boolean;

/** True of cursors that took the same way. */
export function samePath(a: Cursor, b: Cursor): boolean {
  if (a.depth !== b.depth) return false;
  for (let i = 0; i < a.depth; i++) if (a.parts[i] !== b.parts[i]) return false;
  return true;
}

/**
 * The values at several paths of a document, one list for every element of the array that they
 * run through, and which of the paths hold one.
 * @throws CannotIndexParallelArrays when two paths run through different arrays.
 */
export function tuplesAt(
  doc: Doc,
  paths: readonly { parts: string[] }[],
  isSame: SameArray = samePath,
): { tuples: unknown[][]; multikey: boolean[] } {
  const multikey = paths.map(() => false);
  const tuples: unknown[][] = [];
  const cursors = paths.map(({ parts }) => ({ value: doc, parts, depth: 0 }));
  expand(cursors, multikey, tuples, isSame);
  return { tuples, multikey };
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
