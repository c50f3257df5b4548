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
  /**
   * Shows up to `limit` values of a range without copying them, where that can be done: the bytes
   * are only there while `show` runs. Gives the last key shown, undefined when there was none.
   */
  visit?(range: KeyRange, limit: number, show: (value: Buffer) => void): Buffer | undefined;
}

export interface WriteView extends ReadView {
  put(key: Buffer, value: Buffer): void;
  remove(key: Buffer): void;
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

/**
 * Walks a range in growing slices. No storage cursor stays open between slices, so a walk may
 * pause for any time; what changes meanwhile is seen like in MongoDB's own cursors.
 */
export function* walk(view: ReadView, range: KeyRange, reverse = false): Generator<Entry> {
  let remaining = range;
  for (let size = 16; ; size = Math.min(size * 4, 512)) {
    const entries = view.slice(remaining, size, reverse);
    yield* entries;
    const last = entries.at(-1);
    if (last === undefined || entries.length < size) return;
    remaining = rest(range, last.key, reverse);
  }
}
