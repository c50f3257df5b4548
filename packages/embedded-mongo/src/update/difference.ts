import { calculateObjectSize } from 'bson';
import { equalValues } from '../bson/compare.ts';
import { docOf } from '../bson/ordered.ts';
import { type Doc, Int32, isDoc, typeName } from '../bson/values.ts';
import { valueAt } from '../query/paths.ts';

/** A path with its array positions as numbers. */
type Path = (string | number)[];

/** What a change event tells about an update, as it is logged. */
export class Description {
  readonly #updated: [Path, unknown][] = [];
  readonly #removed: Path[] = [];
  readonly #truncated: [Path, number][] = [];

  update(path: Path, value: unknown): void {
    this.#updated.push([path, value]);
  }

  remove(path: Path): void {
    this.#removed.push(path);
  }

  truncate(path: Path, size: number): void {
    this.#truncated.push([path, size]);
  }

  /** Takes what another description tells. */
  addAll(other: Description): void {
    this.#updated.push(...other.#updated);
    this.#removed.push(...other.#removed);
    this.#truncated.push(...other.#truncated);
  }

  toDoc(): Doc {
    const paths = [
      ...this.#updated.map(([path]) => path),
      ...this.#removed,
      ...this.#truncated.map(([path]) => path),
    ];
    const ambiguous = paths.filter(isAmbiguous).map((path) => [path.join('.'), shown(path)]);
    return {
      updatedFields: docOf(this.#updated.map(([path, value]) => [path.join('.'), value])),
      removedFields: this.#removed.map((path) => path.join('.')),
      truncatedArrays: this.#truncated.map(([path, size]) => ({
        field: path.join('.'),
        newSize: new Int32(size),
      })),
      disambiguatedPaths: Object.fromEntries(ambiguous) as Doc,
    };
  }
}

/** True when a field's own name looks like a position, or has a dot. */
function isAmbiguous(path: Path): boolean {
  return path.some(
    (part) => typeof part === 'string' && (/^\d+$/.test(part) || part.includes('.')),
  );
}

function shown(path: Path): unknown[] {
  return path.map((part) => (typeof part === 'number' ? new Int32(part) : part));
}

/** A dotted path with what it names in a document: fields by name, elements by position. */
export function pathIn(doc: Doc, parts: readonly string[]): Path {
  return parts.map((part, i) =>
    Array.isArray(valueAt(doc, parts.slice(0, i))) && /^\d+$/.test(part) ? Number(part) : part,
  );
}

/** Tells, as change events do, how one document became another. */
export function describeDifference(before: Doc, after: Doc): Doc {
  const description = new Description();
  compareDocs(before, after, [], description);
  return description.toDoc();
}

/**
 * Adds how a document changed.
 * @returns the bytes that MongoDB's own log would need for it, which decides what events tell.
 */
function compareDocs(old: Doc, next: Doc, path: Path, into: Description): number {
  let removed = 0;
  let updated = 0;
  let nested = 0;
  for (const key of Object.keys(old)) {
    if (Object.hasOwn(next, key)) continue;
    into.remove([...path, key]);
    removed += elementHead(key) + 1;
  }
  for (const key of Object.keys(next)) {
    const { whole, size } = compareValue(old[key], next[key], [...path, key], into);
    if (whole) updated += elementHead(key) + size;
    else if (size > 0) nested += elementHead(`s${key}`) + size;
  }
  const section = (size: number): number => (size > 0 ? elementHead('u') + emptyDoc + size : 0);
  return emptyDoc + section(removed) + section(updated) + nested;
}

/** Adds how a value changed: in parts, or whole when that takes less. */
function compareValue(
  old: unknown,
  next: unknown,
  path: Path,
  into: Description,
): { whole: boolean; size: number } {
  if (isIdentical(old, next)) return { whole: false, size: 0 };
  const all = sizeOf(next);
  const parts = new Description();
  let size = Infinity;
  if (isDoc(old) && isDoc(next)) size = compareDocs(old, next, path, parts);
  else if (Array.isArray(old) && Array.isArray(next)) {
    size = compareArrays(old, next, path, parts);
  }
  if (size > all) {
    into.update(path, next);
    return { whole: true, size: all };
  }
  into.addAll(parts);
  return { whole: false, size };
}

function compareArrays(old: unknown[], next: unknown[], path: Path, into: Description): number {
  let bytes = emptyDoc + elementHead('a') + 1;
  if (next.length < old.length) {
    into.truncate(path, next.length);
    bytes += elementHead('l') + 4;
  }
  for (const [i, item] of next.entries()) {
    const { size } = compareValue(old[i], item, [...path, i], into);
    if (size > 0) bytes += elementHead(`u${i}`) + size;
  }
  return bytes;
}

const emptyDoc = 5;

/** Bytes of the type and the name of a BSON element. */
function elementHead(name: string): number {
  return 2 + Buffer.byteLength(name);
}

/** Bytes of a value in BSON. */
function sizeOf(value: unknown): number {
  return calculateObjectSize({ v: value as Doc }) - emptyDoc - elementHead('v');
}

/** Equal in value and type all the way down. */
function isIdentical(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => isIdentical(item, b[i]));
  }
  if (isDoc(a) && isDoc(b)) {
    const keys = Object.keys(a);
    return (
      keys.length === Object.keys(b).length && keys.every((key) => isIdentical(a[key], b[key]))
    );
  }
  return a !== undefined && typeName(a) === typeName(b) && equalValues(a, b);
}
