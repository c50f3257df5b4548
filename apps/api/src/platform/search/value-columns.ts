/** A value with how many have it. */
interface ValueCount {
  value: string;
  count: number;
}

/** A column of values, each kept once. */
export interface ValueColumn {
  set(slot: number, values: readonly string[]): void;
  hasAny(values: readonly string[]): (slot: number) => boolean;
  hasAll(values: readonly string[]): (slot: number) => boolean;
  /** The most frequent values of some slots, equally frequent ones in the order of their letters. */
  most(slots: Uint32Array, limit: number): ValueCount[];
}

/** Numbers for values, from 1 in the order they first came; 0 stands for none. */
class Values {
  readonly #numbers = new Map<string, number>();
  readonly #values: string[] = [''];

  numberOf(value: string): number {
    const known = this.#numbers.get(value);
    if (known !== undefined) return known;
    const number = this.#values.length;
    this.#numbers.set(value, number);
    this.#values.push(value);
    return number;
  }

  /** The number of a value if any document ever had it. */
  find(value: string): number | undefined {
    return this.#numbers.get(value);
  }

  get size(): number {
    return this.#values.length;
  }

  most(counts: Uint32Array, limit: number): ValueCount[] {
    const found: ValueCount[] = [];
    for (let number = 1; number < counts.length; number += 1) {
      const count = counts[number] ?? 0;
      if (count > 0) found.push({ value: this.#values[number] ?? '', count });
    }
    return found
      .toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
      .slice(0, limit);
  }
}

/** A column of at most one value. */
export class OneValue implements ValueColumn {
  readonly #values = new Values();
  #numbers = new Uint32Array(1024);

  set(slot: number, [value]: readonly string[]): void {
    if (slot >= this.#numbers.length) {
      const larger = new Uint32Array(this.#numbers.length * 2);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[slot] = value === undefined ? 0 : this.#values.numberOf(value);
  }

  hasAny(values: readonly string[]): (slot: number) => boolean {
    const numbers = new Set(values.map((value) => this.#values.find(value)));
    return (slot) => numbers.has(this.#numbers[slot]);
  }

  hasAll(values: readonly string[]): (slot: number) => boolean {
    const tests = values.map((value) => this.hasAny([value]));
    return (slot) => tests.every((test) => test(slot));
  }

  most(slots: Uint32Array, limit: number): ValueCount[] {
    const counts = new Uint32Array(this.#values.size);
    const numbers = this.#numbers;
    for (let place = 0; place < slots.length; place += 1) {
      const number = numbers[slots[place] ?? 0] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    return this.#values.most(counts, limit);
  }
}

const none = new Uint32Array(0);

/** A column of several values. */
export class ManyValues implements ValueColumn {
  readonly #values = new Values();
  readonly #numbers: Uint32Array[] = [];

  set(slot: number, values: readonly string[]): void {
    this.#numbers[slot] =
      values.length === 0
        ? none
        : Uint32Array.from(new Set(values), (value) => this.#values.numberOf(value));
  }

  hasAny(values: readonly string[]): (slot: number) => boolean {
    const tests = values.map((value) => this.hasAll([value]));
    return (slot) => tests.some((test) => test(slot));
  }

  hasAll(values: readonly string[]): (slot: number) => boolean {
    const numbers = values.map((value) => this.#values.find(value));
    return (slot) =>
      numbers.every((number) => number !== undefined && this.#numbers[slot]?.includes(number));
  }

  most(slots: Uint32Array, limit: number): ValueCount[] {
    const counts = new Uint32Array(this.#values.size);
    for (let place = 0; place < slots.length; place += 1) {
      const numbers = this.#numbers[slots[place] ?? 0] ?? none;
      for (let index = 0; index < numbers.length; index += 1) {
        const number = numbers[index] ?? 0;
        counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return this.#values.most(counts, limit);
  }
}

/** A column of numbers, null where there is none. */
export interface Numbers {
  set(slot: number, value: number | null): void;
  /** Whether there is a number, and not below the least and above the greatest where those are given. */
  within(min: number | null, max: number | null): (slot: number) => boolean;
  /** The least and the greatest of some slots; null where none has a number. */
  span(slots: Uint32Array): { min: number; max: number } | null;
}

export function makeNumbers(): Numbers {
  let numbers = new Float64Array(1024).fill(Number.NaN);
  return {
    set(slot, value) {
      if (slot >= numbers.length) {
        const larger = new Float64Array(numbers.length * 2).fill(Number.NaN);
        larger.set(numbers);
        numbers = larger;
      }
      numbers[slot] = value ?? Number.NaN;
    },
    within: (min, max) => (slot) => {
      const value = numbers[slot] ?? Number.NaN;
      // NaN, which stands for none, is neither above nor below anything.
      return (
        value >= (min ?? Number.NEGATIVE_INFINITY) && value <= (max ?? Number.POSITIVE_INFINITY)
      );
    },
    span(slots) {
      let min = Number.POSITIVE_INFINITY;
      let max = Number.NEGATIVE_INFINITY;
      for (let place = 0; place < slots.length; place += 1) {
        const value = numbers[slots[place] ?? 0] ?? Number.NaN;
        if (value < min) min = value;
        if (value > max) max = value;
      }
      return min <= max ? { min, max } : null;
    },
  };
}
