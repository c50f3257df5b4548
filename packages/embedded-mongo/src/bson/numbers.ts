import { CommandError } from '../errors.ts';
import { Decimal128, Double, Int32, Long, type NumberValue, toNumber } from './values.ts';

type Rational = { numerator: bigint; denominator: bigint };

/** Orders numbers of any BSON type by value; NaN sorts before every number. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (a instanceof Long && b instanceof Long) return a.compare(b);
  const x = toNumber(a);
  const y = toNumber(b);
  if (Number.isNaN(x) || Number.isNaN(y)) return Number(Number.isNaN(y)) - Number(Number.isNaN(x));
  if (isSmallExact(a) && isSmallExact(b)) return x === y ? 0 : x - y || (x < y ? -1 : 1);
  if (!Number.isFinite(x) || !Number.isFinite(y)) {
    if (x !== y) return x < y ? -1 : 1;
    if (isInfinite(a) && isInfinite(b)) return 0;
  }
  return compareExactly(a, b);
}

function isSmallExact(value: NumberValue): boolean {
  return value instanceof Int32 || value instanceof Double;
}

function isInfinite(value: NumberValue): boolean {
  if (value instanceof Decimal128) return value.toString().includes('Infinity');
  return !Number.isFinite(toNumber(value));
}

function compareExactly(a: NumberValue, b: NumberValue): number {
  if (isInfinite(a)) return toNumber(a) > 0 ? 1 : -1;
  if (isInfinite(b)) return toNumber(b) > 0 ? -1 : 1;
  const x = toRational(a);
  const y = toRational(b);
  const difference = x.numerator * y.denominator - y.numerator * x.denominator;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The exact value of a finite number as a fraction with a positive denominator. */
export function toRational(value: NumberValue): Rational {
  if (value instanceof Int32) return { numerator: BigInt(value.value), denominator: 1n };
  if (value instanceof Long) return { numerator: value.toBigInt(), denominator: 1n };
  if (value instanceof Double) return doubleToRational(value.value);
  return decimalToRational(value.toString());
}

/** The exact value of a finite double as a fraction. */
export function doubleToRational(value: number): Rational {
  let exponent = 0n;
  let scaled = value;
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    exponent++;
  }
  return { numerator: BigInt(scaled), denominator: 1n << exponent };
}

function decimalToRational(text: string): Rational {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/i.exec(text);
  if (!match) throw new CommandError('BadValue', `Not a finite decimal: ${text}`);
  const [, sign, whole = '', fraction = '', exponentText = '0'] = match;
  const exponent = Number(exponentText) - fraction.length;
  const digits = BigInt(`${sign}${whole}${fraction}`);
  return exponent >= 0
    ? { numerator: digits * 10n ** BigInt(exponent), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-exponent) };
}

/** Which of the operands' types the result of an arithmetic operation takes. */
function widest(a: NumberValue, b: NumberValue): 'decimal' | 'double' | 'long' | 'int' {
  if (a instanceof Decimal128 || b instanceof Decimal128) return 'decimal';
  if (a instanceof Double || b instanceof Double) return 'double';
  return a instanceof Long || b instanceof Long ? 'long' : 'int';
}

const minLong = -(2n ** 63n);
const maxLong = 2n ** 63n - 1n;

/** A whole number in the narrowest type from `int` up; null when it does not fit a long. */
function wholeNumber(value: bigint, atLeast: 'int' | 'long'): Int32 | Long | null {
  if (value < minLong || value > maxLong) return null;
  if (atLeast === 'int' && value >= -2147483648n && value <= 2147483647n) {
    return new Int32(Number(value));
  }
  return Long.fromBigInt(value);
}

type Operation = {
  double: (a: number, b: number) => number;
  whole: (a: bigint, b: bigint) => bigint;
  exact: (a: Rational, b: Rational) => Rational;
  /** The exponent that decimals keep where the result allows it: 1.10 and 2 are 3.10. */
  exponent: (a: number, b: number) => number;
};

const operations: Record<'add' | 'subtract' | 'multiply', Operation> = {
  add: {
    double: (a, b) => a + b,
    whole: (a, b) => a + b,
    exponent: Math.min,
    exact: (a, b) => ({
      numerator: a.numerator * b.denominator + b.numerator * a.denominator,
      denominator: a.denominator * b.denominator,
    }),
  },
  subtract: {
    double: (a, b) => a - b,
    whole: (a, b) => a - b,
    exponent: Math.min,
    exact: (a, b) => ({
      numerator: a.numerator * b.denominator - b.numerator * a.denominator,
      denominator: a.denominator * b.denominator,
    }),
  },
  multiply: {
    double: (a, b) => a * b,
    whole: (a, b) => a * b,
    exponent: (a, b) => a + b,
    exact: (a, b) => ({
      numerator: a.numerator * b.numerator,
      denominator: a.denominator * b.denominator,
    }),
  },
};

/**
 * Adds, subtracts or multiplies with MongoDB's result types: int overflows into long.
 * @param onLongOverflow `null` is returned for the caller to refuse, or the double is taken.
 */
