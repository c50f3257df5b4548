import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import {
  type Doc,
  Double,
  type NumberValue,
  isDoc,
  isNumber,
  typeName,
} from '../../bson/values.ts';
import { type TimeUnit, addUnits, dateFrom } from '../../dates/arithmetic.ts';
import { utc } from '../../dates/zone.ts';
import { CommandError } from '../../errors.ts';
import type { SortField } from '../../query/sort.ts';
import { compileExpression } from '../expression.ts';
import { plus } from '../expressions/arithmetic.ts';
import { unitNamed } from '../expressions/named-operands.ts';

type Bound<T> = 'unbounded' | 'current' | T;

/** Which documents around the current one a window function looks at. */
export type WindowBounds =
  | { kind: 'documents'; lower: Bound<number>; upper: Bound<number> }
  | { kind: 'range'; lower: Bound<NumberValue>; upper: Bound<NumberValue>; unit: TimeUnit | null };

export const wholePartition: WindowBounds = {
  kind: 'documents',
  lower: 'unbounded',
  upper: 'unbounded',
};

function refuse(message: string): CommandError {
  return new CommandError('FailedToParse', message);
}

/** Reads `window: { documents: […] }` or `{ range: […], unit }`. */
export function parseBounds(spec: unknown, sortBy: readonly SortField[] | null): WindowBounds {
  if (!isDoc(spec)) throw refuse("'window' field must be an object");
  const { documents, range, unit } = spec;
  if (documents !== undefined && range !== undefined) {
    throw refuse("Window bounds can specify either 'documents' or 'unit', not both.");
  }
  if (range === undefined && unit !== undefined) {
    throw refuse("Window bounds can only specify 'unit' with range-based bounds.");
  }
  const names = Object.keys(spec);
  if (documents !== undefined) {
    if (names.length !== 1) {
      throw refuse("'window' field that specifies documents cannot have other fields");
    }
    return documentBounds(documents, sortBy);
  }
  if (range === undefined) {
    if (names.length === 0) return wholePartition;
    throw refuse(
      "'window' field can only contain 'documents' as the only argument or 'range' with an optional 'unit' field",
    );
  }
  if (names.length !== (unit === undefined ? 1 : 2)) {
    throw refuse("'window' field that specifies range cannot have other fields besides 'unit'");
  }
  return rangeBounds(range, unit, sortBy);
}

function documentBounds(documents: unknown, sortBy: readonly SortField[] | null): WindowBounds {
  const [lower, upper] = pair(documents, (value) => {
    const whole = asWhole(value);
    if (whole !== undefined && isNumber(value)) return whole;
    throw refuse('Numeric document-based bounds must be an integer');
  });
  checkOrder(numberOf(lower), numberOf(upper));
  if (sortBy === null && !(lower === 'unbounded' && upper === 'unbounded')) {
    throw new CommandError(5339901, 'Document-based bounds require a sortBy');
  }
  return { kind: 'documents', lower, upper };
}

function rangeBounds(
  range: unknown,
  unit: unknown,
  sortBy: readonly SortField[] | null,
): WindowBounds {
  if (unit !== undefined && typeof unit !== 'string') throw refuse("'unit' must be a string");
  const [lower, upper] = pair(range, (value) => {
    if (!isNumber(value)) throw refuse('Range-based bounds expression must be a number');
    if (unit !== undefined && asWhole(value) === undefined) {
      throw refuse("With 'unit', range-based bounds must be an integer");
    }
    return value;
  });
  const zero = new Double(0);
  const isInverted =
    lower !== 'unbounded' &&
    upper !== 'unbounded' &&
    compareValues(lower === 'current' ? zero : lower, upper === 'current' ? zero : upper) > 0;
  checkOrder(isInverted ? 1 : 0, 0);
  const unitRead = unit === undefined ? null : unitNamed(unit);
  if (sortBy === null || sortBy.length !== 1) {
    throw new CommandError(5339902, 'Range-based bounds require sortBy a single field');
  }
  if (sortBy[0]?.direction !== 1) {
    throw new CommandError(8947401, 'Range-based bounds require an ascending sortBy');
  }
  return { kind: 'range', lower, upper, unit: unitRead };
}

