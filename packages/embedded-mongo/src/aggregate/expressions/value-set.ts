import type { Collation } from '../../bson/collation.ts';
import { compareNumbers } from '../../bson/numbers.ts';
import { mapFields } from '../../bson/ordered.ts';
import {
  Decimal128,
  Double,
  Int32,
  ObjectId,
  isDoc,
  isNumber,
  toNumber,
} from '../../bson/values.ts';
import { encodeValue } from '../../storage/indexes/key-encoding.ts';

/**
 * The text that equal values, and only they, share. The common types have a short one, which
 * begins with a letter that no encoded value begins with.
 */
export function identityOf(value: unknown, collation?: Collation | null): string {
  if (collation) return identityOf(represented(value, collation));
  if (typeof value === 'string') return `s${value}`;
  if (value instanceof Int32) return `n${value.value}`;
  if (value instanceof Date) return `d${value.getTime()}`;
  if (value instanceof ObjectId) return `o${value.toHexString()}`;
  if (isNumber(value)) {
    const number = toNumber(value);
    const isExact =
      !(value instanceof Decimal128) || compareNumbers(value, new Double(number)) === 0;
    // Zero has no sign here.
    if (Number.isSafeInteger(number) && isExact) return `n${number + 0}`;
  }
  return encodeValue(value).toString('latin1');
}

/** The value with every string replaced by the one that stands for its equals. */
function represented(value: unknown, collation: Collation): unknown {
  if (typeof value === 'string') return collation.representative(value);
  if (Array.isArray(value)) return value.map((item) => represented(item, collation));
  return isDoc(value) ? mapFields(value, (each) => represented(each, collation)) : value;
}

/** A set of values by MongoDB's equality, in the order of their first appearance. */
export class ValueSet {
  readonly #values = new Map<string, unknown>();

  readonly #collation: Collation | null | undefined;

  constructor(values: Iterable<unknown> = [], collation?: Collation | null) {
    this.#collation = collation;
    for (const value of values) this.add(value);
  }

  add(value: unknown): void {
    const identity = identityOf(value, this.#collation);
    if (!this.#values.has(identity)) this.#values.set(identity, value);
  }

  has(value: unknown): boolean {
    return this.#values.has(identityOf(value, this.#collation));
  }

  values(): IterableIterator<unknown> {
    return this.#values.values();
  }
}