export function arithmetic(
  name: keyof typeof operations,
  a: NumberValue,
  b: NumberValue,
  onLongOverflow: 'null' | 'double',
): NumberValue | null {
  const operation = operations[name];
  const type = widest(a, b);
  if (type === 'double') return new Double(operation.double(toNumber(a), toNumber(b)));
  if (type === 'decimal') {
    if (isInfinite(a) || isInfinite(b) || isNaNValue(a) || isNaNValue(b)) {
      return specialDecimal(operation.double(toNumber(a), toNumber(b)));
    }
    const exponent = exponentOfBoth(a, b, operation.exponent);
    return rationalToDecimal(operation.exact(toRational(a), toRational(b)), exponent);
  }
  if (a instanceof Int32 && b instanceof Int32) {
    const quick = operation.double(a.value, b.value);
    if (quick >= -2147483648 && quick <= 2147483647 && !Object.is(quick, -0)) {
      return new Int32(quick);
    }
  }
  const whole = wholeNumber(operation.whole(toBigInt(a), toBigInt(b)), type);
  if (whole !== null) return whole;
  return onLongOverflow === 'null' ? null : new Double(operation.double(toNumber(a), toNumber(b)));
}

/** True for the not-a-number of any BSON number type. */
export function isNaNValue(value: NumberValue): boolean {
  return Number.isNaN(toNumber(value));
}

function specialDecimal(value: number): Decimal128 {
  if (Number.isNaN(value)) return Decimal128.fromString('NaN');
  return Decimal128.fromString(value > 0 ? 'Infinity' : '-Infinity');
}

/** Those of the smallest and the largest decimals. */
const leastExponent = -6176;
const mostExponent = 6111;

const decimalText = /^-?\d+(?:\.(\d+))?(?:E([+-]\d+))?$/;

/** The exponent of a decimal as it is stored, zero for whole numbers; undefined where there is none. */
function exponentOf(value: NumberValue): number | undefined {
  if (!(value instanceof Decimal128)) return asWhole(value) === undefined ? undefined : 0;
  const [found, fraction = '', exponent = '0'] = decimalText.exec(value.toString()) ?? [];
  return found === undefined ? undefined : Number(exponent) - fraction.length;
}

/** What comes of the exponents of two decimals; undefined where one has none. */
export function exponentOfBoth(
  a: NumberValue,
  b: NumberValue,
  join: (a: number, b: number) => number,
): number | undefined {
  const [x, y] = [exponentOf(a), exponentOf(b)];
  return x === undefined || y === undefined ? undefined : join(x, y);
}

/**
 * Rounds a fraction to the 34 significant digits of a decimal, half to even.
 * @param preferred the exponent that it gets if it can.
 */
export function rationalToDecimal({ numerator, denominator }: Rational, preferred = 0): Decimal128 {
  if (numerator === 0n) {
    const exponent = Math.max(leastExponent, Math.min(mostExponent, preferred));
    return Decimal128.fromString(`0E${exponent}`);
  }
  const negative = numerator < 0n;
  const magnitude = negative ? -numerator : numerator;
  let exponent = magnitude.toString().length - denominator.toString().length - 34;
  let digits = scaledQuotient(magnitude, denominator, exponent);
  while (digits.toString().length > 34) {
    exponent++;
    digits = scaledQuotient(magnitude, denominator, exponent);
  }
  while (exponent < preferred && digits % 10n === 0n) {
    digits /= 10n;
    exponent++;
  }
  return Decimal128.fromString(`${negative ? '-' : ''}${digits}E${exponent}`);
}

/** A fraction in units of so many decimal places: the nearest, half to even, or the one toward zero. */
export function roundedToPlaces(
  { numerator, denominator }: Rational,
  places: number,
  toNearest: boolean,
): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const top = places > 0 ? magnitude * 10n ** BigInt(places) : magnitude;
  const bottom = places < 0 ? denominator * 10n ** BigInt(-places) : denominator;
  const units = toNearest ? scaledQuotient(top, bottom, 0) : top / bottom;
  return numerator < 0n ? -units : units;
}

function scaledQuotient(numerator: bigint, denominator: bigint, exponent: number): bigint {
  const top = exponent < 0 ? numerator * 10n ** BigInt(-exponent) : numerator;
  const bottom = exponent > 0 ? denominator * 10n ** BigInt(exponent) : denominator;
  const quotient = top / bottom;
  const twice = (top % bottom) * 2n;
  const up = twice > bottom || (twice === bottom && quotient % 2n === 1n);
  return up ? quotient + 1n : quotient;
}

/** The integral value of an int or long. */
export function toBigInt(value: NumberValue): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(toNumber(value));
}

/** A number as a whole JS number, or undefined when it has a fraction or is not a number. */
export function asWhole(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isInteger(value) ? value : undefined;
  const number = toNumber(value);
  return Number.isSafeInteger(number) ? number : undefined;
}
