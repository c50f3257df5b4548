import { createHash } from 'node:crypto';
import type { Collation } from '../../bson/collation.ts';
import { compareNumbers, doubleToRational, isNaNValue, toRational } from '../../bson/numbers.ts';
import {
  type BSONRegExp,
  BSONSymbol,
  type Binary,
  type Code,
  Decimal128,
  type Doc,
  Double,
  Int32,
  Long,
  type NumberValue,
  type ObjectId,
  Rank,
  type Timestamp,
  rankOf,
  toNumber,
} from '../../bson/values.ts';
import { CommandError } from '../../errors.ts';

/** Longest index key kept whole; longer ones keep a prefix and a digest of the rest. */
export const maxKeyBytes = 1900;
const digestBytes = 32;

/** Collects bytes; grows as needed and is reused between keys. */
class ByteWriter {
  #bytes = Buffer.allocUnsafe(256);
  length = 0;

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.length++] = value;
  }

  bytes(value: Uint8Array): void {
    this.#reserve(value.length);
    this.#bytes.set(value, this.length);
    this.length += value.length;
  }

  double(value: number): void {
    this.#reserve(8);
    this.#bytes.writeDoubleBE(value, this.length);
    this.length += 8;
  }

  bigint(value: bigint, size: number): void {
    for (let shift = BigInt((size - 1) * 8); shift >= 0n; shift -= 8n) {
      this.byte(Number((value >> shift) & 0xffn));
    }
  }

  invertFrom(start: number): void {
    for (let i = start; i < this.length; i++) this.#bytes[i] = 255 - (this.#bytes[i] as number);
  }

  flipBit(index: number): void {
    this.#bytes[index] = this.at(index) ^ 128;
  }

  at(index: number): number {
    return this.#bytes[index] as number;
  }

  take(): Buffer {
    const copy = Buffer.from(this.#bytes.subarray(0, this.length));
    this.length = 0;
    return copy;
  }

  #reserve(extra: number): void {
    if (this.length + extra <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.length + extra));
    grown.set(this.#bytes.subarray(0, this.length));
    this.#bytes = grown;
  }
}

const writer = new ByteWriter();

/**
 * Encodes one value so that byte order equals `compareValues` order, and so that no encoded
 * value is a prefix of another. With a collation strings that compare equal are the same, but so
 * may be others, and their order is lost.
 */
export function encodeValue(value: unknown, collation?: Collation | null): Buffer {
  writer.length = 0;
  writeValue(value, collation);
  return writer.take();
}

/** Encodes the values of a compound key; a direction of -1 inverts the order of its part. */
export function encodeKey(
  values: readonly unknown[],
  directions: readonly number[],
  collation?: Collation | null,
): Buffer {
  writer.length = 0;
  for (let i = 0; i < values.length; i++) {
    const start = writer.length;
    writeValue(values[i], collation);
    if (directions[i] === -1) writer.invertFrom(start);
  }
  return writer.take();
}

/** Inverts an encoded part for a descending index field. */
export function invert(part: Buffer): Buffer {
  const copy = Buffer.allocUnsafe(part.length);
  for (let i = 0; i < part.length; i++) copy[i] = 255 - (part[i] as number);
  return copy;
}

/** The stored form of an encoded key: whole, or a prefix and a digest when it is too long. */
export function fitKey(key: Buffer): Buffer {
  if (key.length <= maxKeyBytes) return key;
  const digest = createHash('sha256').update(key).digest();
  return Buffer.concat([key.subarray(0, maxKeyBytes - digestBytes), digest]);
}

/** A bound that is never tighter than the stored form of the keys it must include. */
export function fitBound(key: Buffer): Buffer {
  return key.subarray(0, Math.min(key.length, maxKeyBytes - digestBytes));
}

function writeValue(value: unknown, collation?: Collation | null): void {
  const rank = rankOf(value);
  writer.byte(rank);
  writePayload(rank, value, collation);
}

