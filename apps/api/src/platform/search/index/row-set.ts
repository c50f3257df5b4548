/**
 * Memory for lists of rows, lent for one question after the other. Lists as long as a table lie beside the
 * heap, and for every few hundred new ones the collector would go over the whole index.
 */
export class RowLists {
  readonly #lists: Uint32Array[] = [];
  #lent = 0;

  /** A list of that length; what is in it is left from another question. */
  lend(length: number): Uint32Array {
    const known = this.#lists[this.#lent];
    const list =
      known && known.length >= length
        ? known
        : new Uint32Array(Math.max(length, 2 * (known?.length ?? 0)));
    this.#lists[this.#lent] = list;
    this.#lent += 1;
    return list.subarray(0, length);
  }

  /** Takes back all that were lent. */
  takeBack(): void {
    this.#lent = 0;
  }
}

/** Some of the rows of a table, as a bitmap and as a list. */
export class RowSet {
  readonly #bits: Uint32Array;
  readonly #lists: RowLists;
  #rows: Uint32Array | null = null;

  /** @param lists lend the list of rows, which is good until they take it back */
  constructor(bits: Uint32Array, lists: RowLists) {
    this.#bits = bits;
    this.#lists = lists;
  }

  /** In ascending order. */
  get rows(): Uint32Array {
    this.#rows ??= rowsOf(this.#bits, this.#lists);
    return this.#rows;
  }

  has(row: number): boolean {
    return (((this.#bits[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1;
  }

  /** How many of the rows are set in another bitmap. */
  countIn(bitmap: Uint32Array): number {
    const bits = this.#bits;
    const words = Math.min(bits.length, bitmap.length);
    let count = 0;
    for (let word = 0; word < words; word += 1) {
      count += ones((bits[word] ?? 0) & (bitmap[word] ?? 0));
    }
    return count;
  }
}

/** The bitmap of the first rows of a table, so many as it has. */
export function allRows(size: number): Uint32Array {
  const bits = new Uint32Array((size + 31) >>> 5).fill(0xffffffff);
  if (size % 32 > 0) bits[bits.length - 1] = 0xffffffff >>> (32 - (size % 32));
  return bits;
}

/** Takes those that are not set in another bitmap out of one. */
export function keepOnly(bits: Uint32Array, others: Uint32Array): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (others[word] ?? 0);
  }
}

function rowsOf(bits: Uint32Array, lists: RowLists): Uint32Array {
  let size = 0;
  for (let word = 0; word < bits.length; word += 1) size += ones(bits[word] ?? 0);
  const rows = lists.lend(size);
  let place = 0;
  for (let word = 0; word < bits.length; word += 1) {
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) {
      rows[place++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
  }
  return rows;
}

/** How many bits of a word are set: counted in pairs, fours and bytes at a time. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
