/** The documents that a window holds, added at its end and removed at its front. */
export interface Sliding {
  add(value: unknown): void;
  /** Removes the value that was added first. */
  remove(): void;
  result(): unknown;
}

/** How values are put together; the order matters, the grouping does not. */
export interface Combination<T> {
  /** What one value counts for; undefined when it is passed over. */
  of(value: unknown): T | undefined;
  combine(a: T, b: T): T;
  /** The result, of undefined when there was nothing. */
  result(all: T | undefined): unknown;
}

/**
 * Combines the values of a window without ever taking one out again, so that nothing is lost to
 * rounding: every value is combined at most twice.
 */
export class Combined<T> implements Sliding {
  readonly #combination: Combination<T>;
  /** Combinations from each of the older values on, the oldest last. */
  #front: (T | undefined)[] = [];
  /** The newer values as they came, and all of them combined. */
  #back: (T | undefined)[] = [];
  #backAll: T | undefined;

  constructor(combination: Combination<T>) {
    this.#combination = combination;
  }

  add(value: unknown): void {
    const one = this.#combination.of(value);
    this.#back.push(one);
    this.#backAll = this.#join(this.#backAll, one);
  }

  remove(): void {
    if (this.#front.length === 0) {
      let all: T | undefined;
      for (let i = this.#back.length - 1; i >= 0; i--) {
        all = this.#join(this.#back[i], all);
        this.#front.push(all);
      }
      this.#back = [];
      this.#backAll = undefined;
    }
    this.#front.pop();
  }

  result(): unknown {
    return this.#combination.result(this.#join(this.#front.at(-1), this.#backAll));
  }

  #join(a: T | undefined, b: T | undefined): T | undefined {
    if (a === undefined) return b;
    return b === undefined ? a : this.#combination.combine(a, b);
  }
}

/** A list that is added to at its end and shortened at its front. */
export class Queue<T> {
  #items: T[] = [];
  #removed = 0;

  push(item: T): void {
    this.#items.push(item);
  }

  shift(): T | undefined {
    const item = this.#items[this.#removed++];
    if (this.#removed * 2 > this.#items.length) {
      this.#items = this.items();
      this.#removed = 0;
    }
    return item;
  }

  items(): T[] {
    return this.#items.slice(this.#removed);
  }
}

/** Keeps the values of a window in the order they came. */
export class Listed implements Sliding {
  readonly #values = new Queue<unknown>();

  add(value: unknown): void {
    this.#values.push(value);
  }

  remove(): void {
    this.#values.shift();
  }

  result(): unknown {
    return this.#values.items().filter((value) => value !== undefined);
  }
}

/** Keeps the values of a window sorted; equal ones in the order they came. */
export class Ordered<T> implements Sliding {
  readonly #compare: (a: T, b: T) => number;
  readonly #accept: (value: unknown) => T | undefined;
  readonly #result: (sorted: readonly T[]) => unknown;
  readonly #sorted: T[] = [];
  readonly #queue = new Queue<T | undefined>();

  /** @param accept gives what is kept of a value; undefined passes over it. */
  constructor(
    compare: (a: T, b: T) => number,
    accept: (value: unknown) => T | undefined,
    result: (sorted: readonly T[]) => unknown,
  ) {
    this.#compare = compare;
    this.#accept = accept;
    this.#result = result;
  }

  add(value: unknown): void {
    const item = this.#accept(value);
    this.#queue.push(item);
    if (item !== undefined) this.#sorted.splice(this.#place(item, 'after'), 0, item);
  }

  remove(): void {
    const item = this.#queue.shift();
    // The oldest of equal values is the first of them.
    if (item !== undefined) this.#sorted.splice(this.#place(item, 'before'), 1);
  }

  result(): unknown {
    return this.#result(this.#sorted);
  }

  #place(item: T, side: 'before' | 'after'): number {
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const order = this.#compare(this.#sorted[middle] as T, item);
      if (order < 0 || (order === 0 && side === 'after')) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
