import type { Index } from '../storage/index-definition.ts';
import { fitBound, fitKey, invert, maxKeyBytes } from '../storage/key-encoding.ts';
import { type KeyRange, afterPrefix, prefixRange } from '../storage/kv.ts';
import type { Interval, Intervals } from './intervals.ts';

export interface ScanRange extends KeyRange {
  /** The one key of a unique index this range is about; read without a walk. */
  exact: Buffer | null;
  /** Bytes all keys of the range share: table number and fixed fields. */
  fixedBytes: number;
}

/** Most single-value combinations an index walk is split into. */
const maxPoints = 20_000;

/** The key ranges of an index that hold every document within the bounds. */
export function buildRanges(index: Index, bounds: Intervals[]): ScanRange[] {
  let prefixes: Buffer[] = [index.prefix];
  for (const [i, intervals] of bounds.entries()) {
    const descending = index.directions[i] === -1;
    const spans = intervals?.map((each) => (descending ? inverted(each) : each));
    if (spans === undefined) return prefixes.map((prefix) => wholePrefix(prefix));
    const points = spans.every((each) => each.point);
    const tooMany = prefixes.length * spans.length > maxPoints;
    if (tooMany) return prefixes.map((prefix) => wholePrefix(prefix));
    if (!points) {
      return inKeyOrder(
        prefixes.flatMap((prefix) => spans.map((span) => spanRange(prefix, span))),
        index,
      );
    }
    prefixes = prefixes.flatMap((prefix) => spans.map((span) => Buffer.concat([prefix, span.low])));
  }
  return inKeyOrder(
    prefixes.map((prefix) => exactRange(index, prefix)),
    index,
  );
}

function inKeyOrder(ranges: ScanRange[], index: Index): ScanRange[] {
  const descending = index.directions.includes(-1);
  return descending ? ranges.toSorted((a, b) => Buffer.compare(a.lower, b.lower)) : ranges;
}

/** The same span in the inverted bytes of a descending field. */
function inverted({ low, high, point }: Interval): Interval {
  if (point) {
    const key = invert(low);
    return { low: key, high: afterPrefix(key), point };
  }
  return { low: afterPrefix(invert(high)), high: afterPrefix(invert(low)), point };
}

function wholePrefix(prefix: Buffer): ScanRange {
  const bound = fitPrefixed(prefix);
  return { ...prefixRange(bound), exact: null, fixedBytes: bound.length };
}

function spanRange(prefix: Buffer, span: Interval): ScanRange {
  const lower = fitPrefixed(Buffer.concat([prefix, span.low]));
  const high = Buffer.concat([prefix, span.high]);
  const upper = isTooLong(high) ? afterPrefix(fitPrefixed(high)) : high;
  return { lower, upper, exact: null, fixedBytes: prefix.length };
}

function exactRange(index: Index, key: Buffer): ScanRange {
  const exact = index.unique
    ? Buffer.concat([index.prefix, fitKey(key.subarray(index.prefix.length))])
    : null;
  return { ...wholePrefix(key), exact };
}

function isTooLong(key: Buffer): boolean {
  return key.length - 4 > maxKeyBytes;
}

function fitPrefixed(key: Buffer): Buffer {
  if (!isTooLong(key)) return key;
  return Buffer.concat([key.subarray(0, 4), fitBound(key.subarray(4))]);
}
