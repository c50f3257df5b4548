import {
  BSONRegExp,
  Binary,
  Code,
  Decimal128,
  type Doc,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from '../../bson/values.ts';

/*
 * A small model of MongoDB's comparisons and filters, written from its manual and not from the
 * engine: it shares no code with what it is compared with.
 */

/** A place in the order of all numbers: NaN, minus infinity, every fraction, infinity. */
type Place = { kind: -2 | -1 | 1 } | { kind: 0; top: bigint; bottom: bigint };

function placeOf(value: unknown): Place {
  if (value instanceof Long) return { kind: 0, top: value.toBigInt(), bottom: 1n };
  if (value instanceof Int32 || value instanceof Double) return placeOfDouble(value.value);
  const text = (value as Decimal128).toString();
  if (text === 'NaN') return { kind: -2 };
  if (text.endsWith('Infinity')) return { kind: text.startsWith('-') ? -1 : 1 };
  const [digits = '', exponent = '0'] = text.toUpperCase().split('E');
  const [whole = '', part = ''] = digits.split('.');
  const shift = Number(exponent) - part.length;
  const top = BigInt(`${whole}${part}`);
  return shift >= 0
    ? { kind: 0, top: top * 10n ** BigInt(shift), bottom: 1n }
    : { kind: 0, top, bottom: 10n ** BigInt(-shift) };
}

function placeOfDouble(value: number): Place {
  if (Number.isNaN(value)) return { kind: -2 };
  if (!Number.isFinite(value)) return { kind: value < 0 ? -1 : 1 };
  let bottom = 1n;
  let top = value;
  for (; !Number.isInteger(top); top *= 2) bottom *= 2n;
  return { kind: 0, top: BigInt(top), bottom };
}

function compareNumbers(a: unknown, b: unknown): number {
  const x = placeOf(a);
  const y = placeOf(b);
  if (x.kind !== 0 || y.kind !== 0) return x.kind - y.kind;
  const difference = x.top * y.bottom - y.top * x.bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

const kinds: readonly [rank: number, is: (value: unknown) => boolean][] = [
  [0, (value) => value instanceof MinKey],
  [2, (value) => value === null || value === undefined],
  [3, isNumeric],
  [4, (value) => typeof value === 'string'],
  [6, Array.isArray],
  [7, (value) => value instanceof Binary],
  [8, (value) => value instanceof ObjectId],
  [9, (value) => typeof value === 'boolean'],
  [10, (value) => value instanceof Date],
  [11, (value) => value instanceof Timestamp],
  [12, (value) => value instanceof BSONRegExp],
  [13, (value) => value instanceof Code],
  [14, (value) => value instanceof MaxKey],
];

function isNumeric(value: unknown): boolean {
  if (value instanceof Timestamp) return false;
  return [Int32, Double, Long, Decimal128].some((type) => value instanceof type);
}

function kindOf(value: unknown): number {
  return kinds.find(([, is]) => is(value))?.[0] ?? 5;
}

export const isObject = (value: unknown): value is Doc => kindOf(value) === 5;

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  return Buffer.compare(a, b);
}

function compareLists(a: readonly unknown[], b: readonly unknown[]): number {
  for (const [i, value] of a.entries()) {
    if (i >= b.length) return 1;
    const order = compare(value, b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareObjects(a: Doc, b: Doc): number {
  const left = Object.entries(a);
  const right = Object.entries(b);
  for (const [i, [key, value]] of left.entries()) {
    const other = right[i];
    if (other === undefined) return 1;
    const order =
      kindOf(value) - kindOf(other[1]) ||
      compareBytes(Buffer.from(key), Buffer.from(other[0])) ||
      compare(value, other[1]);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

type TextOrder = (a: string, b: string) => number;

const byBytes: TextOrder = (a, b) => compareBytes(Buffer.from(a), Buffer.from(b));
let compareTexts = byBytes;

/** Says how strings are compared from now on: by their bytes, or by rules of a language. */
export function compareTextsBy(collator: Intl.Collator | null): void {
  compareTexts = collator ? (a, b) => collator.compare(a, b) : byBytes;
}

/** MongoDB's order of all values. */
export function compare(a: unknown, b: unknown): number {
  const kind = kindOf(a);
  if (kind !== kindOf(b)) return kind - kindOf(b);
  switch (kind) {
    case 3:
      return compareNumbers(a, b);
    case 4:
      return compareTexts(a as string, b as string);
    case 5:
      return compareObjects(a as Doc, b as Doc);
    case 6:
      return compareLists(a as unknown[], b as unknown[]);
    case 7:
      return compareBinary(a as Binary, b as Binary);
    case 8:
      return compareBytes((a as ObjectId).id, (b as ObjectId).id);
    case 9:
      return Number(a) - Number(b);
    case 10:
      return (a as Date).getTime() - (b as Date).getTime();
    case 11:
      return (a as Timestamp).compare(b as Timestamp);
    case 12:
      return compareLists(
        [(a as BSONRegExp).pattern, (a as BSONRegExp).options],
        [(b as BSONRegExp).pattern, (b as BSONRegExp).options],
      );
    case 13:
      return compare((a as Code).code, (b as Code).code);
    default:
      return 0;
  }
}

function compareBinary(a: Binary, b: Binary): number {
  return a.length() - b.length() || a.sub_type - b.sub_type || compareBytes(a.value(), b.value());
}

/** What a path leads to: every value, and `undefined` where a field is missing. */
export function reach(value: unknown, path: readonly string[]): unknown[] {
  const [name, ...rest] = path;
  if (name === undefined) return [value];
  if (Array.isArray(value)) {
    const place = /^\d+$/.test(name) && Number(name) < value.length ? [value[Number(name)]] : [];
    const elements: unknown[] = value;
    return [
      ...place.flatMap((each) => reach(each, rest)),
      ...elements.filter(isObject).flatMap((each) => reach(each, path)),
    ];
  }
  if (!isObject(value) || !Object.hasOwn(value, name)) return [undefined];
  return reach(value[name], rest);
}

type Test = (value: unknown) => boolean;

const sameKind = (a: unknown, b: unknown): boolean => kindOf(a) === kindOf(b);
const isNaNumber = (value: unknown): boolean => isNumeric(value) && placeOf(value).kind === -2;

/** One comparison of a value with an operand, by MongoDB's rules of types. */
function comparison(name: string, operand: unknown): Test {
  const holds = (order: number): boolean =>
    (name.startsWith('$g') && order > 0) ||
    (name.startsWith('$l') && order < 0) ||
    (name.endsWith('e') && order === 0);
  return (value) => {
    if (operand instanceof MinKey || operand instanceof MaxKey) {
      return holds(compare(value ?? null, operand));
    }
    if (!sameKind(value, operand)) return false;
    if (isNaNumber(value) !== isNaNumber(operand)) return false;
    return holds(compare(value, operand));
  };
}

function equals(operand: unknown): Test {
  if (operand instanceof BSONRegExp) return matchesRegex(operand);
  return (value) => sameKind(value, operand) && compare(value, operand) === 0;
}

function matchesRegex({ pattern, options }: BSONRegExp): Test {
  const regex = new RegExp(pattern, options);
  return (value) => {
    if (typeof value === 'string') return regex.test(value);
    return value instanceof BSONRegExp && value.pattern === pattern && value.options === options;
  };
}

const typeKinds: Record<string, Test> = {
  double: (value) => value instanceof Double,
  string: (value) => typeof value === 'string',
  object: (value) => isObject(value),
  array: (value) => Array.isArray(value),
  number: isNumeric,
  int: (value) => value instanceof Int32,
  null: (value) => value === null,
  date: (value) => value instanceof Date,
  regex: (value) => value instanceof BSONRegExp,
  bool: (value) => typeof value === 'boolean',
};

function wholePart(value: unknown): bigint | undefined {
  if (!isNumeric(value)) return undefined;
  const place = placeOf(value);
  return place.kind === 0 ? place.top / place.bottom : undefined;
}

/** Tests that look at an array as a whole and never at its elements. */
const wholeTests: Record<string, (operand: unknown) => Test> = {
  $exists: (operand) => (value) => (value !== undefined) === operand,
  $size: (operand) => (value) => Array.isArray(value) && value.length === (operand as Int32).value,
  $elemMatch: (operand) => {
    const test = elementTest(operand as Doc);
    return (value) => Array.isArray(value) && value.some((each: unknown) => test(each));
  },
};

const valueTests: Record<string, (operand: unknown) => Test> = {
  $eq: equals,
  $in: (operand) => {
    const tests = (operand as unknown[]).map(equals);
    return (value) => tests.some((test) => test(value));
  },
  $gt: (operand) => comparison('$gt', operand),
  $gte: (operand) => comparison('$gte', operand),
  $lt: (operand) => comparison('$lt', operand),
  $lte: (operand) => comparison('$lte', operand),
  $type: (operand) => typeKinds[operand as string] as Test,
  $mod: (operand) => {
    const [divisor, rest] = (operand as Int32[]).map(({ value }) => BigInt(value));
    return (value) => {
      const whole = wholePart(value);
      return whole !== undefined && whole % (divisor as bigint) === rest;
    };
  },
};

/** How a condition is tried on what a path reached: the value whole, or its elements too. */
type Tried = (value: unknown, test: Test, isWhole: boolean) => boolean;

const anyElement: Tried = (value, test, isWhole) =>
  test(value) || (!isWhole && Array.isArray(value) && value.some((each: unknown) => test(each)));

const onlyItself: Tried = (value, test) => test(value);

function isOperators(value: unknown): value is Doc {
  return isObject(value) && Object.keys(value)[0]?.startsWith('$') === true;
}

function meets(values: readonly unknown[], condition: unknown, tried: Tried): boolean {
  if (!isOperators(condition)) return values.some((each) => tried(each, equals(condition), false));
  return Object.entries(condition).every(([name, operand]) => {
    switch (name) {
      case '$ne':
        return !values.some((each) => tried(each, equals(operand), false));
      case '$nin':
        return !meets(values, { $in: operand }, tried);
      case '$not':
        return !meets(values, operand, tried);
      case '$all': {
        const all = operand as unknown[];
        return all.length > 0 && all.every((each) => meets(values, { $eq: each }, tried));
      }
      case '$exists':
        return values.some((each) => each !== undefined) === operand;
      default: {
        const whole = wholeTests[name];
        const test = (whole ?? valueTests[name])?.(operand);
        if (!test) throw new Error(`The model does not know ${name}`);
        return values.some((each) => tried(each, test, whole !== undefined));
      }
    }
  });
}

function elementTest(operand: Doc): Test {
  const first = Object.keys(operand)[0] ?? '';
  if (first.startsWith('$') && !['$or', '$and', '$nor'].includes(first)) {
    return (value) => meets([value], operand, onlyItself);
  }
  // An array in an array is a document of its positions.
  return (value) =>
    Array.isArray(value)
      ? matches(Object.fromEntries(value.entries()), operand)
      : isObject(value) && matches(value, operand);
}

/** Tells whether a document meets a filter. */
export function matches(doc: Doc, filter: Doc): boolean {
  return Object.entries(filter).every(([key, condition]) => {
    const list = condition as Doc[];
    if (key === '$or') return list.some((each) => matches(doc, each));
    if (key === '$nor') return !list.some((each) => matches(doc, each));
    if (key === '$and') return list.every((each) => matches(doc, each));
    return meets(reach(doc, key.split('.')), condition, anyElement);
  });
}
