import { numberValue } from '../../bson/codec.ts';
import {
  arithmetic,
  exponentOfBoth,
  rationalToDecimal,
  roundedToPlaces,
  toBigInt,
  toRational,
} from '../../bson/numbers.ts';
import {
  Decimal128,
  Double,
  Int32,
  Long,
  type NumberValue,
  isNumber,
  toNumber,
} from '../../bson/values.ts';
import { dateFrom } from '../../dates/arithmetic.ts';
import { CommandError, errorCodes } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, nullable, simple, wrongType } from './operands.ts';

const overflow = errorCodes.Overflow;

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
  return date
    ? dateFrom(date.getTime() + Math.round(toNumber(sum)), overflow, 'date in $add')
    : sum;
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
    return rationalToDecimal(
      {
        numerator: x.numerator * y.denominator * sign,
        denominator: x.denominator * y.numerator * sign,
      },
      exponentOfBoth(a, b, (dividend, divisor) => dividend - divisor),
    );
  }
  return new Double(toNumber(a) / toNumber(b));
}

function subtract(a: unknown, b: unknown): unknown {
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) {
    return dateFrom(a.getTime() - Math.round(toNumber(b)), overflow, 'date in $subtract');
  }
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
    return rationalToDecimal({ numerator, denominator: common }, exponentOfBoth(a, b, Math.min));
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
  domain?: { code: number; isOpen: boolean },
): OperatorCompiler {
  return nullable(name, 1, 1, (value) => {
    if (!isNumber(value)) throw wrongType(28765, name, 'numeric types', value);
    if (domain) checkDomain(name, toNumber(value), domain);
    if (value instanceof Decimal128) return Decimal128.fromString(String(apply(toNumber(value))));
    return new Double(apply(toNumber(value)));
  });
}

/** The next whole number in a direction; what is whole stays as it is. */
function toWhole(
  name: string,
  apply: (value: number) => number,
  direction: 1n | -1n,
): OperatorCompiler {
  return nullable(name, 1, 1, (value) => {
    if (!isNumber(value)) throw wrongType(28_765, name, 'numeric types', value);
    if (value instanceof Double) return new Double(apply(value.value));
    if (!(value instanceof Decimal128) || !Number.isFinite(toNumber(value))) return value;
    const { numerator, denominator } = toRational(value);
    const towardZero = numerator / denominator;
    const rest = (numerator % denominator) * direction;
    const whole = rest > 0n ? towardZero + direction : towardZero;
    const text = whole === 0n && value.toString().startsWith('-') ? '-0' : whole.toString();
    return Decimal128.fromString(text);
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
    if (digits < -20 || digits > 100) {
      throw new CommandError(
        51_083,
        `cannot apply ${name} with precision value ${digits} value must be in [-20, 100]`,
      );
    }
    if (!Number.isFinite(toNumber(value))) return value;
    const isWhole = value instanceof Int32 || value instanceof Long;
    if (isWhole && digits >= 0) return value;
    const rounded = roundedToPlaces(toRational(value), digits, name === '$round');
    if (isWhole) return wholeOrRefuse(name, rounded * 10n ** BigInt(-digits));
    const text = `${rounded}e${-digits}`;
    if (value instanceof Decimal128) {
      // More digits than a decimal has say nothing more.
      const fits = rounded.toString().replace('-', '').length <= 34;
      return fits ? Decimal128.fromString(text) : value;
    }
    const isNegativeZero =
      rounded === 0n && (toNumber(value) < 0 || Object.is(toNumber(value), -0));
    return new Double(isNegativeZero ? -0 : Number(text));
  });
}

function wholeOrRefuse(name: string, value: bigint): Int32 | Long {
  if (BigInt.asIntN(32, value) === value) return new Int32(Number(value));
  if (BigInt.asIntN(64, value) === value) return Long.fromBigInt(value);
  throw new CommandError(51_080, `invalid conversion from Decimal128 result in ${name}`);
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
  $ceil: toWhole('$ceil', Math.ceil, 1n),
  $floor: toWhole('$floor', Math.floor, -1n),
  $sqrt: unary('$sqrt', Math.sqrt, { code: 28714, isOpen: false }),
  $exp: unary('$exp', Math.exp),
  $ln: unary('$ln', Math.log, { code: 28766, isOpen: true }),
  $log10: unary('$log10', Math.log10, { code: 28761, isOpen: true }),
  $round: toPlaces('$round'),
  $trunc: toPlaces('$trunc'),
  $pow: nullable('$pow', 2, 2, power),
  $log: nullable('$log', 2, 2, logarithm),
  $isNumber: simple('$isNumber', 1, 1, (value) => isNumber(value)),
};
