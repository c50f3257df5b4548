/** An ordered range of keys: `lower` inclusive, `upper` exclusive. */
export interface KeyRange {
  lower: Buffer;
  upper: Buffer;
}

export interface Entry {
  key: Buffer;
  value: Buffer;
}

/** Ordered read access to keys and values, committed or within a transaction. */
export interface ReadView {
  get(key: Buffer): Buffer | undefined;
  /** Up to `limit` entries of the range, from its end when `reverse`. */
  slice(range: KeyRange, limit: number, reverse: boolean): Entry[];
  /** About how many keys the range holds, looking at no more than so many. */
  countUpTo(range: KeyRange, most: number): number;
  /** How often something was written that may change what is read here, where that is known. */
  readonly writes?: number;
  /** A value in bytes that may be others when something else is read, where it needs not be copied. */
  peek?(key: Buffer): Buffer | undefined;
  /**
   * Shows up to `limit` values of a range without copying them, from its end when `reverse`, where that can be
   * done: the bytes are only there while `show` runs. Gives the last key shown, undefined when there was none.
   */
  visit?(
    range: KeyRange,
    limit: number,
    show: (value: Buffer) => void,
    reverse?: boolean,
  ): Buffer | undefined;
}

export interface WriteView extends ReadView {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
}

/** A value that is read at once and not kept: its bytes may be others when something else is read. */
export function peek(view: ReadView, key: Buffer): Buffer | undefined {
  return view.peek ? view.peek(key) : view.get(key);
}

/** The smallest key greater than every key that starts with `prefix`. */
export function afterPrefix(prefix: Buffer): Buffer {
  const end = Buffer.from(prefix);
  for (let i = end.length - 1; i >= 0; i--) {
    if (end[i] !== 255) {
      end[i] = (end[i] as number) + 1;
      return end.subarray(0, i + 1);
    }
  }
  return Buffer.concat([prefix, Buffer.alloc(8, 255)]);
}

/** Every key that starts with `prefix`. */
export function prefixRange(prefix: Buffer): KeyRange {
  return { lower: prefix, upper: afterPrefix(prefix) };
}

/** The part of a range still to be walked after `key`. */
export function rest(range: KeyRange, key: Buffer, reverse: boolean): KeyRange {
  return reverse
    ? { lower: range.lower, upper: key }
    : { lower: Buffer.concat([key, zero]), upper: range.upper };
}

const zero = Buffer.alloc(1);

/** Values shown between two pauses. */
const shownAtOnce = 200;

/**
 * Walks a range and gives what `read` makes of each value, which it must not keep; `null` is a
 * pause. Undefined when the view cannot show its values.
 */
export function walkValues<T>(
  view: ReadView,
  range: KeyRange,
  read: (value: Buffer) => T,
): Generator<T | null> | undefined {
  const visit = view.visit?.bind(view);
  return visit && walkVisited(visit, range, read);
}

function* walkVisited<T>(
  visit: NonNullable<ReadView['visit']>,
  range: KeyRange,
  read: (value: Buffer) => T,
): Generator<T | null> {
  let remaining = range;
  for (;;) {
    const values: T[] = [];
    const last = visit(remaining, shownAtOnce, (value) => values.push(read(value)));
    yield* values;
    if (last === undefined || values.length < shownAtOnce) return;
    yield null;
    remaining = rest(range, last, false);
  }
}

/** A slice is so large at most, and begins with so many entries where nobody knows how many are wanted. */
const mostAtOnce = 512;
export const fewAtOnce = 16;

const sizeAfter = (size: number): number => Math.min(size * 4, mostAtOnce);

/**
 * Walks a range in growing slices. No storage cursor stays open between slices, so a walk may
 * pause for any time; what changes meanwhile is seen like in MongoDB's own cursors.
 */
export function* walk(view: ReadView, range: KeyRange, reverse = false): Generator<Entry> {
  let remaining = range;
  for (let size = fewAtOnce; ; size = sizeAfter(size)) {
    const entries = view.slice(remaining, size, reverse);
    yield* entries;
    const last = entries.at(-1);
    if (last === undefined || entries.length < size) return;
    remaining = rest(range, last.key, reverse);
  }
}

/**
 * Walks a range in the same way and gives, slice by slice, what `read` makes of the values, which it must
 * not keep.
 * @param first how many are in the first slice.
 */
export function* walkSlices<T>(
  view: ReadView,
  range: KeyRange,
  read: (value: Buffer) => T,
  { reverse, first }: { reverse: boolean; first: number },
): Generator<T[]> {
  let remaining = range;
  for (let size = Math.min(first, mostAtOnce); ; size = sizeAfter(size)) {
    const values: T[] = [];
    const take = (value: Buffer): void => void values.push(read(value));
    const last = view.visit
      ? view.visit(remaining, size, take, reverse)
      : takeSlice(view.slice(remaining, size, reverse), take);
    if (values.length > 0) yield values;
    if (last === undefined || values.length < size) return;
    remaining = rest(range, last, reverse);
  }
}

function takeSlice(entries: Entry[], take: (value: Buffer) => void): Buffer | undefined {
  for (const { value } of entries) take(value);
  return entries.at(-1)?.key;
}
