import type { Index } from '../../storage/indexes/index-definition.ts';
import { fitBound, fitKey, invert, maxKeyBytes } from '../../storage/indexes/key-encoding.ts';
import { type KeyRange, afterPrefix, prefixRange } from '../../storage/kv.ts';
import type { Interval, Intervals } from './intervals.ts';

export interface ScanRange extends KeyRange {
  /** The one key of a unique index this range is about; read without a walk. */
  only: Buffer | null;
  /** True when a bound was too long to keep whole: the range may hold more than was asked for. */
  widened: boolean;
  /** Bytes all keys of the range share: table number and fixed fields. */
  fixedBytes: number;
}

/** Most single-value combinations of several fields an index walk is split into. */
const maxCombinations = 20_000;

/** How an index is walked. */
export interface Walk {
  ranges: ScanRange[];
  /** True when the ranges hold exactly what lies within the bounds, false when they hold more. */
  exact: boolean;
}

/** The key ranges of an index that hold every document within the bounds, and perhaps others. */
export function buildRanges(index: Index, bounds: Intervals[]): Walk {
  let prefixes: Buffer[] = [index.prefix];
  for (const [i, intervals] of bounds.entries()) {
    const spans = intervals?.map((each) => (index.directions[i] === -1 ? inverted(each) : each));
    const last = bounds.slice(i + 1).every((each) => each === null);
    if (spans === undefined) return walkOf(prefixes.map(wholePrefix), index, last);
    if (prefixes.length > 1 && prefixes.length * spans.length > maxCombinations) {
      return walkOf(prefixes.map(wholePrefix), index, false);
    }
    if (!spans.every((each) => each.point)) {
      const ranges = prefixes.flatMap((prefix) => spans.map((span) => spanRange(prefix, span)));
      return walkOf(ranges, index, last);
    }
    prefixes = prefixes.flatMap((prefix) => spans.map((span) => Buffer.concat([prefix, span.low])));
  }
  return walkOf(
    prefixes.map((prefix) => exactRange(index, prefix)),
    index,
    true,
  );
}

/** @param keepsBounds whether every bound went into the ranges. */
function walkOf(ranges: ScanRange[], index: Index, keepsBounds: boolean): Walk {
  const exact = keepsBounds && !ranges.some((range) => range.widened);
  const descending = index.directions.includes(-1);
  const inOrder = descending ? ranges.toSorted((a, b) => Buffer.compare(a.lower, b.lower)) : ranges;
  return { ranges: inOrder, exact };
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
  const widened = isTooLong(prefix);
  return { ...prefixRange(bound), only: null, widened, fixedBytes: bound.length };
}

function spanRange(prefix: Buffer, span: Interval): ScanRange {
  const low = Buffer.concat([prefix, span.low]);
  const high = Buffer.concat([prefix, span.high]);
  const widened = isTooLong(low) || isTooLong(high);
  const upper = isTooLong(high) ? afterPrefix(fitPrefixed(high)) : high;
  return { lower: fitPrefixed(low), upper, only: null, widened, fixedBytes: prefix.length };
}

function exactRange(index: Index, key: Buffer): ScanRange {
  const only = index.singleKeys
    ? Buffer.concat([index.prefix, fitKey(key.subarray(index.prefix.length))])
    : null;
  return { ...wholePrefix(key), only };
}

function isTooLong(key: Buffer): boolean {
  return key.length - 4 > maxKeyBytes;
}

function fitPrefixed(key: Buffer): Buffer {
  if (!isTooLong(key)) return key;
  return Buffer.concat([key.subarray(0, 4), fitBound(key.subarray(4))]);
}
