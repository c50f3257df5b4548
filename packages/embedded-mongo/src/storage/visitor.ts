import type { RangeOptions, RootDatabase } from 'lmdb';

/**
 * Shows values where LMDB puts them, without making a buffer for each: on a walk over a whole
 * collection that is most of the work.
 */
export class Visitor {
  readonly #store: RootDatabase<Buffer, Buffer>;
  readonly #key = Buffer.alloc(2048);
  #keyLength = 0;
  #show: (value: Buffer) => void = () => undefined;
  #failure: { error: unknown } | null = null;

  constructor(db: RootDatabase<Buffer, Buffer>) {
    // The same store with another way to read keys and values, which LMDB takes from the store.
    this.#store = Object.create(db, {
      decoder: { value: { decode: (bytes: Buffer) => this.#take(bytes) } },
      decoderCopies: { value: true },
      readKey: {
        value: (bytes: Buffer, start: number, end: number) => {
          this.#keyLength = bytes.copy(this.#key, 0, start, end);
        },
      },
    }) as RootDatabase<Buffer, Buffer>;
  }

  /**
   * Shows up to `limit` values of what LMDB is told to walk and gives the last key, undefined when there was
   * none.
   */
  visit(walk: RangeOptions, limit: number, show: (value: Buffer) => void): Buffer | undefined {
    this.#show = show;
    this.#failure = null;
    let count = 0;
    const entries = this.#store.getRange({ ...walk, limit });
    for (const _entry of entries) count++;
    this.#show = () => undefined;
    this.#rethrow();
    return count === 0 ? undefined : Buffer.from(this.#key.subarray(0, this.#keyLength));
  }

  #rethrow(): void {
    if (this.#failure) throw this.#failure.error;
  }

  /** An error waits until LMDB has closed its cursor. */
  #take(bytes: Buffer): void {
    if (this.#failure) return;
    try {
      this.#show(bytes);
    } catch (error) {
      this.#failure = { error };
    }
  }
}
