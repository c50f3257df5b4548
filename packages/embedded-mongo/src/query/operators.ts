import type { Collation } from '../bson/collation.ts';
import { compareValues, equalValues } from '../bson/compare.ts';
import { asWhole, isNaNValue, toBigInt, toRational } from '../bson/numbers.ts';
import { shownFields } from '../bson/shown.ts';
import {
  BSONRegExp,
  BSONSymbol,
  Binary,
  Decimal128,
  type Doc,
  Double,
  Int32,
  type NumberValue,
  ObjectId,
  Rank,
  isDoc,
  isNumber,
  isTruthy,
  rankOf,
  toNumber,
  typeName,
  entryOf,
} from '../bson/values.ts';
import { CommandError } from '../errors.ts';
import type { Matcher } from './matcher.ts';
import { someValue } from './paths.ts';
import { compileRegex } from './regex/regex.ts';

/** Tells whether one value satisfies a condition. */
export type ValueTest = (value: unknown) => boolean;

/**
 * Matches when a value at the path passes the test, or an element of an array there.
 * @param parts the path; null for the value itself, whose elements are not entered, as the
 * elements of `$elemMatch` are not.
 */
export function anyValue(parts: Path, test: ValueTest): Matcher {
  if (parts === null) return test;
  return (doc) => someValue(doc, parts, test, true);
}

type Rules = Collation | null | undefined;

/** Where an operator looks; null is the value itself. */
export type Path = string[] | null;

/** Like `anyValue`, but an array at the end of the path is tested as a whole only. */
export function wholeValue(parts: Path, test: ValueTest): Matcher {
  if (parts === null) return test;
  return (doc) => someValue(doc, parts, test, false);
}

/** `{ path: value }`: equality, or a match when the value is a regular expression. */
export function compileEquality(parts: Path, operand: unknown, collation: Rules): Matcher {
  if (operand instanceof BSONRegExp) return anyValue(parts, regexTest(operand));
  return anyValue(parts, equalityTest(operand, collation));
}

/** True for a condition made of operators, false for a literal document. */
export function isOperatorDoc(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  const first = Object.keys(value)[0];
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
}

/** Compiles one query operator for a path; throws BadValue for an unknown one. */
export function compileOperator(
  parts: Path,
  operator: string,
  operand: unknown,
  collation?: Rules,
): Matcher {
  const compile = entryOf(operators, operator);
  if (compile === undefined) throw new CommandError('BadValue', `unknown operator: ${operator}`);
  return compile(parts, operand, collation);
}

type Compiler = (parts: Path, operand: unknown, collation: Rules) => Matcher;

const operators: Record<string, Compiler> = {
  $eq: (parts, operand, collation) => anyValue(parts, equalityTest(operand, collation)),
  $ne: (parts, operand, collation) =>
    not(anyValue(parts, equalityTest(refuseRegex(operand, '$ne'), collation))),
  $gt: (parts, operand, collation) =>
    anyValue(
      parts,
      orderTest(operand, (order) => order > 0, false, collation),
    ),
  $gte: (parts, operand, collation) =>
    anyValue(
      parts,
      orderTest(operand, (order) => order >= 0, true, collation),
    ),
  $lt: (parts, operand, collation) =>
    anyValue(
      parts,
      orderTest(operand, (order) => order < 0, false, collation),
    ),
  $lte: (parts, operand, collation) =>
    anyValue(
      parts,
      orderTest(operand, (order) => order <= 0, true, collation),
    ),
  $in: (parts, operand, collation) => anyValue(parts, inTest('$in', operand, collation)),
  $nin: (parts, operand, collation) => not(anyValue(parts, inTest('$nin', operand, collation))),
  $regex: (parts, operand) => anyValue(parts, regexTest(operand as BSONRegExp)),
  $exists: (parts, operand) => {
    const exists = wholeValue(parts, (value) => value !== undefined);
    return isTruthy(operand) ? exists : not(exists);
  },
  $type: (parts, operand) => anyValue(parts, typeTest(operand)),
  $size: (parts, operand) => {
    const size = asWhole(operand);
    if (size === undefined || size < 0) {
      const wanted = size === undefined ? 'an integer:' : 'a non-negative number in:';
      throw new CommandError(
        'BadValue',
        `Failed to parse $size. Expected ${wanted} ${shownFields({ $size: operand })}`,
      );
    }
    return wholeValue(parts, (value) => Array.isArray(value) && value.length === size);
  },
  $mod: (parts, operand) => anyValue(parts, modTest(operand)),
  $bitsAllSet: (parts, operand) =>
    anyValue(
      parts,
      bitsTest(operand, (set, mask) => set === mask),
    ),
  $bitsAllClear: (parts, operand) =>
    anyValue(
      parts,
      bitsTest(operand, (set) => set === 0n),
    ),
  $bitsAnySet: (parts, operand) =>
    anyValue(
      parts,
      bitsTest(operand, (set) => set !== 0n),
    ),
  $bitsAnyClear: (parts, operand) =>
    anyValue(
      parts,
      bitsTest(operand, (set, mask) => set !== mask),
    ),
  $comment: () => () => true,
};

