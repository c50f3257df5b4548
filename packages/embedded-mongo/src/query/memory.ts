import { encode } from '../bson/codec.ts';
import { isDoc } from '../bson/values.ts';
import { CommandError } from '../errors.ts';

/** A document that was read takes about as many times its BSON. */
const decodedFactor = 4;

/** The size of every so many documents is looked at; those between count as much. */
const measureEvery = 16;

/** What a number, a date or an entry of a table takes. */
const smallBytes = 64;

/** What queries hold while they order, group or gather documents, all of them together. */
export class Memory {
  readonly limit: number;
  #held = 0;

  constructor(limit: number) {
    this.limit = limit;
  }

  get held(): number {
    return this.#held;
  }

  /** @throws QueryExceededMemoryLimitNoDiskUseAllowed when there is no room for more. */
  take(bytes: number, what: string): void {
    if (this.#held + bytes > this.limit) {
      throw new CommandError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        `Exceeded memory limit for ${what}: what all queries hold may be ${this.limit} bytes, and nothing is spilled to disk`,
      );
    }
    this.#held += bytes;
  }

  giveBack(bytes: number): void {
    this.#held -= bytes;
  }
}

/** What one step of a query holds. */
export class Held {
  readonly #memory: Memory | undefined;
  readonly #what: string;
  #bytes = 0;
  #seen = 0;
  #typical = 0;

  constructor(memory: Memory | undefined, what: string) {
    this.#memory = memory;
    this.#what = what;
  }

  /** Counts a value that is kept from now on. */
  add(value: unknown): void {
    if (typeof value === 'string') this.#take(smallBytes + value.length * 2);
    else if (typeof value === 'object' && value !== null) this.#addObject(value);
    else this.#take(smallBytes);
  }

  /** Counts a document whose BSON is known. */
  addRead(bson: Buffer): void {
    this.#take(smallBytes + bson.length * decodedFactor);
  }

  release(): void {
    this.#memory?.giveBack(this.#bytes);
    this.#bytes = 0;
  }

  #addObject(value: object): void {
    if (!this.#memory) return;
    if (!isDoc(value) && !Array.isArray(value)) {
      this.#take(smallBytes);
      return;
    }
    if (this.#seen++ % measureEvery === 0) {
      this.#typical = smallBytes + encode({ value }).length * decodedFactor;
    }
    this.#take(this.#typical);
  }

  #take(bytes: number): void {
    this.#memory?.take(bytes, this.#what);
    this.#bytes += bytes;
  }
}

/** Runs a step that holds documents, and counts them until it has ended, however it ends. */
export function* holding<Item, Result>(
  memory: Memory | undefined,
  what: string,
  run: (held: Held) => Generator<Item, Result>,
): Generator<Item, Result> {
  const held = new Held(memory, what);
  try {
    return yield* run(held);
  } finally {
    held.release();
  }
}
