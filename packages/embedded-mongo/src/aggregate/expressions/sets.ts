import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { isTruthy } from '../../bson/values.ts';
import type { OperatorCompiler } from '../variables.ts';
import { type ArrayPlace, arrayOf } from './array-operands.ts';
import { comparing, isNil, simple } from './operands.ts';
import { ValueSet } from './value-set.ts';

type Rules = Collation | null | undefined;

function setOperator(
  name: ArrayPlace,
  apply: (arrays: unknown[][], collation: Rules) => unknown,
  second = name,
): OperatorCompiler {
  return comparing(name, 1, Infinity, (collation, ...values) => {
    if (values.some(isNil)) return null;
    return apply(
      values.map((value, i) => arrayOf(i === 1 ? second : name, value)),
      collation,
    );
  });
}

function sorted(set: ValueSet, collation: Rules): unknown[] {
  return [...set.values()].toSorted((a, b) => compareValues(a, b, collation));
}

function isSubset(small: unknown[], large: unknown[], collation: Rules): boolean {
  const set = new ValueSet(large, collation);
  return small.every((value) => set.has(value));
}

/** Operators that treat arrays as sets. */
export const setOperators: Record<string, OperatorCompiler> = {
  $setUnion: setOperator('$setUnion', (arrays, collation) =>
    sorted(new ValueSet(arrays.flat(1), collation), collation),
  ),
  $setIntersection: setOperator('$setIntersection', ([first = [], ...others], collation) => {
    const sets = others.map((array) => new ValueSet(array, collation));
    const common = first.filter((value) => sets.every((set) => set.has(value)));
    return sorted(new ValueSet(common, collation), collation);
  }),
  $setDifference: setOperator(
    '$setDifference',
    ([first = [], second = []], collation) => {
      const removed = new ValueSet(second, collation);
      const kept = first.filter((value) => !removed.has(value));
      return [...new ValueSet(kept, collation).values()];
    },
    '$setDifference.second',
  ),
  $setEquals: comparing('$setEquals', 2, Infinity, (collation, ...values) => {
    const [first = [], ...others] = values.map((value) => arrayOf('$setEquals', value));
    return others.every(
      (other) => isSubset(first, other, collation) && isSubset(other, first, collation),
    );
  }),
  $setIsSubset: comparing('$setIsSubset', 2, 2, (collation, a, b) =>
    isSubset(arrayOf('$setIsSubset', a), arrayOf('$setIsSubset.second', b), collation),
  ),
  $anyElementTrue: simple('$anyElementTrue', 1, 1, (value) =>
    arrayOf('$anyElementTrue', value).some(isTruthy),
  ),
  $allElementsTrue: simple('$allElementsTrue', 1, 1, (value) =>
    arrayOf('$allElementsTrue', value).every(isTruthy),
  ),
};