function not(matcher: Matcher): Matcher {
  return (doc) => !matcher(doc);
}

function refuseRegex(operand: unknown, operator: string): unknown {
  if (operand instanceof BSONRegExp) {
    throw new CommandError('BadValue', `Can't have regex as arg to ${operator}.`);
  }
  return operand;
}

export function equalityTest(operand: unknown, collation?: Rules): ValueTest {
  if (operand === null || operand === undefined) {
    return (value) => value === undefined || value === null;
  }
  if (typeof operand === 'string' && !collation) {
    return (value) => value === operand || (value instanceof BSONSymbol && value.value === operand);
  }
  const rank = rankOf(operand);
  return (value) => rankOf(value) === rank && equalValues(value, operand, collation);
}

function orderTest(
  operand: unknown,
  accepts: (order: number) => boolean,
  inclusive: boolean,
  collation: Rules,
): ValueTest {
  refuseRegex(operand, 'a comparison');
  const rank = rankOf(operand);
  if (rank === Rank.Null) {
    return (value) => inclusive && (value === undefined || value === null);
  }
  if (rank === Rank.MinKey || rank === Rank.MaxKey) {
    return (value) => accepts(compareValues(value ?? null, operand));
  }
  const operandIsNaN = isNumber(operand) && isNaNValue(operand);
  return (value) => {
    if (rankOf(value) !== rank) return false;
    if (rank === Rank.Number && (operandIsNaN || isNaNValue(value as NumberValue))) {
      return inclusive && operandIsNaN && isNaNValue(value as NumberValue);
    }
    return accepts(compareValues(value, operand, collation));
  };
}

function inTest(operator: string, operand: unknown, collation: Rules): ValueTest {
  if (!Array.isArray(operand)) throw new CommandError('BadValue', `${operator} needs an array`);
  for (const each of operand) {
    if (isOperatorDoc(each)) {
      throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
    }
  }
  const identities = new Set(operand.map(quickIdentity));
  const tests = operand.map((each) =>
    each instanceof BSONRegExp ? regexTest(each) : equalityTest(each, collation),
  );
  if (collation) return (value) => tests.some((test) => test(value));
  const others = tests.filter((_test, i) => quickIdentity(operand[i]) === undefined);
  return (value) => {
    const identity = quickIdentity(value);
    if (identity !== undefined && identities.has(identity)) return true;
    // Numbers without an identity may still equal one that has it.
    const candidates = identity === undefined && isNumber(value) ? tests : others;
    return candidates.some((test) => test(value));
  };
}

/** What long lists are searched by: the same for equal strings, object ids and most numbers. */
function quickIdentity(value: unknown): string | number | undefined {
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (value instanceof BSONSymbol) return `s${value.value}`;
  return value instanceof Int32 || value instanceof Double ? value.value : undefined;
}

function regexTest(regex: BSONRegExp): ValueTest {
  const test = compileRegex(regex);
  return (value) => {
    if (typeof value === 'string') return test(value);
    if (value instanceof BSONSymbol) return test(value.value);
    return value instanceof BSONRegExp && equalValues(value, regex);
  };
}

