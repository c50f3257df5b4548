import { encodeValue } from '../../storage/key-encoding.ts';

/** The text that equal values, and only they, share. */
export function identityOf(value: unknown): string {
  if (typeof value === 'string') return `s${value}`;
  const key = encodeValue(value);
  return key.toString('latin1');
}

/** A set of values by MongoDB's equality, in the order of their first appearance. */
export class ValueSet {
  readonly #values = new Map<string, unknown>();

  constructor(values: Iterable<unknown> = []) {
    for (const value of values) this.add(value);
  }

  add(value: unknown): void {
    const identity = identityOf(value);
    if (!this.#values.has(identity)) this.#values.set(identity, value);
  }

  has(value: unknown): boolean {
    return this.#values.has(identityOf(value));
  }

  values(): IterableIterator<unknown> {
    return this.#values.values();
  }
}
