import { toBigInt } from '../../bson/numbers.ts';
import { Int32, Long, Timestamp, typeName } from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { nullable } from './operands.ts';

type Whole = Int32 | Long;

function isWhole(value: unknown): value is Whole {
  return value instanceof Int32 || (value instanceof Long && !(value instanceof Timestamp));
}

function bitwise(
  name: string,
  start: number,
  apply: (a: bigint, b: bigint) => bigint,
): OperatorCompiler {
  return nullable(name, 0, Infinity, (...values) => {
    const wrong = values.find((value) => !isWhole(value));
    if (wrong !== undefined) {
      throw new CommandError(
        'TypeMismatch',
        `${name} only supports int and long operands, not ${typeName(wrong)}.`,
      );
    }
    const whole = values as Whole[];
    const bits = whole.map(toBigInt).reduce((a, b) => apply(a, b), BigInt(start));
    return whole.some((value) => value instanceof Long)
      ? Long.fromBigInt(bits)
      : new Int32(Number(bits));
  });
}

/** Operators on the bits of whole numbers. */
export const bitOperators: Record<string, OperatorCompiler> = {
  $bitAnd: bitwise('$bitAnd', -1, (a, b) => a & b),
  $bitOr: bitwise('$bitOr', 0, (a, b) => a | b),
  $bitXor: bitwise('$bitXor', 0, (a, b) => a ^ b),
  $bitNot: nullable('$bitNot', 1, 1, (value) => {
    if (value instanceof Int32) return new Int32(~value.value);
    if (isWhole(value)) return Long.fromBigInt(~toBigInt(value));
    throw new CommandError(
      'TypeMismatch',
      `$bitNot only supports int and long, not: ${typeName(value)}.`,
    );
  }),
};