const typeAliases: Record<number, string> = {
  1: 'double',
  2: 'string',
  3: 'object',
  4: 'array',
  5: 'binData',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  10: 'null',
  11: 'regex',
  13: 'javascript',
  14: 'symbol',
  15: 'javascriptWithScope',
  16: 'int',
  17: 'timestamp',
  18: 'long',
  19: 'decimal',
  [-1]: 'minKey',
  127: 'maxKey',
};
const typeNames = new Set([...Object.values(typeAliases), 'number', 'undefined', 'dbPointer']);

function typeTest(operand: unknown): ValueTest {
  const types: unknown[] = Array.isArray(operand) ? operand : [operand];
  if (types.length === 0) {
    throw new CommandError('FailedToParse', '$type must match at least one type');
  }
  const wanted = new Set(
    types.map((each: unknown) => {
      const name = isNumber(each) ? typeAliases[toNumber(each)] : each;
      if (typeof name !== 'string' || !typeNames.has(name)) {
        throw new CommandError('BadValue', `Unknown type name alias: ${String(each)}`);
      }
      return name;
    }),
  );
  return (value) =>
    value !== undefined &&
    (wanted.has(typeName(value)) || (wanted.has('number') && isNumber(value)));
}

function malformedMod(why: string): CommandError {
  return new CommandError('BadValue', `malformed mod, ${why}`);
}

function modTest(operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw malformedMod('needs to be an array');
  if (operand.length < 2) throw malformedMod('not enough elements');
  if (operand.length > 2) throw malformedMod('too many elements');
  const [first, second] = operand as unknown[];
  if (!isNumber(first)) throw malformedMod('divisor not a number');
  if (!isNumber(second)) throw malformedMod('remainder not a number');
  const [divisor, remainder] = [truncated(first), truncated(second)];
  if (divisor === undefined || remainder === undefined || divisor === 0n) {
    throw new CommandError('BadValue', 'divisor cannot be 0');
  }
  return (value) => {
    const whole = isNumber(value) ? truncated(value) : undefined;
    return whole !== undefined && whole % divisor === remainder;
  };
}

/** A number without its fraction; undefined when no long holds it. */
function truncated(value: NumberValue): bigint | undefined {
  const small = asWhole(value);
  if (small !== undefined && !(value instanceof Decimal128)) return BigInt(small);
  if (!Number.isFinite(toNumber(value))) return undefined;
  const { numerator, denominator } = toRational(value);
  const whole = numerator / denominator;
  return whole === BigInt.asIntN(64, whole) ? whole : undefined;
}

function bitsTest(operand: unknown, accepts: (set: bigint, mask: bigint) => boolean): ValueTest {
  const mask = bitMask(operand);
  return (value) => {
    const bits = value instanceof Binary ? binaryBits(value) : wholeBits(value);
    return bits !== undefined && accepts(bits & mask, mask);
  };
}

function bitMask(operand: unknown): bigint {
  if (operand instanceof Binary) return binaryBits(operand);
  if (Array.isArray(operand)) {
    let mask = 0n;
    for (const each of operand) {
      const position = asWhole(each);
      if (position === undefined || position < 0) {
        throw new CommandError('BadValue', 'bit positions must be whole numbers of at least 0');
      }
      mask |= 1n << BigInt(position);
    }
    return mask;
  }
  const mask = wholeBits(operand);
  if (mask === undefined || mask < 0n) {
    throw new CommandError('BadValue', 'a bit mask must be a whole number of at least 0');
  }
  return mask;
}

function wholeBits(value: unknown): bigint | undefined {
  if (!isNumber(value)) return undefined;
  return typeName(value) === 'long' || asWhole(value) !== undefined ? toBigInt(value) : undefined;
}

function binaryBits(value: Binary): bigint {
  let bits = 0n;
  for (const byte of value.buffer.subarray(0, value.position).toReversed()) {
    bits = (bits << 8n) | BigInt(byte);
  }
  return bits;
}
