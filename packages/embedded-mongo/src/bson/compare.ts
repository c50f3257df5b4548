import type { Collation } from './collation.ts';
import { compareNumbers } from './numbers.ts';
import {
  type BSONRegExp,
  BSONSymbol,
  type Binary,
  type Code,
  type Doc,
  type NumberValue,
  type ObjectId,
  Rank,
  type Timestamp,
  rankOf,
} from './values.ts';

/**
 * Orders two values as MongoDB does: canonical type first, then value; numbers of all types
 * by value, strings by their UTF-8 bytes or as the collation says, missing equal to null.
 * @returns negative, zero or positive.
 */
export function compareValues(a: unknown, b: unknown, collation?: Collation | null): number {
  const rank = rankOf(a);
  const difference = rank - rankOf(b);
  return difference === 0 ? compareSameRank(rank, a, b, collation) : difference;
}

/** Equality by the same rules as `compareValues`. */
export function equalValues(a: unknown, b: unknown, collation?: Collation | null): boolean {
  if (a === b) return true;
  return compareValues(a, b, collation) === 0;
}

function compareSameRank(
  rank: number,
  a: unknown,
  b: unknown,
  collation?: Collation | null,
): number {
  switch (rank) {
    case Rank.Number:
      return compareNumbers(a as NumberValue, b as NumberValue);
    case Rank.String:
      return collation
        ? collation.compare(textOf(a), textOf(b))
        : compareStrings(textOf(a), textOf(b));
    case Rank.Object:
      return compareDocs(a as Doc, b as Doc, collation);
    case Rank.Array:
      return compareArrays(a as unknown[], b as unknown[], collation);
    case Rank.Binary:
      return compareBinary(a as Binary, b as Binary);
    case Rank.ObjectId:
      return Buffer.compare((a as ObjectId).id, (b as ObjectId).id);
    case Rank.Boolean:
      return Number(a) - Number(b);
    case Rank.Date:
      return (a as Date).getTime() - (b as Date).getTime();
    case Rank.Timestamp:
      return (a as Timestamp).compare(b as Timestamp);
    case Rank.Regex:
      return (
        compareStrings((a as BSONRegExp).pattern, (b as BSONRegExp).pattern) ||
        compareStrings((a as BSONRegExp).options, (b as BSONRegExp).options)
      );
    case Rank.Code:
    case Rank.CodeWithScope:
      return compareCode(a as Code, b as Code);
    default:
      return 0;
  }
}

/** Orders strings by UTF-8 bytes, which differs from UTF-16 order only around surrogates. */
export function compareStrings(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a.charCodeAt(i);
    const y = b.charCodeAt(i);
    if (x !== y) return fixSurrogate(x) - fixSurrogate(y);
  }
  return a.length - b.length;
}

/** Moves surrogates (code points above the BMP) after all other UTF-16 units. */
function fixSurrogate(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit >= 0xe000 ? unit - 0x800 : unit + 0x2000;
}

function textOf(value: unknown): string {
  return value instanceof BSONSymbol ? value.value : (value as string);
}

function compareDocs(a: Doc, b: Doc, collation?: Collation | null): number {
  const keysA = definedKeys(a);
  const keysB = definedKeys(b);
  const length = Math.min(keysA.length, keysB.length);
  for (let i = 0; i < length; i++) {
    const keyA = keysA[i] as string;
    const keyB = keysB[i] as string;
    const rank = rankOf(a[keyA]);
    const result =
      rank - rankOf(b[keyB]) ||
      compareStrings(keyA, keyB) ||
      compareSameRank(rank, a[keyA], b[keyB], collation);
    if (result !== 0) return result;
  }
  return keysA.length - keysB.length;
}

function definedKeys(doc: Doc): string[] {
  return Object.keys(doc).filter((key) => doc[key] !== undefined);
}

function compareArrays(a: unknown[], b: unknown[], collation?: Collation | null): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const result = compareValues(a[i], b[i], collation);
    if (result !== 0) return result;
  }
  return a.length - b.length;
}

function compareBinary(a: Binary, b: Binary): number {
  return (
    a.position - b.position ||
    a.sub_type - b.sub_type ||
    Buffer.compare(a.buffer.subarray(0, a.position), b.buffer.subarray(0, b.position))
  );
}

function compareCode(a: Code, b: Code): number {
  return compareStrings(a.code, b.code) || compareDocs(scopeOf(a), scopeOf(b));
}

function scopeOf(code: Code): Doc {
  return code.scope ?? {};
}
