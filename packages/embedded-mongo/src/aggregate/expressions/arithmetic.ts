import { numberValue } from '../../bson/codec.ts';
import { arithmetic, rationalToDecimal, toBigInt, toRational } from '../../bson/numbers.ts';
import {
  Decimal128,
  Double,
  Int32,
  Long,
  type NumberValue,
  isNumber,
  toNumber,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, nullable, simple, wrongType } from './operands.ts';

/** Adds a list of numbers, or a date and milliseconds. */
function addAll(values: unknown[]): unknown {
  if (values.some(isNil)) return null;
  let sum: NumberValue = new Int32(0);
  let date: Date | undefined;
  for (const value of values) {
    if (value instanceof Date) {
      if (date) throw new CommandError(16612, 'only one date allowed in an $add expression');
      date = value;
    } else if (isNumber(value)) sum = plus(sum, value);
    else throw wrongType('TypeMismatch', '$add', 'numeric or date types', value);
  }
  return date ? new Date(date.getTime() + Math.round(toNumber(sum))) : sum;
}

/** Sum with MongoDB's types: int grows into long, long into double. */
export function plus(a: NumberValue, b: NumberValue): NumberValue {
  return arithmetic('add', a, b, 'double') as NumberValue;
}

/** Difference with MongoDB's types. */
export function minus(a: NumberValue, b: NumberValue): NumberValue {
  return arithmetic('subtract', a, b, 'double') as NumberValue;
}

/** Quotient as MongoDB gives it: a double, or a decimal when one operand is. */
export function quotient(a: NumberValue, b: NumberValue): NumberValue {
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    if ([a, b].some((each) => !Number.isFinite(toNumber(each)))) {
      return Decimal128.fromString(String(toNumber(a) / toNumber(b)));
    }
    const x = toRational(a);
    const y = toRational(b);
    const sign = y.numerator < 0n ? -1n : 1n;
    return rationalToDecimal({
      numerator: x.numerator * y.denominator * sign,
      denominator: x.denominator * y.numerator * sign,
    });
  }
  return new Double(toNumber(a) / toNumber(b));
}

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(a.getTime() - Math.round(toNumber(b)));
  if (isNumber(a) && isNumber(b)) return minus(a, b);
  throw wrongType('TypeMismatch', '$subtract', 'numeric or date types', isNumber(a) ? b : a);
}

function multiplyAll(values: unknown[]): unknown {
  if (values.some(isNil)) return null;
  let product: NumberValue = new Int32(1);
  for (const value of values) {
    if (!isNumber(value)) throw wrongType('TypeMismatch', '$multiply', 'numeric types', value);
    product = arithmetic('multiply', product, value, 'double') as NumberValue;
  }
  return product;
}

function divide(a: unknown, b: unknown): unknown {
  if (!isNumber(a) || !isNumber(b)) {
    throw wrongType('TypeMismatch', '$divide', 'numeric types', isNumber(a) ? b : a);
  }
  if (toNumber(b) === 0) throw new CommandError('BadValue', "can't $divide by zero");
  return quotient(a, b);
}

function modulo(a: unknown, b: unknown): unknown {
  if (!isNumber(a) || !isNumber(b)) {
    throw wrongType(16611, '$mod', 'numeric types', isNumber(a) ? b : a);
  }
  if (toNumber(b) === 0) throw new CommandError(16610, "can't $mod by zero");
  if (a instanceof Decimal128 || b instanceof Decimal128) {
    const x = toRational(a);
    const y = toRational(b);
    const common = x.denominator * y.denominator;
    const numerator = (x.numerator * y.denominator) % (y.numerator * x.denominator);
    return rationalToDecimal({ numerator, denominator: common });
  }
  if (a instanceof Double || b instanceof Double) return new Double(toNumber(a) % toNumber(b));
  const result = toBigInt(a) % toBigInt(b);
  return a instanceof Long || b instanceof Long
    ? Long.fromBigInt(result)
    : new Int32(Number(result));
}

/** Applies a function on doubles; whole types stay whole when `keepWhole`. */
function unary(
  name: string,
  apply: (value: number) => number,
  keepWhole: boolean,
  domain?: { code: number; isOpen: boolean },
): OperatorCompiler {
  return nullable(name, 1, 1, (value) => {
    if (!isNumber(value)) throw wrongType(28765, name, 'numeric types', value);
    if (domain) checkDomain(name, toNumber(value), domain);
    if (value instanceof Decimal128) return Decimal128.fromString(String(apply(toNumber(value))));
    if (!keepWhole || value instanceof Double) return new Double(apply(toNumber(value)));
    if (value instanceof Long) return Long.fromNumber(apply(toNumber(value)));
    return numberValue(apply(value.value));
  });
}

function absolute(value: unknown): unknown {
  if (!isNumber(value)) throw wrongType(28765, '$abs', 'numeric types', value);
  if (value instanceof Decimal128) {
    return Decimal128.fromString(value.toString().replace(/^-/, ''));
  }
  if (value instanceof Double) return new Double(Math.abs(value.value));
  if (value instanceof Int32) return numberValue(Math.abs(value.value));
  if (value.equals(Long.MIN_VALUE)) {
    throw new CommandError(28_680, "can't take $abs of long long min");
  }
  return value.isNegative() ? value.negate() : value;
}

