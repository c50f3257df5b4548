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
