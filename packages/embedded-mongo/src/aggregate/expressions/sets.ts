import { compareValues } from '../../bson/compare.ts';
import { isTruthy } from '../../bson/values.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, simple, wrongType } from './operands.ts';
import { ValueSet } from './value-set.ts';

function arrayOf(operator: string, value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  throw wrongType(17040, operator, 'arrays', value);
}

function setOperator(name: string, apply: (arrays: unknown[][]) => unknown): OperatorCompiler {
  return simple(name, 1, Infinity, (...values) => {
    if (values.some(isNil)) return null;
    return apply(values.map((value) => arrayOf(name, value)));
  });
}

function sorted(set: ValueSet): unknown[] {
  return [...set.values()].toSorted(compareValues);
}

function isSubset(small: unknown[], large: unknown[]): boolean {
  const set = new ValueSet(large);
  return small.every((value) => set.has(value));
}

/** Operators that treat arrays as sets. */
export const setOperators: Record<string, OperatorCompiler> = {
  $setUnion: setOperator('$setUnion', (arrays) => sorted(new ValueSet(arrays.flat(1)))),
  $setIntersection: setOperator('$setIntersection', ([first = [], ...others]) => {
    const sets = others.map((array) => new ValueSet(array));
    return sorted(new ValueSet(first.filter((value) => sets.every((set) => set.has(value)))));
  }),
  $setDifference: setOperator('$setDifference', ([first = [], second = []]) => {
    const removed = new ValueSet(second);
    return [...new ValueSet(first.filter((value) => !removed.has(value))).values()];
  }),
  $setEquals: simple('$setEquals', 2, Infinity, (...values) => {
    const [first = [], ...others] = values.map((value) => arrayOf('$setEquals', value));
    return others.every((other) => isSubset(first, other) && isSubset(other, first));
  }),
  $setIsSubset: simple('$setIsSubset', 2, 2, (a, b) =>
    isSubset(arrayOf('$setIsSubset', a), arrayOf('$setIsSubset', b)),
  ),
  $anyElementTrue: simple('$anyElementTrue', 1, 1, (value) =>
    arrayOf('$anyElementTrue', value).some(isTruthy),
  ),
  $allElementsTrue: simple('$allElementsTrue', 1, 1, (value) =>
    arrayOf('$allElementsTrue', value).every(isTruthy),
  ),
};
