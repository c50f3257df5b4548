import { type Doc, ObjectId, Timestamp, isDoc, typeName } from '../../bson/values.ts';
import { type Zone, utc, zoneNamed } from '../../dates/zone.ts';
import { type TimeUnit, timeUnit, weekDayNamed } from '../../dates/arithmetic.ts';
import { CommandError } from '../../errors.ts';
import type { Evaluator, Variables } from '../variables.ts';
import { isNil } from './operands.ts';

/** A compiled operand with its type checked; null when it is null or missing. */
export type Operand<T> = (doc: unknown, variables: Variables) => T | null;

export type Compile = (expr: unknown) => Evaluator;

/** Checks the named operands of an operator: an object, without others than those named. */
export function namedOperands(
  operand: unknown,
  names: readonly string[],
  fail: { noObject: () => CommandError; unknown: (name: string) => CommandError },
): Doc {
  if (!isDoc(operand)) throw fail.noObject();
  const unknown = Object.keys(operand).find((name) => !names.includes(name));
  if (unknown !== undefined) throw fail.unknown(unknown);
  return operand;
}

/** Compiles an operand; one that is constant is checked at once, and never again. */
export function checked<T>(
  operand: unknown,
  compile: Compile,
  check: (value: unknown) => T,
): Operand<T> {
  if (isConstant(operand)) {
    const value = isNil(operand) ? null : check(operand);
    return () => value;
  }
  const evaluate = compile(operand);
  return (doc, variables) => {
    const value = evaluate(doc, variables);
    return isNil(value) ? null : check(value);
  };
}

function isConstant(operand: unknown): boolean {
  if (typeof operand === 'string') return !operand.startsWith('$');
  return !isDoc(operand) && !Array.isArray(operand);
}

/** A date, or what holds one: an ObjectId or a timestamp. */
export function dateOf(value: unknown): number | undefined {
  if (value instanceof Date) return value.getTime();
  if (value instanceof ObjectId) return value.getTimestamp().getTime();
  if (value instanceof Timestamp) return value.getHighBitsUnsigned() * 1000;
  return undefined;
}

/** The instant of a date operand; throws 16006 for what is no date. */
export function instantFrom(value: unknown): number {
  const instant = dateOf(value);
  if (instant !== undefined) return instant;
  throw new CommandError(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** The `timezone` operand: UTC when it is not given. */
export function zoneOperand(spec: Doc, compile: Compile): Operand<Zone> {
  if (!('timezone' in spec)) return () => utc;
  return checked(spec['timezone'], compile, (value) => {
    if (typeof value === 'string') return zoneNamed(value);
    throw new CommandError(40517, `timezone must evaluate to a string, found ${typeName(value)}`);
  });
}

/** The `unit` operand. */
export function unitOperand(name: string, spec: Doc, compile: Compile): Operand<TimeUnit> {
  return checked(spec['unit'], compile, (value) => {
    if (typeof value !== 'string') {
      throw new CommandError(
        5439013,
        `${name} requires 'unit' to be a string, but got ${typeName(value)}`,
      );
    }
    return unitNamed(value, `${name} parameter 'unit' value parsing failed :: caused by :: `);
  });
}

/** Reads a unit of time; throws FailedToParse for another word. */
export function unitNamed(name: string, context = ''): TimeUnit {
  const unit = timeUnit(name);
  if (unit !== undefined) return unit;
  throw new CommandError('FailedToParse', `${context}unknown time unit value: ${name}`);
}

/** The `startOfWeek` operand: Sunday when it is not given. */
export function startOfWeekOperand(name: string, spec: Doc, compile: Compile): Operand<number> {
  if (!('startOfWeek' in spec)) return () => 7;
  return checked(spec['startOfWeek'], compile, (value) => {
    if (typeof value !== 'string') {
      throw new CommandError(
        5439015,
        `${name} requires 'startOfWeek' to be a string, but got ${typeName(value)}`,
      );
    }
    const day = weekDayNamed(value);
    if (day !== undefined) return day;
    throw new CommandError(
      5439016,
      `${name} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${value}`,
    );
  });
}
