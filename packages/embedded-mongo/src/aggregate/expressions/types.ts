import { asWhole, toRational } from '../../bson/numbers.ts';
import {
  type Doc,
  Decimal128,
  Double,
  Int32,
  Long,
  ObjectId,
  Timestamp,
  Binary,
  isDoc,
  isNumber,
  isTruthy,
  toNumber,
  typeName,
  entryOf,
} from '../../bson/values.ts';
import { dateFrom } from '../../dates/arithmetic.ts';
import { parseDate } from '../../dates/parse.ts';
import { utc } from '../../dates/zone.ts';
import { CommandError, errorCodes } from '../../errors.ts';
import type { OperatorCompiler } from '../variables.ts';
import { isNil, simple } from './operands.ts';

function failed(value: unknown, to: string): CommandError {
  return new CommandError(
    241,
    `Failed to convert ${typeName(value)} '${String(value)}' to ${to} in $convert`,
  );
}

function wholeFor(value: unknown, to: string, min: bigint, max: bigint): bigint {
  let whole: bigint;
  if (typeof value === 'boolean') whole = value ? 1n : 0n;
  else if (typeof value === 'string' && /^[+-]?\d+$/.test(value)) whole = BigInt(value);
  else if (value instanceof Date && to === 'long') whole = BigInt(value.getTime());
  else if (value instanceof Long) whole = value.toBigInt();
  else if (isNumber(value) && Number.isFinite(toNumber(value))) {
    const { numerator, denominator } = toRational(value);
    whole = numerator / denominator;
  } else throw failed(value, to);
  if (whole < min || whole > max) throw failed(value, to);
  return whole;
}

const numberText = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const specialText = /^[+-]?(?:inf|infinity|nan)$/i;

function special(text: string): number {
  if (text.endsWith('nan')) return Number.NaN;
  return text.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
}

function numberFor(value: unknown, to: string): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.getTime();
  if (isNumber(value)) return toNumber(value);
  if (typeof value === 'string' && numberText.test(value)) return Number(value);
  if (typeof value === 'string' && specialText.test(value)) return special(value.toLowerCase());
  throw failed(value, to);
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || isNumber(value)) return String(value);
  if (value instanceof Binary && value.sub_type === 4) return value.toUUID().toString();
  throw failed(value, 'string');
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.getHighBitsUnsigned() * 1000);
  if (typeof value === 'string') {
    return dateFrom(parseDate(value, utc), 241, '$convert');
  }
  if (isNumber(value) && !(value instanceof Int32)) {
    return dateFrom(toNumber(value), errorCodes.ConversionFailure, '$convert');
  }
  throw failed(value, 'date');
}

const conversions: Record<string, (value: unknown) => unknown> = {
  int: (value) => new Int32(Number(wholeFor(value, 'int', -2147483648n, 2147483647n))),
  long: (value) => Long.fromBigInt(wholeFor(value, 'long', -(2n ** 63n), 2n ** 63n - 1n)),
  double: (value) => new Double(numberFor(value, 'double')),
  decimal: (value) => {
    if (value instanceof Decimal128) return value;
    if (typeof value === 'string') {
      try {
        return Decimal128.fromString(value);
      } catch {
        throw failed(value, 'decimal');
      }
    }
    if (value instanceof Long) return Decimal128.fromString(value.toString());
    return Decimal128.fromString(String(numberFor(value, 'decimal')));
  },
  bool: (value) => isTruthy(value),
  string: toText,
  date: toDate,
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
    throw failed(value, 'objectId');
  },
};

const uuidText = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function toUuid(value: unknown): Binary {
  if (value instanceof Binary && value.sub_type === 4) return value;
  if (typeof value === 'string' && uuidText.test(value)) {
    return new Binary(Buffer.from(value.replaceAll('-', ''), 'hex'), 4);
  }
  throw failed(value, 'binData');
}

const namesByNumber: Record<number, string> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

function convert(value: unknown, to: unknown): unknown {
  const name = isNumber(to) ? namesByNumber[toNumber(to)] : to;
  const conversion = typeof name === 'string' ? entryOf(conversions, name) : undefined;
  if (conversion === undefined) {
    throw new CommandError('BadValue', `Unknown type name: ${String(name)}`);
  }
  return conversion(value);
}

function shortcut(name: string, to: string): OperatorCompiler {
  return simple(name, 1, 1, (value) => (isNil(value) ? null : convert(value, to)));
}

const compileConvert: OperatorCompiler = (operand, compile) => {
  if (!isDoc(operand) || !('input' in operand) || !('to' in operand)) {
    throw new CommandError('FailedToParse', "$convert needs 'input' and 'to'");
  }
  const spec: Doc = operand;
  const input = compile(spec['input']);
  const to = compile(spec['to']);
  const onError = 'onError' in spec ? compile(spec['onError']) : null;
  const onNull = 'onNull' in spec ? compile(spec['onNull']) : null;
  return (doc, variables) => {
    const value = input(doc, variables);
    if (isNil(value)) return onNull ? onNull(doc, variables) : null;
    try {
      return convert(value, to(doc, variables));
    } catch (error) {
      if (onError && error instanceof CommandError && error.code === 241) {
        return onError(doc, variables);
      }
      throw error;
    }
  };
};

/** Operators that tell or change a value's type. */
export const typeOperators: Record<string, OperatorCompiler> = {
  $type: simple('$type', 1, 1, (value) => typeName(value)),
  $convert: compileConvert,
  $toInt: shortcut('$toInt', 'int'),
  $toLong: shortcut('$toLong', 'long'),
  $toDouble: shortcut('$toDouble', 'double'),
  $toDecimal: shortcut('$toDecimal', 'decimal'),
  $toBool: shortcut('$toBool', 'bool'),
  $toString: shortcut('$toString', 'string'),
  $toDate: shortcut('$toDate', 'date'),
  $toUUID: simple('$toUUID', 1, 1, (value) => (isNil(value) ? null : toUuid(value))),
  $toObjectId: shortcut('$toObjectId', 'objectId'),
  $tsSecond: simple('$tsSecond', 1, 1, (value) =>
    value instanceof Timestamp ? Long.fromNumber(value.getHighBitsUnsigned()) : null,
  ),
  $tsIncrement: simple('$tsIncrement', 1, 1, (value) =>
    value instanceof Timestamp ? Long.fromNumber(asWhole(value.getLowBitsUnsigned()) ?? 0) : null,
  ),
};
