import type { Collation } from '../../bson/collation.ts';
import { isNaNValue } from '../../bson/numbers.ts';
import { BSONRegExp, type Doc, Rank, isDoc, isNumber, rankOf } from '../../bson/values.ts';
import { encodeValue } from '../../storage/indexes/key-encoding.ts';
import { afterPrefix } from '../../storage/kv.ts';
import { isOperatorDoc } from '../operators.ts';

/** A span of encoded values: `low` inclusive, `high` exclusive. */
export interface Interval {
  low: Buffer;
  high: Buffer;
  /** True when it holds exactly one value. */
  point: boolean;
}

/** Sorted, disjoint spans a value must lie in; null when nothing is known. */
export type Intervals = Interval[] | null;

/**
 * What a filter demands of the value at `path`. The spans may be wider than the filter, never
 * narrower, so documents found through them are tested again.
 * @param multikey when true, two conditions may be met by different array elements, so they
 * are not combined.
 */
export function filterIntervals(
  filter: Doc,
  path: string,
  multikey: boolean,
  collation?: Collation | null,
): Intervals {
  const inside = (each: unknown, below = path): Intervals =>
    filterIntervals(each as Doc, below, multikey, collation);
  let known: Intervals = null;
  const narrow = (next: Intervals): void => {
    if (next === null) return;
    if (known === null) known = next;
    else known = multikey ? moreSelective(known, next) : intersect(known, next);
  };
  for (const [key, condition] of Object.entries(filter)) {
    if (key === '$and' && Array.isArray(condition)) {
      for (const each of condition) narrow(inside(each));
    } else if (key === '$or' && Array.isArray(condition)) {
      narrow(unionAll(condition.map((each) => inside(each))));
    } else if (key === path) {
      narrow(conditionIntervals(condition, multikey, collation));
    } else if (path.startsWith(`${key}.`) && isDoc(condition) && isDoc(condition['$elemMatch'])) {
      const inner = condition['$elemMatch'];
      const below = path.slice(key.length + 1);
      // A position in an element is not the position in the array that an index takes it for.
      if (!isOperatorDoc(inner) && !/^\d/.test(below)) narrow(inside(inner, below));
    }
  }
  return known;
}

function conditionIntervals(
  condition: unknown,
  multikey: boolean,
  collation: Collation | null | undefined,
): Intervals {
  if (!isOperatorDoc(condition)) return equalTo(condition, collation);
  let known: Intervals = null;
  for (const [operator, operand] of Object.entries(condition)) {
    const next = operatorIntervals(operator, operand, condition, collation);
    if (next === null) continue;
    if (known === null) known = next;
    else known = multikey ? moreSelective(known, next) : intersect(known, next);
  }
  return known;
}

function operatorIntervals(
  operator: string,
  operand: unknown,
  condition: Doc,
  collation: Collation | null | undefined,
): Intervals {
  switch (operator) {
    case '$eq':
      return equalTo(operand, collation);
    case '$in':
      return Array.isArray(operand)
        ? unionAll(operand.map((each) => equalTo(each, collation)))
        : null;
    case '$all':
      return Array.isArray(operand) && !isOperatorDoc(operand[0]) && operand.length > 0
        ? equalTo(operand[0], collation)
        : null;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeOf(operator, operand, collation);
    case '$regex':
      return collation ? null : prefixOf(operand, condition['$options']);
    case '$elemMatch':
      // An array in the array is a key of its own, whatever its elements.
      return isOperatorDoc(operand) && !('$elemMatch' in operand)
        ? conditionIntervals(operand, false, collation)
        : null;
    default:
      return null;
  }
}

function equalTo(value: unknown, collation: Collation | null | undefined): Intervals {
  if (value instanceof BSONRegExp) return collation ? null : prefixOf(value, undefined);
  if (Array.isArray(value)) return null;
  const low = encodeValue(value, collation);
  return [{ low, high: afterPrefix(low), point: true }];
}

