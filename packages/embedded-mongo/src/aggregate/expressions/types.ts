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
import { subtypeOf, textOfBinary, toBinary } from './binary-conversion.ts';
import { isNil, simple } from './operands.ts';

/** What a conversion makes; the subtype and the way of writing are those of bytes. */
interface Target {
  name: string;
  subtype: number;
  format: unknown;
}

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

function toText(value: unknown, { format }: Target): string {
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof ObjectId) return value.toHexString();
  if (typeof value === 'boolean' || isNumber(value)) return String(value);
  if (value instanceof Binary) return textOfBinary(value, format);
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

const conversions: Record<string, (value: unknown, target: Target) => unknown> = {
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
  binData: (value, { subtype, format }) => toBinary(value, subtype, format),
  date: toDate,
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
    throw failed(value, 'objectId');
  },
};

const namesByNumber: Record<number, string> = {
  1: 'double',
  2: 'string',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

/** A type by its name or number, or a document that names it with a subtype. */
function targetOf(to: unknown, format?: unknown): Target {
  const { type, subtype } = isDoc(to) ? to : { type: to };
  const name = isNumber(type) ? namesByNumber[toNumber(type)] : type;
  if (typeof name !== 'string' || entryOf(conversions, name) === undefined) {
    throw new CommandError('BadValue', `Unknown type name: ${String(name)}`);
  }
  return { name, subtype: subtypeOf(subtype), format };
}

const convert = (value: unknown, target: Target): unknown =>
  entryOf(conversions, target.name)?.(value, target);

function shortcut(name: string, to: unknown, format?: string): OperatorCompiler {
  const target = targetOf(to, format);
  return simple(name, 1, 1, (value) => (isNil(value) ? null : convert(value, target)));
}

const compileConvert: OperatorCompiler = (operand, compile) => {
  if (!isDoc(operand) || !('input' in operand) || !('to' in operand)) {
    throw new CommandError('FailedToParse', "$convert needs 'input' and 'to'");
  }
  const spec: Doc = operand;
  const input = compile(spec['input']);
  const to = compile(spec['to']);
  const format = 'format' in spec ? compile(spec['format']) : null;
  const onError = 'onError' in spec ? compile(spec['onError']) : null;
  const onNull = 'onNull' in spec ? compile(spec['onNull']) : null;
  return (doc, variables) => {
    const value = input(doc, variables);
    const type = to(doc, variables);
    if (isNil(value)) return onNull ? onNull(doc, variables) : null;
    if (isNil(type)) return null;
    try {
      return convert(value, targetOf(type, format?.(doc, variables)));
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
  $toString: shortcut('$toString', 'string', 'auto'),
  $toDate: shortcut('$toDate', 'date'),
  $toUUID: shortcut('$toUUID', { type: 'binData', subtype: 4 }, 'uuid'),
  $toObjectId: shortcut('$toObjectId', 'objectId'),
  $tsSecond: simple('$tsSecond', 1, 1, (value) =>
    value instanceof Timestamp ? Long.fromNumber(value.getHighBitsUnsigned()) : null,
  ),
  $tsIncrement: simple('$tsIncrement', 1, 1, (value) =>
    value instanceof Timestamp ? Long.fromNumber(asWhole(value.getLowBitsUnsigned()) ?? 0) : null,
  ),
};
