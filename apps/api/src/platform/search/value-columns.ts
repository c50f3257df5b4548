import { FirstItems } from './index/first-items.ts';
import { withPlace } from './index/growing-array.ts';
import { allRows, type RowSet } from './index/row-set.ts';
import { numberSteps } from './number-steps.ts';
import type { NumberRange, NumberStep } from './search-index.ts';

/** A value with how many have it. */
export interface ValueCount {
  value: string;
  count: number;
}

/** The most frequent of the values offered, equally frequent ones in the order of their letters. */
export const mostFrequent = (limit: number): FirstItems<ValueCount> =>
  new FirstItems(
    limit,
    (one, other) =>
      one.count > other.count || (one.count === other.count && one.value < other.value),
  );

/** Whether one of some values is wanted, or all of them. */
type Choice = 'any' | 'all';

/** What is saved of a column of values: its values by their numbers, and the numbers or bitmaps of its rows. */
export interface SavedValues {
  values: readonly string[];
  rows: Uint32Array | readonly Uint32Array[];
}

/** A column of values, each kept once. */
export interface ValueColumn {
  readonly saved: SavedValues;
  /** Takes up what was saved of another one of its kind; there is nothing in this one yet. */
  restore(saved: SavedValues): void;
  set(row: number, values: readonly string[]): void;
  /** Gives a row what another one holds. */
  copy(from: number, to: number): void;
  /** The bitmap of the rows that have any, or all, of some values. */
  having(choice: Choice, values: readonly string[], size: number): Uint32Array;
  /** The most frequent values of some rows, equally frequent ones in the order of their letters. */
  most(set: RowSet, limit: number): ValueCount[];
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

  /** One above the highest number. */
  get end(): number {
    return this.#values.length;
  }

  /** By their numbers. */
  get all(): readonly string[] {
    return this.#values;
  }

  restore(values: readonly string[]): void {
    for (const value of values.slice(1)) this.numberOf(value);
  }