function rangeOf(
  operator: string,
  value: unknown,
  collation: Collation | null | undefined,
): Intervals {
  const rank = rankOf(value);
  if (rank === Rank.MinKey || rank === Rank.MaxKey || rank === Rank.Array) return null;
  if (rank === Rank.Null) return operator.endsWith('e') ? equalTo(null, null) : [];
  if (isNumber(value) && isNaNValue(value))
    return operator.endsWith('e') ? equalTo(value, null) : [];
  const key = encodeValue(value);
  // The byte after the rank keeps not-a-number out, which no range contains.
  const bracketLow = rank === Rank.Number ? Buffer.from([rank, 1]) : Buffer.from([rank]);
  const bracketHigh = Buffer.from([rank + 1]);
  // Collated keys are not in the order of their strings.
  if (collation && (rank === Rank.String || rank === Rank.Object)) {
    return [{ low: bracketLow, high: bracketHigh, point: false }];
  }
  switch (operator) {
    case '$gt':
      return [{ low: afterPrefix(key), high: bracketHigh, point: false }];
    case '$gte':
      return [{ low: key, high: bracketHigh, point: false }];
    case '$lt':
      return [{ low: bracketLow, high: key, point: false }];
    default:
      return [{ low: bracketLow, high: afterPrefix(key), point: false }];
  }
}

/** The span of a pattern that starts with literal text. */
function prefixOf(regex: unknown, options: unknown): Intervals {
  const pattern = regex instanceof BSONRegExp ? regex.pattern : regex;
  const flags = regex instanceof BSONRegExp ? regex.options : options;
  if (typeof pattern !== 'string' || (flags !== undefined && flags !== '')) return null;
  const literal = /^\^([\p{L}\p{N} _@:,;<>=!"'%&~#/-]+)/u.exec(pattern)?.[1];
  if (literal === undefined || pattern.includes('|')) return null;
  const next = pattern[literal.length + 1];
  const certain =
    next !== undefined && '*?{'.includes(next) ? [...literal].slice(0, -1) : [...literal];
  if (certain.length === 0) return null;
  const text = encodeValue(certain.join(''));
  const low = text.subarray(0, text.length - 2);
  const isRegex = encodeValue(new BSONRegExp(pattern, ''));
  return unionAll([
    [{ low, high: afterPrefix(low), point: false }],
    [{ low: isRegex, high: afterPrefix(isRegex), point: false }],
  ]);
}

function moreSelective(a: Interval[], b: Interval[]): Interval[] {
  const points = (list: Interval[]): boolean => list.every((each) => each.point);
  if (points(a) !== points(b)) return points(a) ? a : b;
  return a.length <= b.length ? a : b;
}

function intersect(a: Interval[], b: Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const x of a) {
    for (const y of b) {
      const low = Buffer.compare(x.low, y.low) >= 0 ? x.low : y.low;
      const high = Buffer.compare(x.high, y.high) <= 0 ? x.high : y.high;
      if (Buffer.compare(low, high) < 0) result.push({ low, high, point: x.point || y.point });
    }
  }
  return result;
}

function unionAll(lists: Intervals[]): Intervals {
  if (lists.includes(null)) return null;
  const sorted = lists
    .flatMap((list) => list ?? [])
    .toSorted((a, b) => Buffer.compare(a.low, b.low));
  const result: Interval[] = [];
  for (const each of sorted) {
    const last = result.at(-1);
    if (
      last &&
      Buffer.compare(each.low, last.high) <= 0 &&
      !(last.point && each.point && !each.low.equals(last.low))
    ) {
      if (Buffer.compare(each.high, last.high) > 0) last.high = each.high;
      last.point &&= each.point && each.low.equals(last.low);
    } else result.push({ ...each });
  }
  return result;
}

/** True when what lies within depends on how strings are compared. */
export function mayHoldStrings(intervals: Interval[]): boolean {
  return intervals.some(({ low, high }) => {
    const [first = 0, last = 0] = [low[0], high[0]];
    return first <= Rank.Array && last >= Rank.String;
  });
}

const exactOperators = new Set(['$eq', '$in', '$gt', '$gte', '$lt', '$lte']);

/** True when the intervals of a condition hold exactly the values that satisfy it. */
export function isExactCondition(condition: unknown): boolean {
  if (!isOperatorDoc(condition)) return isExactOperand(condition);
  return Object.entries(condition).every(
    ([operator, operand]) =>
      exactOperators.has(operator) &&
      (operator === '$in' && Array.isArray(operand)
        ? operand.every(isExactOperand)
        : isExactOperand(operand)),
  );
}

/** Values whose only match is themselves: no nulls, arrays, documents, patterns, extremes. */
function isExactOperand(value: unknown): boolean {
  switch (rankOf(value)) {
    case Rank.String:
    case Rank.ObjectId:
    case Rank.Boolean:
    case Rank.Date:
    case Rank.Timestamp:
    case Rank.Binary:
      return true;
    case Rank.Number:
      return isNumber(value) && !isNaNValue(value);
    default:
      return false;
  }
}
