import { createHash } from 'node:crypto';
import { encode } from '../../bson/codec.ts';
import { toBigInt } from '../../bson/numbers.ts';
import {
  Decimal128,
  Double,
  Long,
  type NumberValue,
  Rank,
  isDoc,
  isNumber,
  rankOf,
  toNumber,
} from '../../bson/values.ts';
import type { OperatorCompiler } from '../variables.ts';
import { simple } from './operands.ts';

/** The number under which MongoDB keeps a value in a hashed index. */
export const hashOperators: Record<string, OperatorCompiler> = {
  $toHashedIndexKey: simple('$toHashedIndexKey', 1, 1, (value) => {
    const parts = [int32(0), ...hashedParts(value ?? null, null)];
    const digest = createHash('md5').update(Buffer.concat(parts)).digest();
    return Long.fromBigInt(digest.readBigInt64LE(0));
  }),
};

function hashedParts(value: unknown, name: string | null): Buffer[] {
  const rank = rankOf(value);
  const head = [int32(rank), ...(name === null ? [] : [text(name)])];
  if (isNumber(value)) return [...head, wholeNumber(value)];
  if (rank === Rank.Object || rank === Rank.Array) {
    const items: [string, unknown][] = isDoc(value)
      ? Object.entries(value)
      : (value as unknown[]).map((item, i) => [String(i), item]);
    // The end of a document counts as an element without a name.
    const end = Buffer.concat([int32(0), text('')]);
    return [...head, ...items.flatMap(([key, item]) => hashedParts(item, key)), end];
  }
  return [...head, stored(value)];
}

/** Numbers of all types are cut to whole ones of 64 bits. */
function wholeNumber(value: NumberValue): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64LE(wholeOf(value));
  return bytes;
}

function wholeOf(value: NumberValue): bigint {
  if (!(value instanceof Double || value instanceof Decimal128)) return toBigInt(value);
  const number = toNumber(value);
  if (Number.isNaN(number)) return 0n;
  if (number >= 2 ** 63) return 2n ** 63n - 1n;
  return number <= -(2 ** 63) ? -(2n ** 63n) : BigInt(Math.trunc(number));
}

/** The bytes of a value within a document, without its type and name. */
function stored(value: unknown): Buffer {
  const document = encode({ '': value });
  return document.subarray(4 + 1 + 1, document.length - 1);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}
