import { equalValues } from '../../bson/compare.ts';
import { asWhole } from '../../bson/numbers.ts';
import {
  Decimal128,
  Double,
  Int32,
  type NumberValue,
  isDoc,
  isNumber,
  toNumber,
  typeName,
} from '../../bson/values.ts';
import { arithmetic } from '../../bson/numbers.ts';
import { CommandError } from '../../errors.ts';
import { compileExpression } from '../expression.ts';
import { minus, quotient } from '../expressions/arithmetic.ts';
import { type WindowSpec, spansOf } from './bounds.ts';
import { type WindowCompiler, rateOperand } from './gathering.ts';
import type { Partition, WindowFunction } from './partition.ts';

const isNil = (value: unknown): boolean => value === undefined || value === null;

function refuse(message: string): CommandError {
  return new CommandError('FailedToParse', message);
}

/** A function of each document and of what came before it. */
function stepwise(start: (partition: Partition) => (place: number) => unknown): WindowFunction {
  return function* steps(partition) {
    const step = start(partition);
    const results: unknown[] = [];
    for (let place = 0; place < partition.docs.length; place++) {
      if (partition.pace.due()) yield null;
      results.push(step(place));
    }
    return results;
  };
}

function withoutWindow({ name, window }: WindowSpec): void {
  if (window !== undefined) throw refuse(`'window' field is not allowed in ${name}`);
}

/** `$rank`, `$denseRank`, `$documentNumber`: the place of a document in its partition. */
function ranking(next: (place: number, rank: number, isTie: boolean) => number): WindowCompiler {
  return ({ name, operand, spec, sortBy }) => {
    if (Object.keys(spec).length !== 1) {
      throw new CommandError(5371601, 'Rank style window functions take no other arguments');
    }
    if (!isDoc(operand) || Object.keys(operand).length > 0) {
      throw new CommandError(5371603, `${name} must be specified with '{}' as the value`);
    }
    if (sortBy?.length !== 1) {
      throw new CommandError(
        5371602,
        `${name} must be specified with a top level sortBy expression with exactly one element`,
      );
    }
    return stepwise((partition) => {
      let rank = 0;
      let last: unknown;
      return (place) => {
        const [key] = partition.sortKeys(place);
        rank = next(place, rank, place > 0 && equalValues(key, last, sortBy[0]?.collation));
        last = key;
        return new Int32(rank);
      };
    });
  };
}

const compileShift: WindowCompiler = ({ name, operand, window, sortBy }) => {
  if (window !== undefined) throw refuse("$shift does not accept a 'window' field");
  if (!isDoc(operand)) throw refuse('Argument to $shift must be an object');
  const unknown = Object.keys(operand).find((key) => !['output', 'by', 'default'].includes(key));
  if (unknown !== undefined) throw refuse(`Unknown argument in ${name}`);
  if (!('output' in operand)) throw refuse(`${name} requires an 'output' expression.`);
  const by = asWhole(operand['by']);
  if (by === undefined) throw refuse(`${name} requires 'by' as an integer value.`);
  if (!sortBy) throw refuse(`'${name}' requires a sortBy`);
  const output = compileExpression(operand['output']);
  const fallback: unknown = compileExpression(operand['default'] ?? null)({}, {}) ?? null;
  return stepwise(
    (partition) => (place) =>
      partition.docs[place + by] === undefined
        ? fallback
        : (partition.evaluate(output, place + by) ?? null),
  );
};

const compileDerivative: WindowCompiler = (spec) => {
  const { input, unitMs } = rateOperand(spec);
  const { window } = spec;
  if (window === undefined) throw refuse('$derivative requires explicit window bounds');
  return stepwise((partition) => {
    const spanAt = spansOf(window, partition.docs.length, (place) => partition.sortValue(place));
    return (place) => {
      const span = spanAt(place);
      if (span === null) return null;
      const [first, last] = span;
      const run = elapsed(partition.sortValue(first), partition.sortValue(last), unitMs);
      const [from, to] = [partition.evaluate(input, first), partition.evaluate(input, last)];
      if (isNil(from) || isNil(to)) {
        throw new CommandError(5624903, '$derivative input must not be null or missing');
      }
      if (!isNumber(from) || !isNumber(to)) {
        throw new CommandError(16556, `$subtract only supports numeric or date types`);
      }
      if (toNumber(run) === 0) return null;
      return unitMs === null
        ? quotient(minus(to, from), run)
        : arithmetic('multiply', quotient(minus(to, from), run), new Int32(unitMs), 'double');
    };
  });
};

/** How far the sort values lie apart, in milliseconds for dates. */
function elapsed(from: unknown, to: unknown, unitMs: number | null): NumberValue {
  if (from instanceof Date && to instanceof Date) {
    if (unitMs !== null) return new Double(to.getTime() - from.getTime());
    throw new CommandError(5624901, "$derivative where the sortBy is a Date requires an 'unit'");
  }
  if (unitMs !== null) {
    throw new CommandError(
      5624900,
      "$derivative with 'unit' expects the sortBy field to be a Date",
    );
  }
  if (isNumber(from) && isNumber(to)) return minus(to, from);
  throw new CommandError(
    5624902,
    "$derivative (with no 'unit') expects the sortBy field to be numeric",
  );
}