function pair<T>(value: unknown, read: (value: unknown) => T): [Bound<T>, Bound<T>] {
  if (!Array.isArray(value) || value.length !== 2) {
    throw refuse('Window bounds must be a 2-element array');
  }
  const [lower, upper] = value.map((bound: unknown): Bound<T> => {
    if (bound === 'unbounded' || bound === 'current') return bound;
    if (typeof bound === 'string') {
      throw refuse("Window bounds must be 'unbounded', 'current', or a number.");
    }
    return read(isDoc(bound) ? compileExpression(bound)({}, {}) : bound);
  });
  return [lower, upper] as [Bound<T>, Bound<T>];
}

function numberOf(bound: Bound<number>): number | null {
  if (bound === 'unbounded') return null;
  return bound === 'current' ? 0 : bound;
}

function checkOrder(lower: number | null, upper: number | null): void {
  if (lower === null || upper === null || lower <= upper) return;
  throw new CommandError(5339900, `Lower bound must not exceed upper bound: [${lower}, ${upper}]`);
}

/** The places of the first and the last document of a window; null when it is empty. */
export type Span = readonly [first: number, last: number] | null;

/**
 * The windows of the documents of a partition, to be asked for in order. Their ends only move
 * forward, so that all of them together take one walk.
 */
export function spansOf(
  bounds: WindowBounds,
  size: number,
  sortValue: (place: number) => unknown,
): (place: number) => Span {
  if (bounds.kind === 'documents') {
    const lower = numberOf(bounds.lower) ?? -Infinity;
    const upper = numberOf(bounds.upper) ?? Infinity;
    return (place) => {
      const first = Math.max(0, place + lower);
      const last = Math.min(size - 1, place + upper);
      return first > last ? null : [first, last];
    };
  }
  const { lower, upper, unit } = bounds;
  const fits = (value: unknown): boolean => (unit ? value instanceof Date : isNumber(value));
  let first = 0;
  let last = 0;
  return (place) => {
    const base = sortValue(place);
    if (!fits(base)) throw wrongSortValue(unit, base);
    if (lower === 'current') first = place;
    else {
      const threshold = lower === 'unbounded' ? null : shifted(base, lower, unit);
      const isBefore = (value: unknown): boolean =>
        threshold === null ? !fits(value) : compareValues(value, threshold) < 0;
      while (first < size && isBefore(sortValue(first))) first++;
    }
    if (first >= size || !fits(sortValue(first))) return null;
    if (upper === 'current') return [first, place];
    last = Math.max(last, first, upper === 'unbounded' ? place : 0);
    const limit = upper === 'unbounded' ? null : shifted(base, upper, unit);
    const isWithin = (value: unknown): boolean =>
      limit === null ? fits(value) : compareValues(value, limit) <= 0;
    if (!isWithin(sortValue(last))) return null;
    while (last + 1 < size && isWithin(sortValue(last + 1))) last++;
    return [first, last];
  };
}

function shifted(base: unknown, by: NumberValue, unit: TimeUnit | null): unknown {
  if (unit === null) return plus(base as NumberValue, by);
  const instant = addUnits(utc, (base as Date).getTime(), unit, asWhole(by) as number);
  return dateFrom(instant, 5166406, 'dateAdd');
}

function wrongSortValue(unit: TimeUnit | null, value: unknown): CommandError {
  const [code, wanted] = unit ? [5429413, 'Date'] : [5429414, 'number'];
  return new CommandError(
    code,
    `Invalid range: Expected the sortBy field to be a ${wanted}, but it was ${typeName(value)}`,
  );
}

/** What a window function is compiled from: its operand, and the window around each document. */
export interface WindowSpec {
  name: string;
  operand: unknown;
  /** Undefined when the specification names none. */
  window: WindowBounds | undefined;
  sortBy: readonly SortField[] | null;
  spec: Doc;
  collation: Collation | null | undefined;
}