  /** The most frequent values, by how many have each. */
  most(counts: Uint32Array, limit: number): ValueCount[] {
    const most = mostFrequent(limit);
    for (let number = 1; number < this.end; number += 1) {
      const count = counts[number] ?? 0;
      // What is rarer than all of so many already is not even offered.
      if (count > 0 && count >= (most.items[limit - 1]?.count ?? 0)) {
        most.offer({ value: this.#values[number] ?? '', count });
      }
    }
    return most.items;
  }
}

/** A column of at most one value. */
export class OneValue implements ValueColumn {
  readonly #values = new Values();
  /** By row; rows beyond its end have none. */
  #numbers = new Uint32Array(0);

  get saved(): SavedValues {
    return { values: this.#values.all, rows: this.#numbers };
  }

  restore({ values, rows }: SavedValues): void {
    this.#values.restore(values);
    this.#numbers = rows as Uint32Array<ArrayBuffer>;
  }

  set(row: number, [value]: readonly string[]): void {
    if (value !== undefined) this.#numbers = withPlace(this.#numbers, row);
    this.#numbers[row] = value === undefined ? 0 : this.#values.numberOf(value);
  }

  copy(from: number, to: number): void {
    this.#numbers[to] = this.#numbers[from] ?? 0;
  }

  having(choice: Choice, values: readonly string[], size: number): Uint32Array {
    const different = new Set(values);
    // No row has two values, and every row has all of none.
    if (choice === 'all' && different.size === 0) return allRows(size);
    const isWanted = new Uint8Array(this.#values.end);
    if (choice === 'any' || different.size === 1) {
      for (const value of different) isWanted[this.#values.find(value) ?? 0] = 1;
    }
    isWanted[0] = 0;
    const numbers = this.#numbers;
    const bitmap = allRows(size);
    for (let word = 0; word < bitmap.length; word += 1) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        bits |= (isWanted[numbers[word * 32 + bit] ?? 0] ?? 0) << bit;
      }
      bitmap[word] = (bitmap[word] ?? 0) & bits;
    }
    return bitmap;
  }

  most({ rows }: RowSet, limit: number): ValueCount[] {
    if (this.#values.end === 1) return [];
    const counts = new Uint32Array(this.#values.end);
    const numbers = this.#numbers;
    for (let place = 0; place < rows.length; place += 1) {
      const number = numbers[rows[place] ?? 0] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    return this.#values.most(counts, limit);
  }
}

const noBits = new Uint32Array(0);

/** A column of several values of a short list: each value has a bitmap of the rows that have it. */
export class ManyValues implements ValueColumn {
  readonly #values = new Values();
  /** By the value's number. */
  #bitmaps: Uint32Array[] = [noBits];

  get saved(): SavedValues {
    return { values: this.#values.all, rows: this.#bitmaps };
  }

  restore({ values, rows }: SavedValues): void {
    this.#values.restore(values);
    this.#bitmaps = [...(rows as readonly Uint32Array[])];
  }

  set(row: number, values: readonly string[]): void {
    const word = row >>> 5;
    for (const bitmap of this.#bitmaps) {
      if (word < bitmap.length) bitmap[word] = (bitmap[word] ?? 0) & ~(1 << (row & 31));
    }
    for (const value of values) this.#add(this.#values.numberOf(value), row);
  }

  copy(from: number, to: number): void {
    for (const [number, bitmap] of this.#bitmaps.entries()) {
      if (hasBit(bitmap, from)) this.#add(number, to);
      else if (hasBit(bitmap, to)) bitmap[to >>> 5] = (bitmap[to >>> 5] ?? 0) ^ (1 << (to & 31));
    }
  }

  #add(number: number, row: number): void {
    const bitmap = withPlace(this.#bitmaps[number] ?? noBits, row >>> 5);
    bitmap[row >>> 5] = (bitmap[row >>> 5] ?? 0) | (1 << (row & 31));
    this.#bitmaps[number] = bitmap;
  }

  having(choice: Choice, values: readonly string[], size: number): Uint32Array {
    const wanted = values.map((value) => this.#bitmaps[this.#values.find(value) ?? 0] ?? noBits);
    const bitmap = allRows(size);
    for (let word = 0; word < bitmap.length; word += 1) {
      let bits = choice === 'any' ? 0 : -1;
      for (const own of wanted) {
        bits = choice === 'any' ? bits | (own[word] ?? 0) : bits & (own[word] ?? 0);
      }
      bitmap[word] = (bitmap[word] ?? 0) & bits;
    }
    return bitmap;
  }

  most(set: RowSet, limit: number): ValueCount[] {
    return this.#values.most(
      Uint32Array.from(this.#bitmaps, (bitmap) => set.countIn(bitmap)),
      limit,
    );
  }
}

const hasBit = (bitmap: Uint32Array, row: number): boolean =>
  (((bitmap[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;

/** A column of numbers, null where there is none. */
export class NumberColumn {
  /** NaN, which is neither above nor below anything, stands for none; rows beyond its end have none. */
  #numbers = new Float64Array(0);

  get saved(): Float64Array {
    return this.#numbers;
  }

  /** Takes up what was saved of another one; there is nothing in this one yet. */
  restore(numbers: Float64Array): void {
    this.#numbers = numbers as Float64Array<ArrayBuffer>;
  }

  set(row: number, value: number | null): void {
    const end = this.#numbers.length;
    if (value !== null) this.#numbers = withPlace(this.#numbers, row);
    if (this.#numbers.length > end) this.#numbers.fill(Number.NaN, end);
    this.#numbers[row] = value ?? Number.NaN;
  }

  copy(from: number, to: number): void {
    this.#numbers[to] = this.#numbers[from] ?? Number.NaN;
  }

  /** The number of a row; 0 where there is none. */
  at(row: number): number {
    return this.#numbers[row] || 0;
  }

  /** The bitmap of the rows with a number between two, where those are given. */
  between(min: number | null, max: number | null, size: number): Uint32Array {
    const least = min ?? Number.NEGATIVE_INFINITY;
    const greatest = max ?? Number.POSITIVE_INFINITY;
    const numbers = this.#numbers;
    const bitmap = allRows(size);
    for (let word = 0; word < bitmap.length; word += 1) {
      let bits = 0;
      for (let bit = 0; bit < 32; bit += 1) {
        const value = numbers[word * 32 + bit] ?? Number.NaN;
        bits |= (value >= least && value <= greatest ? 1 : 0) << bit;
      }
      bitmap[word] = (bitmap[word] ?? 0) & bits;
    }
    return bitmap;
  }

  /** The least and the greatest of some rows; null where none has a number. */
  span({ rows }: RowSet): NumberRange | null {
    let min = Number.POSITIVE_INFINITY;
    let max = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < rows.length; place += 1) {
      const value = this.#numbers[rows[place] ?? 0] ?? Number.NaN;
      if (value < min) min = value;
      if (value > max) max = value;
    }
    return min <= max ? { min, max, steps: this.#steps(rows, min, max) } : null;
  }

  /** How the numbers of rows spread. */
  #steps(rows: RowSet['rows'], min: number, max: number): NumberStep[] {
    const { edges, stepOf } = numberSteps(min, max);
    const counts = edges.map(() => 0);
    if (edges.length === 0) return [];
    for (let place = 0; place < rows.length; place += 1) {
      const value = this.#numbers[rows[place] ?? 0] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const step = stepOf(value);
      counts[step] = (counts[step] ?? 0) + 1;
    }
    return edges.map((edge, step) => ({ ...edge, count: counts[step] ?? 0 }));
  }
}