const compileMovingAverage: WindowCompiler = ({ name, operand, spec, sortBy }) => {
  if (!isDoc(operand) || Object.keys(spec).length !== 1) {
    throw refuse(`${name} must have exactly one argument that is an object`);
  }
  if (Object.keys(operand).length !== 2 || !('input' in operand)) {
    throw refuse(
      `${name} sub object must have exactly two fields: An 'input' field, and either an 'N' field or an 'alpha' field`,
    );
  }
  if (!sortBy) throw refuse(`${name} requires an explicit 'sortBy'`);
  const weight = movingWeight(operand['N'], operand['alpha']);
  const input = compileExpression(operand['input']);
  return stepwise((partition) => {
    let isDecimal = false;
    let average: number | null = null;
    return (place) => {
      const value = partition.evaluate(input, place);
      if (isNumber(value)) {
        isDecimal ||= value instanceof Decimal128;
        const number = toNumber(value);
        average = average === null ? number : number * weight + average * (1 - weight);
      }
      if (average === null) return null;
      return isDecimal ? Decimal128.fromString(String(average)) : new Double(average);
    };
  });
};

function movingWeight(count: unknown, alpha: unknown): number {
  if (count !== undefined) {
    const whole = asWhole(count);
    if (whole === undefined) throw refuse("'N' field must be an integer");
    if (whole <= 0) throw refuse(`'N' must be greater than zero. Got ${whole}`);
    return 2 / (whole + 1);
  }
  if (!isNumber(alpha)) throw refuse("'alpha' must be a number");
  const weight = toNumber(alpha);
  if (weight > 0 && weight < 1) return weight;
  throw refuse(`'alpha' must be between 0 and 1 (exclusive), found ${weight}`);
}

const compileLocf: WindowCompiler = (spec) => {
  withoutWindow(spec);
  const input = compileExpression(spec.operand);
  return stepwise((partition) => {
    let last: unknown = null;
    return (place) => {
      last = partition.evaluate(input, place) ?? last;
      return last;
    };
  });
};

/** A known value and where along the sort field it lies. */
interface Point {
  x: NumberValue;
  y: NumberValue;
}

const compileLinearFill: WindowCompiler = (spec) => {
  withoutWindow(spec);
  if (spec.sortBy?.length !== 1) {
    throw new CommandError(
      605001,
      '$linearFill must be specified with a top level sortBy expression with exactly one element',
    );
  }
  const input = compileExpression(spec.operand);
  return function* fill(partition) {
    const { docs, pace } = partition;
    const results: unknown[] = [];
    let left: Point | null = null;
    let last: unknown;
    for (let place = 0; place < docs.length; place++) {
      if (pace.due()) yield null;
      const value = partition.evaluate(input, place) ?? null;
      const along = partition.sortValue(place);
      checkFill(value, along, last);
      last = along;
      results.push(value);
      if (value === null) continue;
      const right: Point = { x: alongOf(along), y: value as NumberValue };
      if (left) fillBetween(left, right, partition, results, place);
      left = right;
    }
    return results;
  };
};

/** Fills the places before `end` that have no value yet. */
function fillBetween(
  left: Point,
  right: Point,
  partition: Partition,
  results: unknown[],
  end: number,
): void {
  for (let i = end - 1; i >= 0 && results[i] === null; i--) {
    results[i] = between(left, right, alongOf(partition.sortValue(i)));
  }
}

function checkFill(value: unknown, along: unknown, last: unknown): void {
  if (!isNumber(value) && !isNil(value)) {
    throw new CommandError(
      'TypeMismatch',
      `Value to be filled must be numeric or nullish, but found ${typeName(value)}`,
    );
  }
  if (!isNumber(along) && !(along instanceof Date)) {
    throw new CommandError(
      'TypeMismatch',
      `Value of the sortBy field must be numeric or a date, but found ${typeName(along)}`,
    );
  }
  if (last === undefined) return;
  if (equalValues(along, last)) {
    throw new CommandError(6050106, 'There can be no repeated values in the sort field');
  }
  if (along instanceof Date !== last instanceof Date) {
    throw new CommandError(
      'TypeMismatch',
      `Conflicting sort value types, previously received type ${typeName(last)}, but found ${typeName(along)}`,
    );
  }
}

function alongOf(value: unknown): NumberValue {
  return value instanceof Date ? new Double(value.getTime()) : (value as NumberValue);
}

function between(left: Point, right: Point, x: NumberValue): unknown {
  const slope = quotient(minus(right.y, left.y), minus(right.x, left.x));
  const rise = arithmetic('multiply', minus(x, left.x), slope, 'double') as NumberValue;
  return arithmetic('add', left.y, rise, 'double');
}

/** Window functions of a document's place among the others. */
export const placingFunctions: Record<string, WindowCompiler> = {
  $documentNumber: ranking((place) => place + 1),
  $rank: ranking((place, rank, isTie) => (isTie ? rank : place + 1)),
  $denseRank: ranking((_place, rank, isTie) => (isTie ? rank : rank + 1)),
  $shift: compileShift,
  $derivative: compileDerivative,
  $expMovingAvg: compileMovingAverage,
  $locf: compileLocf,
  $linearFill: compileLinearFill,
};