function writePayload(rank: number, value: unknown, collation?: Collation | null): void {
  switch (rank) {
    case Rank.Number:
      return writeNumber(value as NumberValue);
    case Rank.String:
      return writeString(value instanceof BSONSymbol ? value.value : (value as string), collation);
    case Rank.Object:
      return writeDoc(value as Doc, collation);
    case Rank.Array:
      for (const item of value as unknown[]) writeValue(item, collation);
      return writer.byte(0);
    case Rank.Binary: {
      const binary = value as Binary;
      writer.bigint(BigInt(binary.position), 4);
      writer.byte(binary.sub_type);
      return writer.bytes(binary.buffer.subarray(0, binary.position));
    }
    case Rank.ObjectId:
      return writer.bytes((value as ObjectId).id);
    case Rank.Boolean:
      return writer.byte(value === true ? 1 : 0);
    case Rank.Date:
      return writer.bigint(BigInt((value as Date).getTime()) + 2n ** 63n, 8);
    case Rank.Timestamp:
      return writer.bigint((value as Timestamp).toBigInt() & 0xffffffffffffffffn, 8);
    case Rank.Regex:
      writeText((value as BSONRegExp).pattern);
      return writeText((value as BSONRegExp).options);
    case Rank.Code:
    case Rank.CodeWithScope:
      writeText((value as Code).code);
      return writeDoc((value as Code).scope ?? {});
    default:
  }
}

function writeString(text: string, collation?: Collation | null): void {
  writeText(collation ? collation.bucket(text) : text);
}

function writeText(text: string): void {
  const bytes = Buffer.from(text, 'utf8');
  if (bytes.includes(0)) {
    for (const byte of bytes) {
      writer.byte(byte);
      if (byte === 0) writer.byte(255);
    }
  } else writer.bytes(bytes);
  writer.byte(0);
  writer.byte(0);
}

function writeDoc(doc: Doc, collation?: Collation | null): void {
  for (const key of Object.keys(doc)) {
    const value = doc[key];
    if (value === undefined) continue;
    const rank = rankOf(value);
    writer.byte(rank);
    writeText(key);
    writePayload(rank, value, collation);
  }
  writer.byte(0);
}

/** An ordered double, then the exact remainder for values no double holds. */
function writeNumber(value: NumberValue): void {
  if (isNaNValue(value)) return writer.byte(0);
  writer.byte(1);
  const nearest = toNumber(value);
  if (value instanceof Int32 || value instanceof Double) return writeExact(nearest);
  if (value instanceof Long && Number.isSafeInteger(nearest)) return writeExact(nearest);
  if (!Number.isFinite(nearest)) {
    if (value instanceof Decimal128 && value.toString().includes('Infinity')) {
      return writeExact(nearest);
    }
    throw tooExtreme(value);
  }
  if (compareNumbers(value, new Double(nearest)) === 0) return writeExact(nearest);
  if (Math.abs(nearest) < 1e-290) throw tooExtreme(value);
  const floor = compareNumbers(value, new Double(nearest)) < 0 ? previousDouble(nearest) : nearest;
  writeOrderedDouble(floor);
  writer.byte(1);
  writer.bigint(remainder(value, floor), 16);
}

function tooExtreme(value: NumberValue): CommandError {
  return new CommandError(
    'CannotBuildIndexKeys',
    `The decimal ${value.toString()} is outside the range this engine can index`,
  );
}

function writeExact(value: number): void {
  writeOrderedDouble(value === 0 ? 0 : value);
  writer.byte(0);
}

function writeOrderedDouble(value: number): void {
  const start = writer.length;
  writer.double(value);
  if (writer.at(start) >= 128) writer.invertFrom(start);
  else writer.flipBit(start);
}

/** How far `value` lies above `floor`, in 2^-128 parts of the gap to the next double. */
function remainder(value: NumberValue, floor: number): bigint {
  const exact = toRational(value);
  const low = doubleToRational(floor);
  const high = doubleToRational(nextDouble(floor));
  const numerator = exact.numerator * low.denominator - low.numerator * exact.denominator;
  const denominator = exact.denominator * low.denominator;
  const gapNumerator = high.numerator * low.denominator - low.numerator * high.denominator;
  const gapDenominator = high.denominator * low.denominator;
  return (numerator * gapDenominator * 2n ** 128n) / (denominator * gapNumerator);
}

const bits = new DataView(new ArrayBuffer(8));

function nextDouble(value: number): number {
  if (value < 0) return -previousDouble(-value);
  bits.setFloat64(0, value);
  bits.setBigUint64(0, bits.getBigUint64(0) + 1n);
  return bits.getFloat64(0);
}

function previousDouble(value: number): number {
  if (value <= 0) return -nextDouble(-value);
  bits.setFloat64(0, value);
  bits.setBigUint64(0, bits.getBigUint64(0) - 1n);
  return bits.getFloat64(0);
}
