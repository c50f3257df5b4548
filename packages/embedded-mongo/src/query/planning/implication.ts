import { equalValues } from '../../bson/compare.ts';
import { type Doc, isDoc, isNumber } from '../../bson/values.ts';
import { type Interval, type Intervals, filterIntervals } from './intervals.ts';
import { isOperatorDoc } from '../operators.ts';

/** True when a missing field cannot lie within the bounds. */
export function excludesMissing(bounds: Intervals): boolean {
  return bounds !== null && !bounds.some(containsNull);
}

/** True when null, or a missing field, lies within. */
export function containsNull(interval: Interval): boolean {
  const nullByte = 5;
  return (interval.low[0] ?? 0) <= nullByte && (interval.high[0] ?? 0) > nullByte - 1;
}

/** True when every document of the filter certainly satisfies the partial index's filter. */
export function implies(filter: Doc, partial: Doc, isCollated: boolean): boolean {
  return Object.entries(partial).every(([path, condition]) => {
    const given = conditionsOn(filter, path);
    if (isDoc(condition) && Object.keys(condition).every((key) => key.startsWith('$'))) {
      return Object.entries(condition).every(([operator, operand]) =>
        given.some((each) => conditionImplies(each, operator, operand, isCollated)),
      );
    }
    return given.some((each) => conditionImplies(each, '$eq', condition, isCollated));
  });
}

function conditionsOn(filter: Doc, path: string): unknown[] {
  const result: unknown[] = [];
  for (const [key, condition] of Object.entries(filter)) {
    if (key === path) result.push(condition);
    else if (key === '$and' && Array.isArray(condition)) {
      for (const each of condition) result.push(...conditionsOn(each as Doc, path));
    }
  }
  return result;
}

/**
 * Whether one condition of a filter implies one of a partial index. Each operator of the filter is
 * looked at alone: in an array, different elements may meet them.
 */
function conditionImplies(
  given: unknown,
  operator: string,
  operand: unknown,
  isCollated: boolean,
): boolean {
  if (isDoc(given) && operator in given && equalValues(given[operator], operand)) return true;
  // Only names of types say the same of strings whatever the rules they are compared by.
  const namesTypes = operator === '$type' || operator === '$exists';
  if (isCollated && !namesTypes && !isNumber(operand)) return false;
  // Whatever is bounded by strings is one: the common filter of unique fields that may be null.
  const isText = operator === '$type' && (operand === 'string' || operand === 2);
  const condition = isText ? { $gte: '' } : { [operator]: operand };
  const wanted = filterIntervals({ value: condition }, 'value', false);
  return alone(given).some((each) => {
    const known = filterIntervals({ value: each }, 'value', false);
    if (known === null) return false;
    if (operator === '$exists') return operand !== false && excludesMissing(known);
    if (wanted === null || operator === '$regex') return false;
    return known.every((one) =>
      wanted.some(
        (span) =>
          Buffer.compare(span.low, one.low) <= 0 && Buffer.compare(span.high, one.high) >= 0,
      ),
    );
  });
}

/** The operators of a condition, each as a condition of its own. */
function alone(condition: unknown): unknown[] {
  if (!isOperatorDoc(condition)) return [condition];
  return Object.entries(condition).map(([operator, operand]) =>
    operator === '$regex' && condition['$options'] !== undefined
      ? condition
      : { [operator]: operand },
  );
}
