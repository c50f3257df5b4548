import type { Collation } from '../../bson/collation.ts';
import { compareValues } from '../../bson/compare.ts';
import { Double, type NumberValue, isDoc, isNumber, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import { Spread } from '../spread.ts';
import { Sum } from '../sum.ts';
import { orderNumbers, parsePercentile, percentileNumber } from '../percentiles.ts';
import { type OperatorCompiler, collationKey } from '../variables.ts';
import { countFrom } from './counts.ts';
import { comparing, isNil, simple } from './operands.ts';

/** The values an operator of several values works on: those of one array, or the operands. */
function listOf(values: unknown[]): unknown[] {
  return values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;
}

function extreme(
  values: unknown[],
  sign: 1 | -1,
  collation: Collation | null | undefined,
): unknown {
  let best: unknown = null;
  for (const value of listOf(values)) {
    if (isNil(value)) continue;
    if (best === null || compareValues(value, best, collation) * sign > 0) best = value;
  }
  return best;
}

function sumOf(numbers: NumberValue[]): Sum {
  const sum = new Sum();
  for (const number of numbers) sum.add(number);
  return sum;
}

function deviation(name: string, isSample: boolean): OperatorCompiler {
  return simple(name, 0, Infinity, (...values) => {
    const spread = new Spread();
    for (const value of listOf(values)) if (isNumber(value)) spread.add(value);
    return spread.deviation(isSample);
  });
}

/** `$firstN`, `$maxN`…: some elements of an array. */
function someOf(
  name: string,
  take: (values: unknown[], n: number, collation: Collation | null | undefined) => unknown[],
): OperatorCompiler {
  return (operand, compile) => {
    if (!isDoc(operand)) throw new CommandError(5787801, `${name} needs an object`);
    const unknown = Object.keys(operand).find((key) => key !== 'n' && key !== 'input');
    if (unknown !== undefined) {
      throw new CommandError(5787901, `Unknown argument for '${name}' operator: ${unknown}`);
    }
    if (!('n' in operand)) throw new CommandError(5787906, `Missing value for 'n'`);
    if (!('input' in operand)) throw new CommandError(5787907, `Missing value for 'input'`);
    const count = compile(operand['n']);
    const input = compile(operand['input']);
    return (doc, variables) => {
      const n = countFrom(name, count(doc, variables));
      const values = input(doc, variables);
      if (Array.isArray(values)) return take(values, n, variables[collationKey]);
      throw new CommandError(5788200, `Input must be an array, but found ${typeName(values)}`);
    };
  };
}

const known = (values: unknown[]): unknown[] => values.filter((value) => !isNil(value));

function percentile(name: string): OperatorCompiler {
  return (operand, compile) => {
    const { input, result } = parsePercentile(name, operand, compile);
    const evaluate = compile(input);
    return (doc, variables) => {
      const value = evaluate(doc, variables);
      const values: unknown[] = Array.isArray(value) ? value : [value];
      const numbers = values.map(percentileNumber).filter((each) => each !== undefined);
      return result(numbers.toSorted(orderNumbers));
    };
  };
}

/** Operators that make one of several values. */
export const statisticsOperators: Record<string, OperatorCompiler> = {
  $sum: simple('$sum', 0, Infinity, (...values) => sumOf(listOf(values).filter(isNumber)).result()),
  $avg: simple('$avg', 0, Infinity, (...values) => {
    const numbers = listOf(values).filter(isNumber);
    return numbers.length === 0 ? null : sumOf(numbers).average(numbers.length);
  }),
  $min: comparing('$min', 0, Infinity, (collation, ...values) => extreme(values, -1, collation)),
  $max: comparing('$max', 0, Infinity, (collation, ...values) => extreme(values, 1, collation)),
  $stdDevPop: deviation('$stdDevPop', false),
  $stdDevSamp: deviation('$stdDevSamp', true),
  $firstN: someOf('$firstN', (values, n) => values.slice(0, n)),
  $lastN: someOf('$lastN', (values, n) => values.slice(-n)),
  $minN: someOf('$minN', (values, n, collation) =>
    known(values)
      .toSorted((a, b) => compareValues(a, b, collation))
      .slice(0, n),
  ),
  $maxN: someOf('$maxN', (values, n, collation) =>
    known(values)
      .toSorted((a, b) => compareValues(b, a, collation))
      .slice(0, n),
  ),
  $median: percentile('$median'),
  $percentile: percentile('$percentile'),
  $rand: () => () => new Double(Math.random()),
};