/** Refuses what lies below zero, and zero itself when the domain is open. */
function checkDomain(
  name: string,
  number: number,
  { code, isOpen }: { code: number; isOpen: boolean },
): void {
  if (Number.isNaN(number) || number > 0 || (number === 0 && !isOpen)) return;
  const wanted = isOpen ? 'a positive number' : 'greater than or equal to 0';
  throw new CommandError(code, `${name}'s argument must be ${wanted}, but is ${number}`);
}

/** Rounds to decimal places; half to even when `round`, toward zero otherwise. */
function toPlaces(name: '$round' | '$trunc'): OperatorCompiler {
  return nullable(name, 1, 2, (value, places = new Int32(0)) => {
    if (!isNumber(value)) throw wrongType(51081, name, 'numeric types', value);
    if (!isNumber(places) || !Number.isInteger(toNumber(places))) {
      throw wrongType(51082, name, 'a whole number of places', places);
    }
    const digits = toNumber(places);
    if (!Number.isFinite(toNumber(value))) return value;
    const whole = value instanceof Int32 || value instanceof Long;
    if (whole && digits >= 0) return value;
    const rounded = roundDecimal(toNumber(value), digits, name === '$round');
    if (value instanceof Decimal128) return Decimal128.fromString(String(rounded));
    return whole ? numberValue(rounded) : new Double(rounded);
  });
}

function roundDecimal(value: number, places: number, halfEven: boolean): number {
  const scaled = Number(`${value}e${places}`);
  if (!Number.isFinite(scaled)) return value;
  let result = Math.trunc(scaled);
  const fraction = Math.abs(scaled - result);
  if (halfEven && (fraction > 0.5 || (fraction === 0.5 && result % 2 !== 0))) {
    result += Math.sign(scaled);
  }
  return Number(`${result}e${-places}`);
}

function power(base: unknown, exponent: unknown): unknown {
  if (!isNumber(base)) throw wrongType(28762, '$pow', 'numeric types', base);
  if (!isNumber(exponent)) throw wrongType(28763, '$pow', 'numeric types', exponent);
  if (toNumber(base) === 0 && toNumber(exponent) < 0) {
    throw new CommandError(28764, '$pow cannot take a base of 0 and a negative exponent');
  }
  const result = toNumber(base) ** toNumber(exponent);
  const operands = [base, exponent];
  if (operands.some((each) => each instanceof Decimal128)) {
    return Decimal128.fromString(String(result));
  }
  if (operands.some((each) => each instanceof Double)) return new Double(result);
  if (!Number.isInteger(result) || Math.abs(result) > 2 ** 63) return new Double(result);
  const exact = toNumber(exponent) < 0 ? BigInt(result) : toBigInt(base) ** toBigInt(exponent);
  if (exact < -(2n ** 63n) || exact >= 2n ** 63n) return new Double(result);
  const isLong =
    operands.some((each) => each instanceof Long) || exact !== BigInt.asIntN(32, exact);
  return isLong ? Long.fromBigInt(exact) : new Int32(Number(exact));
}

function logarithm(value: unknown, base: unknown): unknown {
  if (!isNumber(value)) throw wrongType(28756, '$log', 'numeric types', value);
  if (!isNumber(base)) throw wrongType(28757, '$log', 'numeric types as its base', base);
  if (toNumber(value) <= 0) {
    throw new CommandError(
      28758,
      `$log's argument must be a positive number, but is ${String(value)}`,
    );
  }
  if (toNumber(base) <= 0 || toNumber(base) === 1) {
    throw new CommandError(
      28759,
      `$log's base must be a positive number not equal to 1, but is ${String(base)}`,
    );
  }
  return new Double(Math.log(toNumber(value)) / Math.log(toNumber(base)));
}

/** Operators on numbers and dates. */
export const arithmeticOperators: Record<string, OperatorCompiler> = {
  $add: simple('$add', 0, Infinity, (...values) => addAll(values)),
  $subtract: nullable('$subtract', 2, 2, subtract),
  $multiply: simple('$multiply', 0, Infinity, (...values) => multiplyAll(values)),
  $divide: nullable('$divide', 2, 2, divide),
  $mod: nullable('$mod', 2, 2, modulo),
  $abs: nullable('$abs', 1, 1, absolute),
  $ceil: unary('$ceil', Math.ceil, true),
  $floor: unary('$floor', Math.floor, true),
  $sqrt: unary('$sqrt', Math.sqrt, false, { code: 28714, isOpen: false }),
  $exp: unary('$exp', Math.exp, false),
  $ln: unary('$ln', Math.log, false, { code: 28766, isOpen: true }),
  $log10: unary('$log10', Math.log10, false, { code: 28761, isOpen: true }),
  $round: toPlaces('$round'),
  $trunc: toPlaces('$trunc'),
  $pow: nullable('$pow', 2, 2, power),
  $log: nullable('$log', 2, 2, logarithm),
  $isNumber: simple('$isNumber', 1, 1, (value) => isNumber(value)),
};
