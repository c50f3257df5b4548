import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { type Doc, Double, Int32, isDoc, isNumber, toNumber } from '../../bson/values.ts';
import { mergeDocs } from '../expressions/objects.ts';
import { Sum } from '../sum.ts';
import type { Combination } from './sliding.ts';

const isNil = (value: unknown): boolean => value === undefined || value === null;

export const sum: Combination<Sum> = {
  of: (value) => {
    if (!isNumber(value)) return undefined;
    const one = new Sum();
    one.add(value);
    return one;
  },
  combine: (a, b) => a.plus(b),
  result: (all) => all?.result() ?? new Int32(0),
};

export const average: Combination<{ sum: Sum; count: number }> = {
  of: (value) => {
    const one = sum.of(value);
    return one && { sum: one, count: 1 };
  },
  combine: (a, b) => ({ sum: a.sum.plus(b.sum), count: a.count + b.count }),
  result: (all) => (all ? all.sum.average(all.count) : null),
};

export const count: Combination<number> = {
  of: () => 1,
  combine: (a, b) => a + b,
  result: (all) => new Int32(all ?? 0),
};

/** The smallest or the largest value; of equal ones the first. */
export function extreme(
  sign: 1 | -1,
  collation: Collation | null | undefined,
): Combination<unknown> {
  return {
    of: (value) => (isNil(value) ? undefined : value),
    combine: (a, b) => (compareValues(b, a, collation) * sign > 0 ? b : a),
    result: (all) => all ?? null,
  };
}

export const merged: Combination<Doc> = {
  of: (value) => (isNil(value) ? undefined : mergeDocs([value])),
  combine: (a, b) => mergeDocs([a, b]),
  result: (all) => all ?? {},
};

interface Spread {
  count: number;
  x: number;
  y: number;
  /** The sum of the products of the distances from the means. */
  products: number;
}

const together = (a: Spread, b: Spread): Spread => {
  const size = a.count + b.count;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return {
    count: size,
    x: a.x + (dx * b.count) / size,
    y: a.y + (dy * b.count) / size,
    products: a.products + b.products + (dx * dy * a.count * b.count) / size,
  };
};

/** How far values lie from their mean, or pairs from theirs. */
function spread(
  pairOf: (value: unknown) => readonly [number, number] | undefined,
  isSample: boolean,
  finish: (variance: number) => number,
): Combination<Spread> {
  return {
    of: (value) => {
      const pair = pairOf(value);
      return pair && { count: 1, x: pair[0], y: pair[1], products: 0 };
    },
    combine: together,
    result: (all) => {
      const divisor = (all?.count ?? 0) - (isSample ? 1 : 0);
      return all === undefined || divisor <= 0 ? null : new Double(finish(all.products / divisor));
    },
  };
}

export function deviation(isSample: boolean): Combination<Spread> {
  const twice = (value: unknown): readonly [number, number] | undefined => {
    if (!isNumber(value)) return undefined;
    return [toNumber(value), toNumber(value)];
  };
  return spread(twice, isSample, Math.sqrt);
}

export function covariance(isSample: boolean): Combination<Spread> {
  const pair = (value: unknown): readonly [number, number] | undefined => {
    if (!Array.isArray(value) || value.length !== 2 || !value.every(isNumber)) return undefined;
    return [toNumber(value[0]), toNumber(value[1])];
  };
  return spread(pair, isSample, (variance) => variance);
}

/** The area under a line through points; the points are documents `{ x, y }` of doubles. */
export const area: Combination<{ first: Doc; last: Doc; size: number }> = {
  of: (value) => (isDoc(value) ? { first: value, last: value, size: 0 } : undefined),
  combine: (a, b) => ({
    first: a.first,
    last: b.last,
    size: a.size + b.size + trapezoid(a.last, b.first),
  }),
  result: (all) => new Double(all?.size ?? 0),
};

function trapezoid(left: Doc, right: Doc): number {
  const width = toNumber(right['x']) - toNumber(left['x']);
  return (width * (toNumber(left['y']) + toNumber(right['y']))) / 2;
}
